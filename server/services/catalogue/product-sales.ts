import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A statement that changes more products than this drops the whole catalogue (`0040-product-notices.ts`). */
const maxNamed = 200;

/**
 * Starts planned sales that are due and ends those that are over; returns the products whose price changed. A
 * product with several running sales has the lowest price of them; one whose last sale ended has its retail
 * price. The price history records the change when it takes effect.
 */
export async function runPlannedSales(db: Kysely<Database>, now: Date): Promise<number[]> {
  return db.transaction().execute(async (step) => {
    const moved = await sql<{ product_id: number }>`
      UPDATE planned_sales SET state = CASE WHEN ends_at <= ${now} THEN 'over' ELSE 'running' END
      WHERE (state = 'planned' AND starts_at <= ${now}) OR (state = 'running' AND ends_at <= ${now})
      RETURNING product_id`.execute(step);
    const ids = [...new Set(moved.rows.map((row) => row.product_id))];
    const changed: number[] = [];
    for (let start = 0; start < ids.length; start += maxNamed) {
      changed.push(...(await setSalePrices(step, ids.slice(start, start + maxNamed))));
    }
    return changed;
  });
}

async function setSalePrices(
  step: Transaction<Database>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE products p SET sale_price = plan.price FROM (
      SELECT id, (SELECT min(s.sale_price) FROM planned_sales s
        WHERE s.product_id = products.id AND s.state = 'running') AS price
      FROM products WHERE id = ANY (${ids}::int[])
    ) AS plan WHERE p.id = plan.id AND p.sale_price IS DISTINCT FROM plan.price
    RETURNING p.id`.execute(step);
  return rows.map(({ id }) => id);
}
