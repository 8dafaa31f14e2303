import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { invalidate } from './invalidation.ts';
import { type InvalidationListener, listenForInvalidations } from './invalidation-listener.ts';
import { createTagCache, type TagCache } from './tag-cache.ts';

let database: TestDatabase;
let listener: InvalidationListener | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => listener?.close());
afterAll(() => database.drop());

async function otherProcess(): Promise<TagCache> {
  const cache = createTagCache();
  listener = listenForInvalidations({ connectionString: database.url, cache, retryMs: 10 });
  await listener.ready;
  return cache;
}

const put = (cache: TagCache, key: string, tag: string) => cache.get(key, [tag], async () => ({}));

test('drops the tags of a change in all processes · API-006', async () => {
  const other = await otherProcess();
  const own = createTagCache();
  await Promise.all([put(other, 'a', 'media'), put(other, 'b', 'pages'), put(own, 'a', 'media')]);
  await invalidate({ db: database.db, cache: own }, ['media']);
  expect(own.size).toBe(0);
  await vi.waitFor(() => expect(other.size).toBe(1));
});

test('splits tags over several notifications if they exceed one · API-006', async () => {
  const other = await otherProcess();
  const tags = Array.from({ length: 400 }, (_, index) => `product:${index}-${'x'.repeat(60)}`);
  await put(other, 'last', tags.at(-1) ?? '');
  await invalidate({ db: database.db, cache: createTagCache() }, tags);
  await vi.waitFor(() => expect(other.size).toBe(0));
});

test('reconnects after a lost connection and clears the cache · API-006', async () => {
  const other = await otherProcess();
  await put(other, 'a', 'media');
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query LIKE 'LISTEN %' AND datname = current_database()`.execute(database.db);
  await vi.waitFor(() => expect(other.size).toBe(0));
  await put(other, 'a', 'media');
  await invalidate({ db: database.db, cache: createTagCache() }, ['media']);
  await vi.waitFor(() => expect(other.size).toBe(0));
});

test('ignores an invalid notification · API-006', async () => {
  const other = await otherProcess();
  await Promise.all([put(other, 'a', 'media'), put(other, 'b', 'pages')]);
  await sql`SELECT pg_notify('izlog_tags', '{broken')`.execute(database.db);
  await invalidate({ db: database.db, cache: createTagCache() }, ['pages']);
  await vi.waitFor(() => expect(other.size).toBe(1));
});
