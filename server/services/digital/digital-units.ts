import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A digital product of an order item: the item itself, or a part of the set that it is. */
export interface DigitalUnits {
  readonly itemId: number;
  readonly productId: number;
  readonly mainId: number | null;
  readonly name: string;
  readonly pieces: number;
  readonly isTicket: boolean;
  readonly eventId: number | null;
}

/** Digital products of an order, in the order they stand in it. */
export async function digitalUnits(
  step: Transaction<Database>,
  orderId: number,
): Promise<readonly DigitalUnits[]> {
  const { rows } = await sql<DigitalUnits>`
    WITH unit AS (
      SELECT id, position, 0::bigint AS part, product_id, name, qty FROM order_items
        WHERE order_id = ${orderId}
      UNION ALL
      SELECT id, position, part.place, (part.value ->> 'productId')::int, part.value ->> 'name',
          qty * (part.value ->> 'qty')::int
        FROM order_items, jsonb_array_elements(bundle) WITH ORDINALITY AS part(value, place)
        WHERE order_id = ${orderId})
    SELECT unit.id AS "itemId", p.id AS "productId", p.main_product_id AS "mainId", unit.name,
      unit.qty AS pieces, p.is_ticket AS "isTicket", event.id AS "eventId"
    FROM unit JOIN products p ON p.id = unit.product_id AND p.format = 'EProduct'
    LEFT JOIN LATERAL (SELECT id FROM events WHERE ticket_product_id IN (p.id, p.main_product_id)
      ORDER BY date_from LIMIT 1) AS event ON true
    ORDER BY unit.position, unit.part`.execute(step);
  return rows;
}
