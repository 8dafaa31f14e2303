import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCatalogueHandlers } from './handlers.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
const { plugin, count } = createStatementCounter();

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  shop = createCaller(database.db.withPlugin(plugin), createCatalogueHandlers);
});
afterAll(() => database.drop());

/** Number of statements of a first call and of its repetition. */
async function counted(call: () => Promise<unknown>): Promise<[number, number]> {
  shop.deps.cache.clear();
  return repeated(call);
}

/** Counts the same after another list was read. */
async function warmed(call: () => Promise<unknown>): Promise<[number, number]> {
  shop.deps.cache.clear();
  await shop.call('product.layeredNavigation', { keywords: 'casa' });
  await shop.call('product.filter', { page: 9 });
  return repeated(call);
}

async function repeated(call: () => Promise<unknown>): Promise<[number, number]> {
  const counts: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    counts.push((await count(call))[0]);
  }
  return counts as [number, number];
}

test('reads a list with one statement for its cards, a repeated one with none · API-032', async () => {
  const list = (limit: number) => warmed(() => shop.call('product.filter', { limit }));
  expect(await list(1)).toEqual([1, 0]);
  expect(await list(24)).toEqual([1, 0]);
});

test('reads a product with its family in one statement, plus one each for its address and the attributes · API-031', async () => {
  const product = (slug: string) => counted(() => shop.call('product.get', { slug }));
  expect(await product('zvono')).toEqual([3, 0]);
  expect(await product('set')).toEqual([3, 0]);
});

test('counts all facets without a statement · API-030', async () => {
  const filters = ['boja', 'materijal', 'dar'].map((key) => ({ key, value: '1' }));
  const layers = () => shop.call('product.layeredNavigation', { filters });
  expect(await warmed(layers)).toEqual([0, 0]);
});

test('searches without a statement: the words are in memory · API-032', async () => {
  const search = (keywords: string) =>
    warmed(() => shop.call('product.layeredNavigation', { keywords }));
  expect(await search('kompas')).toEqual([0, 0]);
  expect(await search('kompas dupin')).toEqual([0, 0]);
});

test('without a cache, a list costs only its cards and a product only itself: nothing is indexed again', async () => {
  const cache = createTagCache(0);
  const bare = createCaller(database.db.withPlugin(plugin), createCatalogueHandlers, { cache });
  const { records } = await bare.call('product.filter', {});
  const statements = async (call: () => Promise<unknown>) => (await count(call))[0];
  await bare.call('product.layeredNavigation', {});
  expect(await statements(() => bare.call('product.filter', {}))).toBe(1);
  expect(await statements(() => bare.call('product.layeredNavigation', {}))).toBe(0);
  expect(await statements(() => bare.call('product.get', { id: records[0]?.id ?? 0 }))).toBe(1);
});

test('without a cache, lists and products are the same in every language · API-031 API-032', async () => {
  const cache = createTagCache(0);
  const bare = createCaller(database.db, createCatalogueHandlers, { cache });
  for (const language of languages) {
    for (const input of [{}, { filters: [{ key: 'boja', value: '1' }] }]) {
      const list = await bare.call('product.filter', { limit: 100, ...input }, language);
      expect(list).toEqual(await shop.call('product.filter', { limit: 100, ...input }, language));
    }
    const product = await bare.call('product.get', { slug: 'zvono' }, language);
    expect(product).toEqual(await shop.call('product.get', { slug: 'zvono' }, language));
    expect((await bare.result('product.get', { id: 999_999 }, { language })).ok).toBe(false);
  }
  expect(cache.kinds().some(({ kind }) => kind === 'card' || kind === 'product')).toBe(false);
});
