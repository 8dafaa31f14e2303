import type { Kysely, Selectable } from 'kysely';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { PriceLedger } from '#schemas/entities/price-ledger.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderEventsTable, OrderItemsTable, OrdersTable } from '../../../db/tables/orders.ts';
import type { PaymentEventsTable, PaymentsTable } from '../../../db/tables/payments.ts';
import { type Declared, declaredWithdrawal } from '../declared-withdrawal.ts';
import { orderEmail } from '../order-email.ts';
import { type DeskAction, possibleActions } from './possible-actions.ts';

export interface FiledPayment extends Selectable<PaymentsTable> {
  readonly reports: readonly Pick<
    Selectable<PaymentEventsTable>,
    'source' | 'state' | 'report' | 'created_at'
  >[];
}

export interface FiledMail {
  readonly kind: string;
  readonly queuedAt: string;
  readonly sentAt: string | null;
  readonly failedAt: string | null;
  readonly attempts: number;
}

/** All that the shop knows of an order. */
export interface OrderFile {
  readonly order: Selectable<OrdersTable>;
  readonly email: string | null;
  readonly addresses: { readonly Main?: AddressInput; readonly Shipping?: AddressInput };
  readonly countries: ReadonlyMap<number, string>;
  readonly items: readonly Selectable<OrderItemsTable>[];
  readonly ledger: PriceLedger;
  /** Cents that the ledger does not explain: 0, unless something is wrong. Null without a ledger. */
  readonly unexplained: number | null;
  readonly events: readonly (Selectable<OrderEventsTable> & { readonly by: string | null })[];
  readonly payments: readonly FiledPayment[];
  readonly mails: readonly FiledMail[];
  readonly withdrawal: Declared | null;
  readonly actions: readonly DeskAction[];
}

/** Null for a number that no order has. */
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
  const [email, items, events, payments, mails, withdrawal, countries] = await Promise.all([
    orderEmail(db, order),
    db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute(),
    loadEvents(db, order.id),
    loadPayments(db, order.id),
    loadMails(db, order.id),
    declaredWithdrawal(db, order.id),
    db.selectFrom('countries').select(['id', 'iso']).execute(),
  ]);
  const ledger = order.price_ledger ?? [];
  return {
    order,
    email,
    addresses: order.addresses,
    countries: new Map(countries.map(({ id, iso }) => [id, iso])),
    items,
    ledger,
    unexplained: order.price_ledger && order.order_total - explained(ledger),
    events,
    payments,
    mails,
    withdrawal,
    actions: possibleActions(order, payments),
  };
}

/** Tax is included in what the other steps add. */
function explained(ledger: PriceLedger): number {
  return ledger.reduce((sum, { what, amount }) => (what === 'tax' ? sum : sum + amount), 0);
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

const mailKinds = [
  'order.created',
  'order.paid',
  'order.ready',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'order.withdrawal',
];

/** Mails to the buyer that there is one of for an order; found by their keys. */
async function loadMails(db: Kysely<Database>, orderId: number): Promise<FiledMail[]> {
  return db
    .selectFrom('outbox')
    .select([
      'kind',
      'created_at as queuedAt',
      'done_at as sentAt',
      'failed_at as failedAt',
      'attempts',
    ])
    .where(
      'dedupe_key',
      'in',
      mailKinds.map((kind) => `${kind}:${orderId}`),
    )
    .orderBy('id')
    .execute();
}
