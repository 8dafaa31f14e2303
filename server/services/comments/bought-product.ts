import { sql, type Transaction } from 'kysely';
import type { Actor } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { withBuyer } from '../orders/order-states.ts';

/** Whether an order of this user with this product, or a variant of it, was paid or delivered. */
export async function hasBought(
  step: Transaction<Database>,
  actor: Actor,
  productId: number | null,
): Promise<boolean> {
  if (actor.kind === 'anonymous' || productId === null) return false;
  const { rows } = await sql`SELECT FROM orders o JOIN order_items i ON i.order_id = o.id
    JOIN products p ON p.id = i.product_id
    WHERE o.user_id = ${actor.userId} AND ${productId} IN (p.id, p.main_product_id)
      AND (o.paid_at IS NOT NULL OR o.state = ANY (${[...withBuyer]}::text[]))
      AND o.state <> 'cancelled' LIMIT 1`.execute(step);
  return rows.length > 0;
}
