import { type Kysely, sql } from 'kysely';
import type { OrderRefund, OrderReturn } from '#schemas/entities/order-file.ts';
import type { Money } from '#schemas/money.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderState } from '../../../db/tables/orders.ts';
import { withBuyer } from '../order-states.ts';

/** Reads the refunds of an order, oldest first. */
export async function readRefunds(db: Kysely<Database>, orderId: number): Promise<OrderRefund[]> {
  return db
    .selectFrom('refunds')
    .leftJoin('credit_notes as note', 'note.id', 'credit_note_id')
    .leftJoin('users', 'users.id', 'refunds.user_id')
    .select(['refunds.id', 'amount', 'reason', 'refunds.created_at as at', 'email as by'])
    .select('note.number as creditNote')
    .select(
      sql<OrderRefund['items']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', i.name,
          'qty', part.qty, 'amount', part.amount) ORDER BY i.position), '[]')
        FROM refund_items part JOIN order_items i ON i.id = part.order_item_id
        WHERE part.refund_id = refunds.id)`.as('items'),
    )
    .where('order_id', '=', orderId)
    .orderBy('refunds.id')
    .execute();
}

/** Reads the returned goods of an order, oldest first. */
export async function readReturns(db: Kysely<Database>, orderId: number): Promise<OrderReturn[]> {
  return db
    .selectFrom('returns')
    .leftJoin('users', 'users.id', 'returns.user_id')
    .select(['returns.id', 'note', 'returns.created_at as at', 'email as by'])
    .select(
      sql<OrderReturn['items']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', i.name,
          'sku', i.sku, 'qty', part.qty, 'restocked', part.restocked) ORDER BY i.position), '[]')
        FROM return_items part JOIN order_items i ON i.id = part.order_item_id
        WHERE part.return_id = returns.id)`.as('items'),
    )
    .where('order_id', '=', orderId)
    .orderBy('returns.id')
    .execute();
}

export async function refundedSum(db: Kysely<Database>, orderId: number): Promise<Money> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<Money>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** A line of an order with the numbers of its sent, returned and refunded pieces. */
export interface LineProgress {
  readonly id: number;
  readonly qty: number;
  readonly shipped: number;
  readonly returned: number;
  readonly refunded: number;
}

export async function lineProgress(
  db: Kysely<Database>,
  orderId: number,
): Promise<readonly LineProgress[]> {
  const { rows } = await sql<LineProgress>`
    SELECT i.id, i.qty,
      (SELECT coalesce(sum(qty), 0)::int FROM shipment_items WHERE order_item_id = i.id) AS shipped,
      (SELECT coalesce(sum(qty), 0)::int FROM return_items WHERE order_item_id = i.id) AS returned,
      (SELECT coalesce(sum(qty), 0)::int FROM refund_items WHERE order_item_id = i.id) AS refunded
    FROM order_items i WHERE i.order_id = ${orderId} ORDER BY i.position`.execute(db);
  return rows;
}

/** Pieces that the buyer has: the sent ones, or all after the order was handed over. */
export function returnable(
  { state }: { readonly state: OrderState },
  { qty, shipped, returned }: Pick<LineProgress, 'qty' | 'shipped' | 'returned'>,
): number {
  return (withBuyer.has(state) ? qty : shipped) - returned;
}
