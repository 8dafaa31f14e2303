import { type Kysely, sql } from 'kysely';
import type { OrderFulfilment, OrderShipment } from '#schemas/entities/shipment.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderRow } from '../order-view.ts';

/** Returns the parcels sent for an order, oldest first. */
export async function readShipments(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderShipment[]> {
  const { rows } = await sql<OrderShipment>`
    SELECT s.position AS number, s.created_at AS "sentAt", s.carrier,
      s.tracking_number AS "trackingNumber", s.tracking_url AS "trackingUrl",
      (SELECT jsonb_agg(jsonb_build_object('name', i.name, 'sku', i.sku, 'qty', part.qty)
          ORDER BY i.position)
        FROM shipment_items part JOIN order_items i ON i.id = part.order_item_id
        WHERE part.shipment_id = s.id) AS items
    FROM shipments s WHERE s.order_id = ${orderId} ORDER BY s.position`.execute(db);
  return rows;
}

/** Pieces of an order line that still have to be sent. */
export interface ItemLeft {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
}

/**
 * Leaves out digital goods and bundles of only digital goods, which are never sent; a deleted product counts
 * as physical.
 */
export async function itemsLeft(db: Kysely<Database>, orderId: number): Promise<ItemLeft[]> {
  const { rows } = await sql<ItemLeft>`
    SELECT i.id, i.name, i.sku, (i.qty - coalesce(sent.qty, 0))::int AS qty
    FROM order_items i
    JOIN orders o ON o.id = i.order_id AND o.delivery_name IS NOT NULL
    LEFT JOIN products p ON p.id = i.product_id
    CROSS JOIN LATERAL (SELECT sum(qty) AS qty FROM shipment_items
      WHERE order_item_id = i.id) sent
    WHERE i.order_id = ${orderId} AND i.qty > coalesce(sent.qty, 0)
      AND lower(coalesce(p.format, '')) <> 'eproduct'
      AND (i.bundle = '[]' OR EXISTS (
        SELECT FROM jsonb_array_elements(i.bundle) part
        LEFT JOIN products single ON single.id = (part ->> 'productId')::int
        WHERE lower(coalesce(single.format, '')) <> 'eproduct'))
    ORDER BY i.position`.execute(db);
  return rows;
}

/** Returns the progress of an order, for its buyer. */
export async function readFulfilment(
  db: Kysely<Database>,
  { id, state, delivery_method_id: methodId }: OrderRow,
): Promise<OrderFulfilment> {
  const [shipments, left, method] = await Promise.all([
    readShipments(db, id),
    itemsLeft(db, id),
    db
      .selectFrom('delivery_methods')
      .select('is_pickup')
      .where('id', '=', methodId)
      .executeTakeFirst(),
  ]);
  return {
    state,
    isPickup: method?.is_pickup ?? false,
    shipments,
    left: left.map(({ name, sku, qty }) => ({ name, sku, qty })),
  };
}
