import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../test-caller.ts';
import { testSite } from '../test-site.ts';
import { createCatalogueHandlers } from './handlers.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
let statements = 0;

const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  shop = createCaller(database.db.withPlugin(counting), createCatalogueHandlers);
});
afterAll(() => database.drop());

/** Statements of a first call, and of its repetition. */
async function counted(call: () => Promise<unknown>): Promise<[number, number]> {
  shop.deps.cache.clear();
  const counts: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    statements = 0;
    await call();
    counts.push(statements);
  }
  return counts as [number, number];
}

test('reads a list with five statements, its cards with one · API-032', async () => {
  const list = (limit: number) => counted(() => shop.call('product.filter', { limit }));
  expect(await list(1)).toEqual([5, 0]);
  expect(await list(24)).toEqual([5, 0]);
});

test('reads a product with its family in five statements · API-031', async () => {
  const product = (slug: string) => counted(() => shop.call('product.get', { slug }));
  expect(await product('zvono')).toEqual([5, 1]);
  expect(await product('set')).toEqual([5, 1]);
});

test('counts all facets in one statement · API-030', async () => {
  const filters = ['boja', 'materijal', 'dar'].map((key) => ({ key, value: '1' }));
  const layers = () => shop.call('product.layeredNavigation', { filters });
  expect(await counted(layers)).toEqual([3, 0]);
});
