import type { JsonObject } from '#schemas/document/element.ts';
import type { Money } from '#schemas/money.ts';
import type { OrderState } from '../db/tables/orders.ts';
import { slipPng } from '../payments/slip-picture.ts';
import {
  type PaperFile,
  printCreditNote,
  printInvoice,
} from '../services/orders/invoices/print-papers.ts';
import { isConfirmedAtOnce } from '../services/orders/order-mails.ts';
import { composeDigital } from './digital-letter.ts';
import { fill } from './fill.ts';
import type { LetterPart } from './letter.ts';
import {
  type Attachment,
  type Compose,
  type Mail,
  type MailContext,
  orderPrice,
  screenUrl,
} from './mail.ts';
import type { OrderEvent, OrderTexts } from './mail-texts.ts';
import { loadOrderFacts, type OrderFacts } from './order-facts.ts';
import {
  addressParts,
  closingParts,
  openButton,
  orderedParts,
  slipCid,
  slipParts,
} from './order-parts.ts';
import { agreedTo, termsParts } from './order-terms.ts';
import { loadParcel, parcelParts } from './parcel-parts.ts';
import type { OrderMailKind } from './queue-order-mails.ts';

type Kind = OrderEvent;

/** Mails about state changes of an order. */
export const orderComposers: Readonly<Record<OrderMailKind, Compose>> = {
  'order.created': composer('created', withPayment),
  'order.paid': composer('paid'),
  'order.ready': composer('ready'),
  'order.shipped': composeShipped,
  'order.delivered': composer('delivered', withCash),
  'order.cancelled': composer('cancelled'),
  'order.refunded': composeRefunded,
  'order.returned': composer('returned'),
  'order.tracking': composeTracking,
  'order.invoice': composer('invoice'),
  'order.digital': composeDigital,
};

type MoreParts = (context: MailContext, facts: OrderFacts, t: OrderTexts) => LetterPart[];

function composer(kind: Kind, more: MoreParts = () => []): Compose {
  return async (context, payload) => {
    const facts = await loadOrderFacts(context.db, payload['orderId']);
    return facts && render(kind, context, facts, more);
  };
}

/** An order with nothing left to pay has no refund; its vouchers get their value back. */
async function composeRefunded(context: MailContext, payload: JsonObject): Promise<Mail | null> {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  if (!facts) return null;
  const kind = facts.row.order_total === 0 ? 'closed' : 'refunded';
  const part = typeof payload['refund'] === 'number' ? payload['refund'] : null;
  return render(kind, context, facts, () => [], part && (await amountOf(context, part)));
}

/** Composes the mail about one parcel; orders that were marked as shipped without a parcel show none. */
async function composeShipped(context: MailContext, payload: JsonObject): Promise<Mail | null> {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  if (!facts) return null;
  const parcel = await loadParcel(context.db, facts.row.id, payload['shipment']);
  const kind = parcel?.isPart ? 'shippedPart' : 'shipped';
  return render(kind, context, facts, (_, __, t) => (parcel ? parcelParts(parcel, t) : []));
}

/** Composes the mail about a parcel's corrected tracking number. */
async function composeTracking(context: MailContext, payload: JsonObject): Promise<Mail | null> {
  const facts = await loadOrderFacts(context.db, payload['orderId']);
  const parcel = facts && (await loadParcel(context.db, facts.row.id, payload['shipment']));
  return parcel && render('tracking', context, facts, (_, __, t) => parcelParts(parcel, t));
}

async function render(
  kind: Kind,
  context: MailContext,
  facts: OrderFacts,
  more: MoreParts,
  /** Amount of a partial refund. */
  part: Money | null = null,
): Promise<Mail> {
  const { language, number, row, email, transfer } = facts;
  const t = context.texts(language).orders;
  const { subject, title } = context.texts(language).orderEvents[kind];
  const lead = await leadOf(kind, context, facts, part);
  const isSlip = kind === 'created' && transfer !== null;
  const papers = await papersOf(kind, context, row.id);
  const terms = (await isConfirmation(kind, context, row.id)) ? await agreedTo(context, facts) : [];
  return {
    to: email,
    letter: {
      language,
      subject: fill(subject, { number }),
      preview: lead,
      title,
      parts: [
        { kind: 'text', text: lead },
        ...(isEnd(kind) && part === null ? voucherBack(context, facts, t) : []),
        ...papers.parts(t),
        ...more(context, facts, t),
        ...orderedParts(context, facts),
        ...addressParts(facts),
        ...closing(kind, context, facts),
        ...termsParts(terms, t),
      ],
    },
    attachments: [
      ...(isSlip && transfer ? [await slipAttachment(transfer, number)] : []),
      ...terms.map(({ copy }) => copy),
      ...papers.files,
    ],
  };
}

const ended: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded', 'returned']);

/**
 * Returns the last sections of a mail. Mails about an ended order do not mention the right of withdrawal, and
 * neither does the invoice mail.
 */
function closing(kind: Kind, context: MailContext, facts: OrderFacts): LetterPart[] {
  if (kind === 'invoice') return [openButton(context, facts)];
  return ended.has(facts.row.state) ? [] : closingParts(context, facts);
}

interface Papers {
  readonly parts: (t: OrderTexts) => LetterPart[];
  readonly files: readonly Attachment[];
}

/** Returns the invoice for the invoice mail, or the credit note for the mail about its reason. */
async function papersOf(kind: Kind, context: MailContext, orderId: number): Promise<Papers> {
  const none: Papers = { parts: () => [], files: [] };
  if (kind === 'invoice') {
    const invoice = await printInvoice(context, orderId);
    return invoice ? { ...none, files: [pdfOf(invoice)] } : none;
  }
  const note = isEnd(kind) ? await printCreditNote(context, orderId) : null;
  if (!note) return none;
  const parts: Papers['parts'] = (t) => [
    { kind: 'text', text: fill(t.creditNote, { number: note.number }) },
  ];
  return { parts, files: [pdfOf(note)] };
}

const ends: ReadonlySet<Kind> = new Set(['cancelled', 'refunded', 'closed', 'returned']);
const isEnd = (kind: Kind): boolean => ends.has(kind);

function voucherBack(
  context: MailContext,
  { row, language }: OrderFacts,
  t: OrderTexts,
): LetterPart[] {
  if (row.voucher_total === 0) return [];
  const amount = orderPrice(context, row.currency, language)(row.voucher_total);
  return [{ kind: 'text', text: fill(t.voucherBack, { amount }) }];
}

const pdfOf = ({ name, content }: PaperFile): Attachment => ({
  filename: name,
  contentType: 'application/pdf',
  content,
});

/**
 * The first mail of an order confirms the contract. For orders paid at a provider that is the payment mail.
 */
async function isConfirmation(kind: Kind, { db }: MailContext, orderId: number): Promise<boolean> {
  if (kind !== 'paid') return kind === 'created';
  const earlier = await db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', `order.created:${orderId}`)
    .executeTakeFirst();
  return earlier === undefined;
}

async function amountOf({ db }: MailContext, refund: number): Promise<Money | null> {
  const row = await db
    .selectFrom('refunds')
    .select('amount')
    .where('id', '=', refund)
    .executeTakeFirst();
  return row?.amount ?? null;
}

async function leadOf(
  kind: Kind,
  context: MailContext,
  facts: OrderFacts,
  part: Money | null,
): Promise<string> {
  const { language, number, row } = facts;
  const { reason, details } = await lastMove(context, facts);
  if (kind === 'cancelled' && reason === 'not paid in time') {
    return fill(context.texts(language).orders.unpaid, { number });
  }
  const last = typeof details['amount'] === 'number' ? details['amount'] : row.order_total;
  const amount = part ?? last;
  return fill(context.texts(language).orderEvents[kind].lead, {
    number,
    date: context.format.date(row.created_at, language),
    amount: orderPrice(context, row.currency, language)(amount),
  });
}

const noDetails: JsonObject = {};

async function lastMove({ db }: MailContext, { row }: OrderFacts) {
  const move = await db
    .selectFrom('order_events')
    .select(['reason', 'details'])
    .where('order_id', '=', row.id)
    .where('to_state', '=', row.state)
    .whereRef('from_state', 'is distinct from', 'to_state')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return move ?? { reason: '', details: noDetails };
}

function withPayment(context: MailContext, facts: OrderFacts, t: OrderTexts): LetterPart[] {
  const { row, language } = facts;
  const due = row.expires_at ? context.format.date(row.expires_at, language) : '';
  const texts: Partial<Record<typeof row.payment_type, string>> = {
    COD: t.payCash,
    BANK: fill(t.payBank, { due }),
  };
  const text = texts[row.payment_type];
  return [
    ...(text ? [{ kind: 'text', text } as const] : []),
    ...payLink(context, facts, t),
    ...slipParts(context, facts),
  ];
}

/**
 * Returns the link to the payment of an order that staff made, because its buyer has not seen the provider's
 * page.
 */
function payLink(context: MailContext, { row, language }: OrderFacts, t: OrderTexts): LetterPart[] {
  if (row.state !== 'pending_payment' || isConfirmedAtOnce(row.payment_type)) return [];
  const due = row.expires_at ? context.format.date(row.expires_at, language) : '';
  const href = screenUrl(context, language, 'checkout-failure', { orderSlug: row.slug });
  return [
    { kind: 'text', text: fill(t.payLink, { due }) },
    { kind: 'button', label: t.payNow, href },
  ];
}

function withCash(
  context: MailContext,
  { row, language }: OrderFacts,
  t: OrderTexts,
): LetterPart[] {
  if (row.payment_type !== 'COD') return [];
  const amount = orderPrice(context, row.currency, language)(row.order_total);
  return [{ kind: 'text', text: fill(t.cashTaken, { amount }) }];
}

async function slipAttachment(
  transfer: NonNullable<OrderFacts['transfer']>,
  number: string,
): Promise<Attachment> {
  return {
    filename: `uplatnica-${number}.png`,
    contentType: 'image/png',
    content: await slipPng(transfer),
    cid: slipCid,
  };
}
