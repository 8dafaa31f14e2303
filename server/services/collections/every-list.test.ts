import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fillLargeTables, largeLists } from '#tests/support/large-lists.ts';
import type { Database } from '../../db/schema.ts';
import { listRows } from './list-rows.ts';

/** Number of rows in each table. */
const size = 20_000;
/** A page and a bounded count read fewer rows than this; reading a whole table reads more. */
const mostRead = 3_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillLargeTables(database.db, size);
}, 120_000);
afterAll(() => database.drop());

/** Counts the rows of a table that this transaction has read. */
async function readSoFar(step: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n
    FROM pg_stat_xact_user_tables WHERE relname = ${table}`.execute(step);
  return rows[0]?.n ?? 0;
}

test.each(largeLists)('the list $list reads no whole table', async ({ collection, input }) => {
  await database.db.transaction().execute(async (step) => {
    const before = await readSoFar(step, collection.table);
    const page = await listRows(step, collection, input);
    expect(page.ok).toBe(true);
    expect((await readSoFar(step, collection.table)) - before).toBeLessThan(mostRead);
  });
});
