import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Shows products whose time has begun and leaves out those whose time is over; returns their ids. */
export async function followProductDates(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE products SET archived = NOT archived WHERE id IN (
      SELECT id FROM products WHERE shown_until <= ${now} AND NOT archived
      UNION ALL SELECT id FROM products WHERE shown_from <= ${now} AND archived AND NOT hidden
        AND (shown_until > ${now} OR shown_until IS NULL))
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
