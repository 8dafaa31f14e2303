import type { Kysely, Selectable } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import type { OrderPaper } from '#schemas/entities/order.ts';
import type { OrderFileReport, OrderRefund, OrderReturn } from '#schemas/entities/order-file.ts';
import type { PriceBreakdown } from '#schemas/entities/price-breakdown.ts';
import type { OrderShipment } from '#schemas/entities/shipment.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderEventsTable, OrderItemsTable, OrdersTable } from '../../../db/tables/orders.ts';
import type { PaymentEventsTable, PaymentsTable } from '../../../db/tables/payments.ts';
import { addedTax } from '../added-tax.ts';
import { type Declared, declaredWithdrawal } from '../declared-withdrawal.ts';
import { readReports } from '../fiscalisation/read-fiscal.ts';
import { orderPapers } from '../invoices/order-papers.ts';
import { orderEmail } from '../order-email.ts';
import {
  type LineProgress,
  lineProgress,
  readRefunds,
  readReturns,
} from '../refunds/read-refunds.ts';
import { type ItemLeft, itemsLeft, readShipments } from '../shipments/read-shipments.ts';
import type { KnownCountry } from './address-lines.ts';
import { type FiledDigital, filedDigital } from './filed-digital.ts';
import { orderMails } from './order-mail-rows.ts';
import { loadActionFacts, type OrderAction, possibleActions } from './possible-actions.ts';

export interface FiledPayment extends Selectable<PaymentsTable> {
  readonly reports: readonly Pick<
    Selectable<PaymentEventsTable>,
    'source' | 'state' | 'report' | 'created_at'
  >[];
}

export interface FiledMail {
  readonly id: number;
  readonly kind: string;
  /** Number of times that the mail was sent again. */
  readonly copies: number;
  readonly queuedAt: string;
  readonly sentAt: string | null;
  readonly failedAt: string | null;
  readonly attempts: number;
}

/** All data of an order. */
export interface OrderFile {
  readonly order: Selectable<OrdersTable>;
  readonly email: string | null;
  readonly addresses: { readonly Main?: BuyerAddress; readonly Shipping?: BuyerAddress };
  /** By id. */
  readonly countries: ReadonlyMap<number, KnownCountry>;
  readonly items: readonly Selectable<OrderItemsTable>[];
  readonly breakdown: PriceBreakdown;
  /**
   * Cents of the total that the price breakdown does not explain; 0 unless there is an error. Null without a
   * breakdown.
   */
  readonly unexplained: number | null;
  readonly events: readonly (Selectable<OrderEventsTable> & { readonly by: string | null })[];
  readonly payments: readonly FiledPayment[];
  readonly mails: readonly FiledMail[];
  readonly withdrawal: Declared | null;
  readonly shipments: readonly OrderShipment[];
  /** Goods that have not been sent yet. */
  readonly left: readonly ItemLeft[];
  /** Invoice and credit note, with the addresses of their PDFs. */
  readonly papers: readonly OrderPaper[];
  /** Reports about the papers to the tax office. */
  readonly reports: readonly OrderFileReport[];
  readonly digital: FiledDigital;
  /** Numbers of sent, returned and refunded pieces of each line. */
  readonly progress: readonly LineProgress[];
  readonly refunds: readonly OrderRefund[];
  readonly returns: readonly OrderReturn[];
  readonly actions: readonly OrderAction[];
}

/** Returns null for a number without an order. */
export async function loadOrderFile(
  db: Kysely<Database>,
  number: number,
): Promise<OrderFile | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!order) return null;
  const { id } = order;
  const [email, items, events, payments, mails, withdrawal, countries] = await Promise.all([
    orderEmail(db, order),
    db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('position')
      .execute(),
    loadEvents(db, id),
    loadPayments(db, id),
    loadMails(db, id),
    declaredWithdrawal(db, id),
    db.selectFrom('countries').select(['id', 'iso', 'name']).execute(),
  ]);
  const [shipments, left, papers, reports, facts, digital, progress, refunds, returns] =
    await Promise.all([
      readShipments(db, id),
      itemsLeft(db, id),
      orderPapers(db, id, new Date()),
      readReports(db, id),
      loadActionFacts(db, order),
      filedDigital(db, id),
      lineProgress(db, id),
      readRefunds(db, id),
      readReturns(db, id),
    ]);
  const breakdown = order.price_breakdown ?? [];
  return {
    order,
    email,
    addresses: order.addresses,
    countries: new Map(countries.map(({ id, ...country }) => [id, country])),
    items,
    breakdown,
    unexplained:
      order.price_breakdown && order.order_total - addedTax(order) - explained(breakdown),
    events,
    payments,
    mails,
    withdrawal,
    shipments,
    left,
    papers,
    reports,
    digital,
    progress,
    refunds,
    returns,
    actions: possibleActions(order, facts),
  };
}

/** Skips tax: the other steps include it, or it was added to their sum. */
function explained(breakdown: PriceBreakdown): number {
  return breakdown.reduce((sum, { what, amount }) => (what === 'tax' ? sum : sum + amount), 0);
}

async function loadEvents(db: Kysely<Database>, orderId: number): Promise<OrderFile['events']> {
  return db
    .selectFrom('order_events')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'order_events.user_id').on('order_events.actor', '=', 'staff'),
    )
    .selectAll('order_events')
    .select('users.email as by')
    .where('order_id', '=', orderId)
    .orderBy('order_events.id')
    .execute();
}

async function loadPayments(db: Kysely<Database>, orderId: number): Promise<FiledPayment[]> {
  const [payments, reports] = await Promise.all([
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('payment_events')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .selectAll('payment_events')
      .where('order_id', '=', orderId)
      .orderBy('payment_events.id')
      .execute(),
  ]);
  return payments.map((payment) => ({
    ...payment,
    reports: reports.filter(({ payment_id: id }) => id === payment.id),
  }));
}

/** Mails to the buyer; copies are counted with the mail they repeat. */
async function loadMails(db: Kysely<Database>, orderId: number): Promise<FiledMail[]> {
  return orderMails(db, orderId)
    .select([
      'first.created_at as queuedAt',
      'first.done_at as sentAt',
      'first.failed_at as failedAt',
      'first.attempts',
    ])
    .execute();
}
