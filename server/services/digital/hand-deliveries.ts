import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A digital order item without a ticket, file or code, which staff deliver by hand. */
export interface HandDelivery {
  readonly itemId: number;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  /** Null while it is not delivered. */
  readonly deliveredAt: string | null;
}

/** Condition: nothing is issued automatically for the product in row `p`. */
const issuesNothing = sql<boolean>`(p.format = 'EProduct' AND NOT p.is_ticket AND p.code_kind IS NULL
  AND NOT EXISTS (SELECT FROM product_files f WHERE f.product_id IN (p.id, p.main_product_id)))`;

/** Condition: nothing was issued for the item `i`. */
const isBare = sql<boolean>`(NOT EXISTS (SELECT FROM tickets WHERE order_item_id = i.id)
  AND NOT EXISTS (SELECT FROM downloads WHERE order_item_id = i.id)
  AND NOT EXISTS (SELECT FROM vouchers WHERE order_item_id = i.id)
  AND NOT EXISTS (SELECT FROM member_cards WHERE order_item_id = i.id))`;

/**
 * Returns the hand-delivered items of a paid order, including items for which nothing was issued when they
 * were sold.
 */
export async function handDeliveries(
  db: Kysely<Database>,
  orderId: number,
): Promise<HandDelivery[]> {
  const { rows } = await sql<HandDelivery>`
    SELECT i.id AS "itemId", i.name, i.sku, i.qty, done.delivered_at AS "deliveredAt"
    FROM order_items i JOIN orders o ON o.id = i.order_id AND o.paid_at IS NOT NULL
    LEFT JOIN hand_deliveries done ON done.order_item_id = i.id
    WHERE i.order_id = ${orderId} AND EXISTS (SELECT FROM products p
      WHERE p.format = 'EProduct' AND (p.id = i.product_id AND ${isBare}
        OR p.id IN (SELECT (part ->> 'productId')::int FROM jsonb_array_elements(i.bundle) AS part)
          AND (${issuesNothing} OR ${isBare})))
    ORDER BY i.position`.execute(db);
  return rows;
}

/** Records that an item was delivered; returns false when it was recorded before or needs no delivery. */
export async function deliverByHand(
  step: Transaction<Database>,
  orderId: number,
  itemId: number,
  userId: number,
): Promise<boolean> {
  const open = await handDeliveries(step, orderId);
  if (!open.some((item) => item.itemId === itemId && item.deliveredAt === null)) return false;
  await step
    .insertInto('hand_deliveries')
    .values({ order_item_id: itemId, user_id: userId })
    .execute();
  return true;
}

/** Ids of orders with such an undelivered item. The query starts from the few matching products. */
export const ordersToDeliver: RawBuilder<number> = sql<number>`(SELECT o.id FROM products p
  JOIN order_items i ON i.product_id = p.id
  JOIN orders o ON o.id = i.order_id AND o.paid_at IS NOT NULL
    AND o.state NOT IN ('cancelled', 'refunded', 'withdrawn')
  WHERE ${issuesNothing} AND ${isBare}
    AND NOT EXISTS (SELECT FROM hand_deliveries WHERE order_item_id = i.id))`;
