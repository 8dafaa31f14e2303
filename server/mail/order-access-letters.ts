import type { JsonObject } from '#schemas/document/element.ts';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { defaultLanguage, textsIn } from '#schemas/languages.ts';
import { collectionTexts } from '../services/collections/collection-texts.ts';
import { orders } from '../services/collections/orders/orders.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import { type Compose, type MailContext, screenUrl } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import { loadOrderFacts, type OrderFacts } from './order-facts.ts';

/** Composes the mail with the code that opens an order for its buyer. */
export const composeCode: Compose = async (context, payload) => {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  const code = payload['code'];
  if (!facts || typeof code !== 'string') return null;
  const { language, number, email } = facts;
  const { subject, title, lead, label, orderNumber, ignore } =
    context.texts(language).orderAccess.code;
  const grouped = inGroups(code);
  return {
    to: email,
    letter: {
      language,
      subject,
      preview: `${label}: ${grouped}`,
      title,
      parts: [
        { kind: 'text', text: lead },
        { kind: 'code', label, code: grouped },
        { kind: 'quiet', text: fill(orderNumber, { number }) },
        { kind: 'quiet', text: ignore },
      ],
    },
  };
};

/** Splits the code into two groups, because the number of an order ends in six digits too. */
function inGroups(code: string): string {
  return code.replace(/^(\d{3})(\d{3})$/, '$1 $2');
}

/** Composes the receipt of a withdrawal: the declaration, and when it arrived, to the second. */
export const composeReceipt: Compose = async (context, payload) => {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  const declared = facts && (await loadDeclaration(context, facts));
  if (!facts || !declared) return null;
  const { language, number } = facts;
  const t = textsIn(mailTexts, language).orderAccess.withdrawal;
  const date = context.format.date(facts.row.created_at, language);
  const time = context.format.instant(declared.received_at, language);
  const lead = fill(t.lead, { number, date, time });
  return {
    to: declared.email || facts.email,
    letter: {
      language,
      subject: fill(t.subject, { number }),
      preview: lead,
      title: t.title,
      parts: [
        { kind: 'text', text: lead },
        ...confirmParts(context, facts, payload['token']),
        { kind: 'quiet', text: t.receipt },
        { kind: 'heading', text: t.statement },
        { kind: 'text', text: fill(t.statementText, { number, date }) },
        { kind: 'text', text: declared.items.map((item) => itemLine(item, t)).join('\n') },
        { kind: 'heading', text: t.next },
        { kind: 'text', text: fill(t.send, { address: seatOf(context) }) },
        { kind: 'text', text: t.money },
      ],
    },
  };
};

/** A buyer who proved only the order number and email address confirms that they read this mail. */
function confirmParts(
  context: MailContext,
  { language }: OrderFacts,
  token: JsonObject[string] | undefined,
): LetterPart[] {
  if (typeof token !== 'string') return [];
  const { confirm, confirmText, notYou } = textsIn(mailTexts, language).orderAccess.withdrawal;
  const href = screenUrl(context, language, 'withdrawal', { token });
  return [
    { kind: 'text', text: confirmText },
    { kind: 'button', label: confirm, href },
    { kind: 'quiet', text: notYou },
  ];
}

/** Notifies staff of a withdrawal. */
export const composeWithdrawalNotice: Compose = async (context, payload) => {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  const declared = facts && (await loadDeclaration(context, facts));
  if (!facts || !declared || context.staff === null) return null;
  const { number } = facts;
  const t = textsIn(mailTexts, defaultLanguage).staff.withdrawal;
  const notes = textsIn(mailTexts, defaultLanguage).orderAccess.withdrawal;
  const parts: LetterPart[] = [
    {
      kind: 'facts',
      rows: [
        [t.order, number],
        [t.state, collectionTexts(orders, defaultLanguage).choices[facts.row.state] ?? ''],
        [t.received, context.format.instant(declared.received_at, defaultLanguage)],
        [t.customer, declared.email],
        [t.confirmed, declared.confirmed_at === null ? t.notYet : t.yes],
      ],
    },
    { kind: 'text', text: declared.items.map((item) => itemLine(item, notes)).join('\n') },
    { kind: 'button', label: t.button, href: orderPage(context, facts) },
  ];
  return {
    to: context.staff,
    replyTo: declared.email,
    letter: {
      language: defaultLanguage,
      subject: fill(t.subject, { number }),
      preview: fill(t.preview, { number }),
      title: t.title,
      parts,
    },
  };
};

interface Declaration {
  readonly email: string;
  readonly received_at: string;
  readonly items: Withdrawal['items'];
  readonly confirmed_at: string | null;
}

async function loadDeclaration(
  { db }: MailContext,
  { row }: OrderFacts,
): Promise<Declaration | null> {
  const found = await db
    .selectFrom('withdrawals')
    .leftJoin('withdrawal_confirmations as c', 'c.order_id', 'withdrawals.order_id')
    .select(['email', 'received_at', 'items', 'confirmed_at'])
    .where('withdrawals.order_id', '=', row.id)
    .executeTakeFirst();
  return found ? { ...found, items: found.items as unknown as Withdrawal['items'] } : null;
}

function itemLine(
  { name, qty, exempt }: Withdrawal['items'][number],
  t: { readonly digital: string; readonly personalised: string },
): string {
  return `${qty} × ${name}${exempt === null ? '' : ` (${t[exempt]})`}`;
}

function seatOf({ company }: MailContext): string {
  const { name = '', street = '', zipCode = '', city = '' } = company;
  return [name, street, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
}

const orderPage = (context: MailContext, { row }: OrderFacts) =>
  screenUrl(context, defaultLanguage, 'checkout-success', { orderSlug: row.slug });
