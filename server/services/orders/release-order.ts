import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderPromotion } from '../../db/tables/orders.ts';
import { lockProducts } from '../catalogue/lock-products.ts';

/**
 * Releases everything that an order took: pieces not yet returned go to stock, and the use of each promotion
 * is uncounted.
 */
export async function releaseOrder(
  step: Transaction<Database>,
  order: { readonly id: number; readonly promotions: readonly OrderPromotion[] },
): Promise<void> {
  await restock(step, order.id);
  const ids = order.promotions.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  await sql`UPDATE promotions SET usage_count = usage_count - 1
    WHERE id IN (SELECT id FROM promotions WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE)
      AND usage_count > 0`.execute(step);
}

async function restock(step: Transaction<Database>, orderId: number): Promise<void> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    SELECT (taken ->> 'productId')::int AS id,
      sum((taken ->> 'qty')::int / i.qty * (i.qty - back.restocked))::int AS pieces
    FROM order_items i, jsonb_array_elements(i.stock_taken) AS taken,
      LATERAL (SELECT coalesce(sum(restocked), 0)::int AS restocked FROM return_items
        WHERE order_item_id = i.id) AS back
    WHERE order_id = ${orderId} GROUP BY 1`.execute(step);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await lockProducts(step, ids);
  await sql`UPDATE products p SET stock = p.stock + back.pieces
    FROM unnest(${ids}::int[], ${rows.map(({ pieces }) => pieces)}::int[]) AS back(id, pieces)
    WHERE p.id = back.id`.execute(step);
}
