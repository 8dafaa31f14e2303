import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * The next value of the counter of all changes. Its row stays locked until the transaction ends, so
 * whoever reads a value has seen every smaller one. Called before anything is read that is to be
 * changed.
 */
export async function advanceClock(step: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    UPDATE edit_clock SET value = value + 1 RETURNING value`.execute(step);
  return rows[0]?.value ?? 0;
}

/** Read before the nodes: what comes in between is told again the next time. */
export async function readClock(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('edit_clock').select('value').executeTakeFirstOrThrow();
  return row.value;
}
