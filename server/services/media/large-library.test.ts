import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from '../../db/schema.ts';
import { createCaller } from '../../testing/caller.ts';
import { openLibrary, type TestLibrary } from '../../testing/media-library.ts';
import { filterMedia } from './library.ts';

/** More rows than a page and a bounded count read. */
const size = 20_000;
const mostRead = 3_000;
const limit = 48;

let database: TestDatabase;
let library: TestLibrary;
beforeAll(async () => {
  database = await createTestDatabase();
  library = await openLibrary(database.db);
  await sql`
    INSERT INTO media (key, hash, title, alt, original_name, display_name, extension, mime, size)
    SELECT 'slika-' || n, lpad(to_hex(n), 64, '0'), '{"hr": "Slika"}', '{"hr": ""}', 's.txt', 's.txt', 'txt',
      'text/plain', n
    FROM generate_series(1, ${size}::int) AS n`.execute(database.db);
  await sql`VACUUM ANALYZE media`.execute(database.db);
}, 60_000);
afterAll(async () => {
  await library.close();
  await database.drop();
});

/** Lists media, and returns how many rows of the library that has read. */
function list(input: EndpointInput<'media.filterStandard'>) {
  return database.db.transaction().execute(async (step) => {
    const caller = createCaller(step, (deps) => ({
      'media.filterStandard': filterMedia({ ...deps, store: library.store }),
    }));
    const before = await rowsRead(step);
    const found = await caller.call('media.filterStandard', { limit, ...input });
    return { ...found, read: (await rowsRead(step)) - before };
  });
}

async function rowsRead(step: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n
    FROM pg_stat_xact_user_tables WHERE relname = 'media'`.execute(step);
  return rows[0]?.n ?? 0;
}

test.each([
  ['newest', { param: 'id', order: 'desc' }],
  ['oldest', { param: 'id', order: 'asc' }],
  ['largest', { param: 'size', order: 'desc' }],
] as const)(
  'a page in the middle of a large library, %s first, reads that page only',
  async (_, sort) => {
    const { id } = await database.db
      .selectFrom('media')
      .select('id')
      .where('key', '=', 'slika-10000')
      .executeTakeFirstOrThrow();
    const { data, pagination, read } = await list({ sort, afterId: id });
    const next = sort.order === 'asc' ? 10_001 : 9_999;
    expect(data).toHaveLength(limit);
    expect(data[0]?.key).toBe(`slika-${next}`);
    expect(pagination).toEqual({ totalPages: 21, totalRecords: 1_000, isCapped: true });
    expect(read).toBeLessThan(mostRead);
  },
);

test('words are searched in their index', async () => {
  const { data, pagination, read } = await list({ keywords: 'slika-12345' });
  expect(data.map(({ key }) => key)).toEqual(['slika-12345']);
  expect(pagination).toMatchObject({ totalRecords: 1, isCapped: false });
  expect(read).toBeLessThan(mostRead);
});
