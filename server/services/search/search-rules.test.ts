import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCatalogueHandlers } from '../catalogue/handlers.ts';
import { createCollectionHandlers } from '../collections/handlers.ts';
import { createSearchHandlers } from './handlers.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
let staff: { actor: { kind: 'backoffice'; userId: number; sessionId: string; scope: string[] } };
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  shop = createCaller(database.db, (deps) => ({
    ...createSearchHandlers(deps),
    ...createCatalogueHandlers(deps),
    ...createCollectionHandlers(deps),
  }));
  const { id } = await database.db
    .insertInto('users')
    .values({ email: 'staff@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  staff = { actor: { kind: 'backoffice', userId: id, sessionId: 's', scope: ['admin'] } };
});
afterAll(() => database.drop());

async function found(query: string): Promise<string[]> {
  const { groups } = await shop.call('search.find', { query });
  const products = groups.find(({ kind }) => kind === 'product')?.records ?? [];
  return products.map(({ title }) => title);
}

const create = (name: string, values: object) =>
  shop.result('collection.create', { name, values: values as never }, staff);

test('a synonym that staff add finds the same products at once, in any form of the word', async () => {
  expect(await found('busola')).toEqual([]);
  const compass = await found('kompas');
  expect(compass.length).toBeGreaterThan(0);
  const added = await create('search-synonyms', { language: 'hr', words: 'kompas, busola' });
  expect(added.ok).toBe(true);
  expect(await found('busola')).toEqual(compass);
  expect(await found('busole')).toEqual(compass);
  expect(await found('kompas')).toEqual(compass);
});

test('products that staff pin to a query come first, in their order, also in the list of results', async () => {
  const all = await shop.call('product.filter', { limit: 50 });
  const [bell, ...others] = (all.records ?? []).toReversed();
  const ids = [bell?.id, others[0]?.id];
  expect(
    (await create('search-pins', { language: 'hr', query: 'Čuveni dar', product_ids: ids })).ok,
  ).toBe(true);
  expect(await found('cuveni  DAR')).toEqual([bell?.name, others[0]?.name]);
  const listed = await shop.call('product.filter', { keywords: 'čuveni dar' });
  expect(listed.records?.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['one word alone', { language: 'hr', words: 'kompas' }],
  ['a sign', { language: 'hr', words: '%, kompas' }],
  ['several words as one', { language: 'hr', words: 'ručni kompas, busola' }],
])('refuses %s as synonyms, at its field', async (_, values) => {
  expect(await create('search-synonyms', values)).toMatchObject({
    ok: false,
    error: { code: 'badRequest', field: 'words' },
  });
});
