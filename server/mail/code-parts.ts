import { textsIn } from '#schemas/languages.ts';
import { digitalTexts } from '../services/digital/digital-texts.ts';
import type { MemberCard, Voucher } from '../services/digital/load-codes.ts';
import { showTicketCode } from '../services/digital/ticket-code.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import { type MailContext, orderPrice } from './mail.ts';
import type { OrderFacts } from './order-facts.ts';

/** Returns the sections with gift vouchers, their balance and the buyer's message to the recipient. */
export function voucherParts(
  context: MailContext,
  { language }: OrderFacts,
  vouchers: readonly Voucher[],
): LetterPart[] {
  const t = textsIn(digitalTexts, language);
  const rows = vouchers.map(({ code, currency, value, balance, validTo, chosen }) => {
    const price = orderPrice(context, currency, language);
    const facts = [
      showTicketCode(code),
      ...(balance < value ? [fill(t.left, { amount: price(balance) })] : []),
      fill(t.validTo, { date: context.format.date(validTo, language) }),
      ...chosen.map(({ label, value: texts }) => `${label}: ${texts}`),
    ];
    return [fill(t.voucherOf, { amount: price(value) }), facts.join('\n')] as const;
  });
  return section(t.vouchersHead, t.vouchersLead, rows);
}

export function cardParts(
  context: MailContext,
  { language }: OrderFacts,
  cards: readonly MemberCard[],
): LetterPart[] {
  const t = textsIn(digitalTexts, language);
  const rows = cards.map(({ number, holder, validTo }) => {
    const until = fill(t.validTo, { date: context.format.date(validTo, language) });
    return [fill(t.cardOf, { holder }), `${number}\n${until}`] as const;
  });
  return section(t.cardsHead, t.cardsLead, rows);
}

type Rows = readonly (readonly [label: string, value: string])[];

function section(heading: string, lead: string, rows: Rows): LetterPart[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'text', text: lead },
    { kind: 'facts', rows },
  ];
}
