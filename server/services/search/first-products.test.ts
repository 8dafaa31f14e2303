import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  type InvalidationListener,
  listenForInvalidations,
} from '../../cache/invalidation-listener.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { createCaller } from '../../testing/caller.ts';
import { createImporter } from '../../testing/imports.ts';
import { createCatalogueHandlers } from '../catalogue/handlers.ts';
import { createSiteHandlers } from '../site/handlers.ts';
import { createSearchHandlers } from './handlers.ts';

let database: TestDatabase;
let listener: InvalidationListener;
let shop: ReturnType<typeof openShop>;
beforeAll(async () => {
  database = await createTestDatabase();
  const standard = { key: 'standard', title: '{"hr":"PDV"}', rate: 25 };
  await database.db.insertInto('taxes').values(standard).execute();
  const cache = createTagCache();
  listener = listenForInvalidations({ connectionString: database.url, cache });
  await listener.ready;
  shop = openShop(cache);
});
afterAll(async () => {
  await listener.close();
  await database.drop();
});

const openShop = (cache: ReturnType<typeof createTagCache>) => ({
  search: createCaller(database.db, createSearchHandlers, { cache }),
  site: createCaller(database.db, createSiteHandlers, { cache }),
  catalogue: createCaller(database.db, createCatalogueHandlers, { cache }),
});

async function found(query: string) {
  const { groups } = await shop.search.call('search.find', { query });
  const { records } = await shop.catalogue.call('product.filter', { keywords: query });
  return [
    groups.flatMap(({ records: all }) => all.map(({ title }) => title)),
    records.map(({ name }) => name),
  ];
}

test('a shop is a store, and finds its products, from the first import on · PAGE-03', async () => {
  const stores = async () => (await shop.site.call('master.domainDetect', {})).stores?.length;
  expect(await found('busola')).toEqual([[], []]);
  expect(await stores()).toBe(0);
  const importer = createImporter(database.db);
  await importer.run(
    await importer.plan('sku;name;price;stock;tax\nBUSOLA;Busola;12,00;3;standard'),
  );
  await vi.waitFor(async () => expect(await found('busola')).toEqual([['Busola'], ['Busola']]));
  expect(await stores()).toBe(1);
});
