import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { TaxRow } from '#schemas/entities/cart.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { postalLines } from '#schemas/rules/address-format.ts';
import { isPartCount } from '#schemas/rules/part-count.ts';
import { site } from '#schemas/site/site.ts';
import { shownPhone } from '../services/account/phone.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import { type MailContext, orderPrice, screenUrl } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { OrderFacts } from './order-facts.ts';

type Row = readonly [label: string, value: string];

/** All ordered items and their costs. */
export function orderedParts(context: MailContext, facts: OrderFacts): LetterPart[] {
  const { row, language, items } = facts;
  const t = textsIn(mailTexts, language).orders;
  const price = orderPrice(context, row.currency, language);
  return [
    { kind: 'heading', text: t.items },
    {
      kind: 'items',
      items: items.map(({ name, qty, rowTotal, chosen }) => ({
        name,
        details: [fill(t.quantity, { count: String(qty) }), ...chosen.map(describeChoice)].join(
          ' · ',
        ),
        price: price(rowTotal),
      })),
      totals: totalRows(facts, price),
      total: [t.total, price(row.order_total)],
    },
  ];
}

/** Returns `Colour: blue`, or `2 × Map` for a part of a set, whose label is its count. */
function describeChoice({ label, value }: OrderFacts['items'][number]['chosen'][number]): string {
  return isPartCount(label) ? `${label} ${value}` : `${label}: ${value}`;
}

function totalRows({ row, language }: OrderFacts, price: (cents: number) => string): Row[] {
  const t = textsIn(mailTexts, language).orders;
  const taxes = row.taxes as unknown as readonly TaxRow[];
  const taxText = site.taxes === 'added' ? t.taxAdded : t.tax;
  const minus = (cents: number) => `−${price(cents)}`;
  return [
    [t.itemsTotal, price(row.items_total)],
    ...row.promotions
      .filter(({ amount }) => amount > 0)
      .map(({ name, code, amount }): Row => {
        return [name ?? fill(t.coupon, { code: code ?? '' }).trim(), minus(amount)];
      }),
    ...(row.loyalty_total > 0 ? [[t.loyalty, minus(row.loyalty_total)] as const] : []),
    ...(row.delivery_name === null
      ? []
      : [[`${t.delivery}: ${row.delivery_name}`, price(row.delivery_total)] as const]),
    ...(row.voucher_total > 0 ? [[t.voucher, minus(row.voucher_total)] as const] : []),
    ...taxes.map(({ rate, tax }): Row => [fill(taxText, { rate: String(rate) }), price(tax)]),
  ];
}

/** Delivery address, billing address, phone number and note. */
export function addressParts({ row, language, countries }: OrderFacts): LetterPart[] {
  const t = textsIn(mailTexts, language).orders;
  const { Main, Shipping } = row.addresses as unknown as Record<
    'Main' | 'Shipping',
    BuyerAddress | undefined
  >;
  const lines = (address: BuyerAddress) => {
    const { iso, name } = countries.get(address.country ?? 0) ?? { iso: '', name: '' };
    return [`${address.firstName} ${address.lastName}`, ...postalLines(address, iso), name]
      .filter((line) => line.trim() !== '')
      .join('\n');
  };
  const company = row.company as { name?: string; oib?: string } | null;
  const shipTo = Shipping && row.delivery_name !== null ? lines(Shipping) : null;
  const billTo = Main ? lines(Main) : null;
  const phone = Shipping?.contactPhone || Main?.contactPhone;
  const rows: Row[] = [
    ...(shipTo === null ? [] : [[shipTo === billTo ? t.bothTo : t.shipTo, shipTo] as const]),
    ...(billTo === null || billTo === shipTo ? [] : [[t.billTo, billTo] as const]),
    ...(phone ? [[t.phone, shownPhone(phone)] as const] : []),
    ...(company?.name
      ? [[t.company, [company.name, company.oib ?? ''].join(' ').trim()] as const]
      : []),
    ...(row.order_message ? [[t.note, row.order_message] as const] : []),
  ];
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}

/** Content id of the slip's picture in its mail. */
export const slipCid = 'uplatnica@izlog';

/** Returns instructions for paying by transfer, with the code that banking apps read. */
export function slipParts(context: MailContext, facts: OrderFacts): LetterPart[] {
  const { transfer, language, row } = facts;
  if (!transfer) return [];
  const t = textsIn(mailTexts, language).orders;
  const { recipient, iban, model, reference, amount, description } = transfer;
  const rows: Row[] = [
    [t.amount, orderPrice(context, row.currency, language)(amount)],
    [t.recipient, recipient],
    [t.iban, iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t.reference, `${model} ${reference}`],
    [t.purpose, description],
  ];
  return [
    { kind: 'heading', text: t.slip },
    { kind: 'slip', rows, alt: t.slipAlt, picture: slipCid },
  ];
}

/** Returns a button that opens the order's page. */
export function openButton(context: MailContext, { row, language }: OrderFacts): LetterPart {
  return {
    kind: 'button',
    label: textsIn(mailTexts, language).orders.open,
    href: screenUrl(context, language, 'checkout-success', { orderSlug: row.slug }),
  };
}

/** Returns the notice about the right of withdrawal, if the law of the shop's market gives one. */
function rightParts(context: MailContext, language: Language): LetterPart[] {
  if (site.law.withdrawalDays === null) return [];
  const t = textsIn(mailTexts, language).orders;
  return [
    { kind: 'quiet', text: t.right },
    { kind: 'link', label: t.withdraw, href: screenUrl(context, language, 'withdrawal') },
  ];
}

/**
 * Returns the link to the order's page, the right of withdrawal, and the notice that the mail is not an
 * invoice.
 */
export function closingParts(context: MailContext, facts: OrderFacts): LetterPart[] {
  const { language } = facts;
  const t = textsIn(mailTexts, language).orders;
  return [
    openButton(context, facts),
    ...rightParts(context, language),
    { kind: 'quiet', text: t.notInvoice },
  ];
}
