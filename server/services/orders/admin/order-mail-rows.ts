import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Mails to the buyer that staff may see: none of them contains a code or a key. */
const mailKinds = [
  'order.created',
  'order.paid',
  'order.ready',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'order.returned',
  'order.tracking',
  'order.invoice',
  'order.digital',
  'order.withdrawal',
];

/** Mails about an order, each with the number of times it was sent again; copies are not listed. */
export function orderMails(db: Kysely<Database>, orderId: number) {
  return (
    db
      .selectFrom('outbox as first')
      .select(['first.id', 'first.kind', 'first.payload'])
      .select(
        sql<number>`(SELECT count(*) FROM outbox copy
        WHERE copy.payload ->> 'orderId' = ${`${orderId}`}
          AND copy.payload ->> 'copyOf' = first.id::text)::int`.as('copies'),
      )
      .where(sql<boolean>`first.payload ->> 'orderId' = ${`${orderId}`}`)
      .where(sql<boolean>`first.payload ? 'orderId' AND NOT first.payload ? 'copyOf'`)
      // Mails with a single-use link have no dedupe key.
      .where('first.dedupe_key', 'is not', null)
      .where('first.kind', 'in', mailKinds)
      .orderBy('first.id')
  );
}
