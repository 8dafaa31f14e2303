import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderState, OrdersTable } from '../../db/tables/orders.ts';

/** Mails about an order, by what they tell. */
export type OrderMailKind =
  | 'order.created'
  | 'order.paid'
  | 'order.ready'
  | 'order.shipped'
  | 'order.cancelled'
  | 'order.refunded';

const kinds: Partial<Record<OrderState, OrderMailKind>> = {
  paid: 'order.paid',
  ready_for_pickup: 'order.ready',
  shipped: 'order.shipped',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
};

/** What is paid at a provider is confirmed by the mail about the payment, not before. */
export function isConfirmedAtOnce(paymentType: OrdersTable['payment_type']): boolean {
  return paymentType !== 'HPF' && paymentType !== 'PAYPAL';
}

/** Puts the mail about a new state into the outbox; most states have none. */
export async function mailOfOrder(
  db: Kysely<Database>,
  orderId: number,
  state: OrderState,
): Promise<void> {
  const kind = kinds[state];
  if (kind) await queueOrderMail(db, orderId, kind);
}

/** Each kind once for an order. */
export async function queueOrderMail(
  db: Kysely<Database>,
  orderId: number,
  kind: OrderMailKind,
): Promise<void> {
  await newOrderMail(sql`${orderId}::int`, kind).execute(db);
}

/** The same as a part of a statement. */
export const newOrderMail = (
  orderId: RawBuilder<number>,
  kind: OrderMailKind,
): RawBuilder<object> =>
  sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES (${kind}::text, jsonb_build_object('orderId', ${orderId}), ${kind}::text || ':' || ${orderId})
    ON CONFLICT (dedupe_key) DO NOTHING`;
