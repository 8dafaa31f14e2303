import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Returns the next value of the counter of all changes. Its row stays locked until the transaction ends, so a
 * transaction that reads a value has seen all smaller ones. Call it before reading anything that will be
 * changed.
 */
export async function advanceClock(step: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    UPDATE edit_clock SET value = value + 1 RETURNING value`.execute(step);
  return rows[0]?.value ?? 0;
}

/** Must be read before the nodes: changes in between are then reported again next time. */
export async function readClock(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('edit_clock').select('value').executeTakeFirstOrThrow();
  return row.value;
}
