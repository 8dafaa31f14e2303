import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Products whose stock an order took. */
export async function takenProducts(db: Kysely<Database>, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT (taken ->> 'productId')::int AS id
    FROM order_items, jsonb_array_elements(stock_taken) AS taken
    WHERE order_id = ${orderId}`.execute(db);
  return rows.map(({ id }) => id);
}
