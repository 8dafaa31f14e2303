import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from '../../db/schema.ts';
import { products } from './catalogue/products.ts';
import { searchCondition } from './conditions.ts';
import { writeCursor } from './cursor.ts';
import { customers } from './customers.ts';
import { findRecords } from './find-records.ts';
import { listRows } from './list-rows.ts';
import { missedAddresses } from './missed-addresses.ts';
import { changeLog } from './records/change-log.ts';
import { redirects } from './redirects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    INSERT INTO redirects (from_path, to_path, created_at)
    SELECT '/staro-' || lpad(n::text, 6, '0'), '/novo', timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, 100000) AS n`.execute(database.db);
  await sql`
    INSERT INTO changes (at, collection, record_id, action, before, after)
    SELECT timestamptz '2026-01-01' + n * interval '1 minute', 'redirects', '/staro-' || n, 'change', '{}', '{}'
    FROM generate_series(1, 100000) AS n`.execute(database.db);
  await sql`ANALYZE redirects, changes`.execute(database.db);
}, 120_000);
afterAll(() => database.drop());

/** Counts the rows of a table that this connection has read and not reported yet. */
async function readSoFar(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n
    FROM pg_stat_xact_user_tables WHERE relname = ${table}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The count stops at this number. */
const counted = 1001;
const size = 50;

test.each([
  {
    collection: redirects,
    sort: '-created_at',
    value: '2026-02-05 00:00:00+00',
    id: '/staro-050000',
  },
  { collection: redirects, sort: 'from_path', value: '/staro-050000', id: '/staro-050000' },
  { collection: changeLog, sort: '-at', value: '2026-02-05 00:00:00+00', id: '50000' },
])(
  'a page in the middle of 100,000 rows of $collection.name by $sort reads that page only',
  async ({ collection, sort, value, id }) => {
    await database.db.transaction().execute(async (step) => {
      const before = await readSoFar(step, collection.table);
      const after = writeCursor({ value, id });
      const page = await listRows(step, collection, { sort, size, after });
      expect(page.ok && page.value.rows).toHaveLength(size);
      const read = (await readSoFar(step, collection.table)) - before;
      expect(read).toBeGreaterThan(size);
      expect(read).toBeLessThanOrEqual(counted + size + 1);
    });
  },
  60_000,
);

test('the search over everything leaves out large tables without an index for it', async () => {
  const { db } = database;
  const { name, table, id, title } = redirects;
  const own = { ...missedAddresses, name, table, id, title, fields: redirects.fields };
  const withoutIndex = { ...own, search: sql<string>`redirects.from_path` };
  expect(await findRecords(db, [withoutIndex], 'staro-000001', 'hr')).toEqual([]);
  expect(await findRecords(db, [redirects], 'staro-000001', 'hr')).toMatchObject([
    { collection: 'redirects', id: '/staro-000001' },
  ]);
  await sql`INSERT INTO users (email, password_hash) VALUES ('kupac@example.com', 'x')`.execute(db);
  expect(await findRecords(db, [withoutIndex, customers], 'KUPAC@', 'hr')).toMatchObject([
    { collection: 'customers', title: 'kupac@example.com' },
  ]);
});

test.each([
  { collection: products, table: 'products', index: 'product_search_words' },
  { collection: customers, table: 'users', index: 'users_words' },
])(
  'words of $collection.name are searched in their index',
  async ({ collection, table, index }) => {
    const plan = await database.db.transaction().execute(async (step) => {
      for (const kind of ['seqscan', 'indexscan']) {
        await sql`SET LOCAL ${sql.raw(`enable_${kind}`)} = off`.execute(step);
      }
      return sql`EXPLAIN SELECT FROM ${sql.table(table)}
      WHERE ${searchCondition(collection, 'kompas')}`.execute(step);
    });
    expect(JSON.stringify(plan.rows)).toContain(index);
  },
);
