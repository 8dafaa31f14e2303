import type { Kysely } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import { defaultLanguage, parseLanguage, textsIn } from '#schemas/languages.ts';
import type { EInvoiceRules } from '#schemas/markets/e-invoice.ts';
import { localTime } from '#schemas/rules/zoned-time.ts';
import type { Database } from '../../../db/schema.ts';
import { fill } from '../../../mail/fill.ts';
import { type CreditNote, readCreditNotes } from '../invoices/credit-notes.ts';
import { type Invoice, readInvoice } from '../invoices/invoice-rows.ts';
import { printTexts } from '../invoices/print-texts.ts';
import type { OrderRow } from '../order-view.ts';
import { creditAmounts, invoiceAmounts } from './amounts.ts';
import type { EPaper, EParty, EPayment } from './ubl.ts';

/** Reads the e-invoice and the e-credit-notes of an order, with the amounts of their PDFs. */
export async function orderEPapers(
  db: Kysely<Database>,
  order: OrderRow,
  rules: EInvoiceRules,
): Promise<EPaper[]> {
  const invoice = await readInvoice(db, order.id);
  if (!invoice) return [];
  const [notes, country] = await Promise.all([readCreditNotes(db, order.id), countryOf(db, order)]);
  const parties = { order, country, rules };
  return [ofInvoice(invoice, parties), ...notes.map((note) => ofCreditNote(note, parties))];
}

interface Parties {
  readonly order: OrderRow;
  /** ISO code of the buyer's country; null where nothing was sent. */
  readonly country: string | null;
  readonly rules: EInvoiceRules;
}

function ofInvoice({ number, issuedAt, document }: Invoice, parties: Parties): EPaper {
  const t = textsOf(document.language);
  const delivery = fill(t.delivery, { name: document.delivery?.name ?? '' });
  const discount = document.coupon ? fill(t.coupon, { code: document.coupon.code }) : t.loyalty;
  return {
    ...commonOf(document, parties),
    kind: 'invoice',
    number,
    issuedAt: instantOf(issuedAt),
    invoice: null,
    payment: paymentOf(document, parties.order),
    terms: null,
    amounts: invoiceAmounts(document, { delivery, discount }),
  };
}

function ofCreditNote({ number, issuedAt, document }: CreditNote, parties: Parties): EPaper {
  const { invoiceNumber, invoiceIssuedAt, language } = document;
  const name = fill(textsOf(language).credited, { number: invoiceNumber });
  return {
    ...commonOf(document, parties),
    kind: 'creditNote',
    number,
    issuedAt: instantOf(issuedAt),
    invoice: { number: invoiceNumber, day: instantOf(invoiceIssuedAt).day },
    payment: null,
    terms: name,
    amounts: creditAmounts(document, name),
  };
}

type Common = Pick<Invoice['document'], 'currency' | 'orderNumber' | 'seller'>;

function commonOf({ currency, orderNumber, seller }: Common, { order, country, rules }: Parties) {
  return {
    currency,
    orderNumber,
    seller: sellerOf(seller, rules),
    operator: rules.operatorOf(seller),
    buyer: buyerOf(order, country ?? seller['country'] ?? ''),
  };
}

const textsOf = (language: string) =>
  textsIn(printTexts, parseLanguage(language) ?? defaultLanguage);

function instantOf(iso: string): EPaper['issuedAt'] {
  const [day = '', time = ''] = localTime(new Date(iso)).split('T');
  return { day, time };
}

function sellerOf(company: Invoice['document']['seller'], rules: EInvoiceRules): EParty {
  const { name = '', street = '', city = '', zipCode = '', country = '', register = '' } = company;
  const vatNumber = rules.vatNumberOf(company);
  const email = company['email'] ?? null;
  const place = { street, city, zipCode, region: '', country };
  return { name, ...place, vatNumber, legalNumber: register || null, email };
}

/** Returns the buyer; their address is final once the invoice is issued. */
function buyerOf(order: OrderRow, country: string): EParty {
  const company = order.company as { readonly name?: string; readonly oib?: string } | null;
  const address = addressOf(order);
  const { firstName = '', lastName = '', street = '', houseNumber = '' } = address ?? {};
  return {
    name: company?.name || `${firstName} ${lastName}`.trim() || (address?.contactEmail ?? '–'),
    street: `${street} ${houseNumber}`.trim(),
    city: address?.city ?? '',
    zipCode: address?.zipCode ?? '',
    region: address?.region ?? '',
    country,
    vatNumber: null,
    legalNumber: company?.oib ?? null,
    email: address?.contactEmail ?? null,
  };
}

function addressOf({ addresses }: OrderRow): BuyerAddress | undefined {
  const { Main, Shipping } = addresses as { Main?: BuyerAddress; Shipping?: BuyerAddress };
  return Main ?? Shipping;
}

async function countryOf(db: Kysely<Database>, order: OrderRow): Promise<string | null> {
  const row = await db
    .selectFrom('countries')
    .select('iso')
    .where('id', '=', addressOf(order)?.country ?? null)
    .executeTakeFirst();
  return row?.iso ?? null;
}

/** Codes of UNTDID 4461: cash, SEPA transfer, card, online payment service, mutually defined. */
const codes: Readonly<Record<OrderRow['payment_type'], string>> = {
  COD: '10',
  BANK: '58',
  HPF: '48',
  PAYPAL: '68',
  FREE: 'ZZZ',
};

function paymentOf(
  { paymentType, seller, language }: Invoice['document'],
  order: OrderRow,
): EPayment {
  const isTransfer = paymentType === 'BANK';
  const iban = isTransfer ? seller['iban'] || null : null;
  return {
    // The code for a transfer requires an account.
    code: isTransfer && iban === null ? codes.FREE : codes[paymentType],
    iban,
    reference: isTransfer ? order.payment_reference : null,
    terms: textsOf(language)[paymentType],
  };
}
