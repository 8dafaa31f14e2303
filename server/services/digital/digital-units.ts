import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A digital product of an order item: the item itself, or a part of a bundle. */
export interface DigitalUnits {
  readonly itemId: number;
  readonly productId: number;
  readonly mainId: number | null;
  readonly name: string;
  readonly pieces: number;
  readonly isTicket: boolean;
  readonly eventId: number | null;
  readonly codeKind: 'voucher' | 'memberCard' | null;
  readonly codeMonths: number | null;
  /** Price of one piece without a card, with its options, in cents; the value of a voucher. */
  readonly price: number;
  /** The first text the buyer typed for it; null when there is none. */
  readonly ownText: string | null;
}

/** Returns the digital products of an order, in the order of its items. */
export async function digitalUnits(
  step: Transaction<Database>,
  orderId: number,
): Promise<readonly DigitalUnits[]> {
  const { rows } = await sql<DigitalUnits>`
    WITH unit AS (
      SELECT id, position, 0::bigint AS part, product_id, name, qty, unit_price, options
        FROM order_items WHERE order_id = ${orderId}
      UNION ALL
      SELECT id, position, part.place, (part.value ->> 'productId')::int, part.value ->> 'name',
          qty * (part.value ->> 'qty')::int, NULL, NULL
        FROM order_items, jsonb_array_elements(bundle) WITH ORDINALITY AS part(value, place)
        WHERE order_id = ${orderId})
    SELECT unit.id AS "itemId", p.id AS "productId", p.main_product_id AS "mainId", unit.name,
      unit.qty AS pieces, p.is_ticket AS "isTicket", event.id AS "eventId",
      p.code_kind AS "codeKind", p.code_months AS "codeMonths",
      coalesce(unit.unit_price, p.retail_price)::float8 AS price,
      (SELECT unit.options -> 'personalizations' ->> o.id::text FROM custom_options o
        WHERE o.product_id IN (p.id, p.main_product_id) AND o.type = 'Text'
        ORDER BY o.position, o.id LIMIT 1) AS "ownWords"
    FROM unit JOIN products p ON p.id = unit.product_id AND p.format = 'EProduct'
    LEFT JOIN LATERAL (SELECT id FROM events WHERE ticket_product_id IN (p.id, p.main_product_id)
      ORDER BY date_from LIMIT 1) AS event ON true
    ORDER BY unit.position, unit.part`.execute(step);
  return rows;
}
