import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';
import { createTagCache, type TagCache } from '../../cache/tag-cache.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCatalogueHandlers } from './handlers.ts';
import { warmUpCatalogue } from './warm-up-catalogue.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
const { plugin, count } = createStatementCounter();
const never = new AbortController().signal;

const openShop = (cache?: TagCache) =>
  createCaller(database.db.withPlugin(plugin), createCatalogueHandlers, cache && { cache });

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
});
beforeEach(() => {
  shop = openShop();
});
afterAll(() => database.drop());

const warm = (signal = never) => warmUpCatalogue(shop.deps, signal);

test('products, their addresses and cards need no statement once they are warmed up · API-031 API-032', async () => {
  await warm();
  await shop.call('category.filter', {});
  expect((await count(() => shop.call('product.get', { slug: 'zvono' })))[0]).toBe(0);
  expect((await count(() => shop.call('product.get', { slug: 'set' }, 'en')))[0]).toBe(0);
  expect((await count(() => shop.call('product.filter', { limit: 24 }, 'de')))[0]).toBe(0);
});

test('are warmed up once, and again after a change of the catalogue · API-006', async () => {
  await warm();
  expect((await count(warm))[0]).toBe(0);
  const { id, finalPrice } = await shop.call('product.get', { slug: 'zvono' });
  const price = finalPrice + 100;
  await database.db
    .updateTable('products')
    .set({ retail_price: price })
    .where('id', '=', id)
    .execute();
  shop.deps.cache.drop(['catalogue']);
  await warm();
  const [statements, product] = await count(() => shop.call('product.get', { slug: 'zvono' }));
  expect([statements, product.finalPrice]).toEqual([0, price]);
});

test('leave a part of the cache for visitors’ requests', async () => {
  await warm();
  const { bytes, size } = shop.deps.cache;
  shop = openShop(createTagCache(Math.floor(bytes / 2)));
  await warm();
  expect(shop.deps.cache.size).toBeLessThan(size);
  expect(shop.deps.cache.bytes).toBeLessThan(shop.deps.cache.limit);
});

test('stop with the shop, and are not warmed up without a cache', async () => {
  await warm();
  const { size } = shop.deps.cache;
  shop = openShop();
  await warm(AbortSignal.abort());
  expect(shop.deps.cache.size).toBeLessThan(size);
  shop = openShop(createTagCache(0));
  expect((await count(warm))[0]).toBe(0);
});
