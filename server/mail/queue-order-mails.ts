import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Mails about an order, by event. */
export type OrderMailKind =
  | 'order.created'
  | 'order.paid'
  | 'order.ready'
  | 'order.shipped'
  | 'order.delivered'
  | 'order.cancelled'
  | 'order.refunded'
  /** Sent when a parcel was refused. */
  | 'order.returned'
  /** Sent when a parcel has a new tracking number. */
  | 'order.tracking'
  /** Mail with the invoice. */
  | 'order.invoice'
  /** Mail with tickets and links to files. */
  | 'order.digital';

/** Queues one mail per shipment of an order. */
export async function queueShipmentMail(
  db: Kysely<Database>,
  orderId: number,
  shipment: number,
): Promise<void> {
  const kind: OrderMailKind = 'order.shipped';
  await db
    .insertInto('outbox')
    .values({
      kind,
      payload: JSON.stringify({ orderId, shipment }),
      dedupe_key: `${kind}:${orderId}:${shipment}`,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Queues the mail about a parcel's new tracking number, one per correction. */
export async function queueTrackingMail(
  db: Kysely<Database>,
  orderId: number,
  shipment: number,
): Promise<void> {
  const kind: OrderMailKind = 'order.tracking';
  await db
    .insertInto('outbox')
    .values({
      kind,
      payload: JSON.stringify({ orderId, shipment }),
      dedupe_key: `${kind}:${orderId}:${shipment}:${randomUUID()}`,
    })
    .execute();
}

/** Queues the mail about one of several refunds of an order. */
export async function queueRefundMail(
  db: Kysely<Database>,
  orderId: number,
  refund: number,
): Promise<void> {
  const kind: OrderMailKind = 'order.refunded';
  await db
    .insertInto('outbox')
    .values({
      kind,
      payload: JSON.stringify({ orderId, refund }),
      dedupe_key: `${kind}:${orderId}:${refund}`,
    })
    .execute();
}

/** Queues each kind of mail once per order. */
export async function queueOrderMail(
  db: Kysely<Database>,
  orderId: number,
  kind: OrderMailKind,
): Promise<void> {
  await newOrderMail(sql`${orderId}::int`, kind).execute(db);
}

/** Returns the statement of `queueOrderMail`, for use in a larger one. */
export const newOrderMail = (
  orderId: RawBuilder<number>,
  kind: OrderMailKind,
): RawBuilder<object> =>
  sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES (${kind}::text, jsonb_build_object('orderId', ${orderId}), ${kind}::text || ':' || ${orderId})
    ON CONFLICT (dedupe_key) DO NOTHING`;
