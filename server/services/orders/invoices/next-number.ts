import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/**
 * Returns the next number of a series. The counter's row is locked until the transaction ends; a rollback
 * returns the number, so that the series has no gaps.
 */
export async function nextNumber(
  step: Transaction<Database>,
  counter: 'invoice_counters' | 'credit_note_counters',
  { year, series }: { readonly year: number; readonly series: string },
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO ${sql.table(counter)} AS counter (year, series, last) VALUES (${year}, ${series}, 1)
    ON CONFLICT (year, series) DO UPDATE SET last = counter.last + 1 RETURNING last`.execute(step);
  const [row] = rows as [(typeof rows)[number]];
  return row.last;
}
