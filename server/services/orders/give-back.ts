import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lockProducts } from '../catalogue/lock-products.ts';

/** Returns what an order took: pieces to stock, one use to the coupon. */
export async function giveBack(
  step: Transaction<Database>,
  order: { readonly id: number; readonly coupon_id: number | null },
): Promise<void> {
  await giveBackStock(step, order.id);
  if (order.coupon_id === null) return;
  await step
    .updateTable('coupons')
    .set((eb) => ({ usage_count: eb('usage_count', '-', 1) }))
    .where('id', '=', order.coupon_id)
    .where('usage_count', '>', 0)
    .execute();
}

async function giveBackStock(step: Transaction<Database>, orderId: number): Promise<void> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    SELECT (taken ->> 'productId')::int AS id, sum((taken ->> 'qty')::int)::int AS pieces
    FROM order_items, jsonb_array_elements(stock_taken) AS taken
    WHERE order_id = ${orderId} GROUP BY 1`.execute(step);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await lockProducts(step, ids);
  await sql`UPDATE products p SET stock = p.stock + back.pieces
    FROM unnest(${ids}::int[], ${rows.map(({ pieces }) => pieces)}::int[]) AS back(id, pieces)
    WHERE p.id = back.id`.execute(step);
}
