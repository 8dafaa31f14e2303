import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { generateProducts } from '#fixtures/museum/generate.ts';
import { languages } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { randomCases, randomTimeout } from '#tests/support/random-runs.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import type { FoundItem } from '../search/find-items.ts';
import { searchSite } from '../search/search-site.ts';
import { type AttributeDictionary, isChoice, readAttributes } from './attribute-dictionary.ts';
import { type CategoryDictionary, readCategories, withDescendants } from './category-dictionary.ts';
import { type FacetCount, loadFacetCounts } from './facets.ts';
import { createCatalogueHandlers } from './handlers.ts';
import type { Scope } from './list-conditions.ts';
import { countFacets } from './list-counts.ts';
import { listPage } from './list-page.ts';
import type { AttributeFilter, Narrowing } from './list-query.ts';
import { listedHits } from './list-words.ts';
import { loadListPage } from './product-list.ts';
import { readListIndex } from './read-list-index.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
let attributes: AttributeDictionary;
let categories: CategoryDictionary;

/** The demo shop with variants and bundles, and 300 more products, many with equal prices. */
beforeAll(async () => {
  database = await createTestDatabase();
  const site = createSite();
  const products = [...site.products, ...generateProducts(300, 5)];
  await seedSite(database.db, { ...site, products, users: [] }, null);
  await sql`UPDATE products SET stock = 0 WHERE id % 7 = 0`.execute(database.db);
  await sql`UPDATE products SET archived = true WHERE id % 41 = 0`.execute(database.db);
  shop = createCaller(database.db, createCatalogueHandlers);
  attributes = await readAttributes(shop.deps);
  categories = await readCategories(shop.deps);
  for (const query of queries) {
    const hits = await searchSite(shop.deps, query, 'hr');
    found.push(hits?.byKind.product ?? []);
  }
});
afterAll(() => database.drop());

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });

const queries = ['karta', 'svjetionik', 'bod', 'm', 'more', 'djačka', 'KAPETAN 2', 'xyz', 'crven'];
const found: (readonly FoundItem[])[] = [];

function scopes(): fc.Arbitrary<Scope> {
  const category = fc.constantFrom(...categories.all.map(({ id }) => id), 9999);
  return fc.record({
    language: fc.constantFrom(...languages),
    search: maybe(fc.constantFrom(...found)),
    categories: maybe(category.map((id) => withDescendants(categories, id))),
    tag: fc.option(fc.constantFrom('dar', 'rucni-rad', 'none'), { nil: null, freq: 5 }),
    ids: fc.constant(null),
  });
}

const range = <T extends number | string>(end: fc.Arbitrary<T>) =>
  fc.record({ from: maybe(end), to: maybe(end) });

function attributeFilter(): fc.Arbitrary<AttributeFilter> {
  return fc.constantFrom(...attributes.all).chain((attribute): fc.Arbitrary<AttributeFilter> => {
    const { id, type, values } = attribute;
    if (isChoice(attribute)) {
      const value = fc.constantFrom(...values.map((each) => each.id), 0);
      const chosen = fc.uniqueArray(value, { maxLength: 3 });
      return chosen.map((ids) => ({ kind: 'choice', id, values: ids }));
    }
    if (type === 'yes/no') return fc.boolean().map((value) => ({ kind: 'flag', id, value }));
    if (type === 'number') {
      const end = fc.integer({ min: 0, max: 2500 });
      return range(end).map((ends) => ({ kind: 'number', id, range: ends }));
    }
    const days = { min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true };
    const day = fc.date(days).map((date) => date.toISOString());
    return range(day).map((ends) => ({ kind: 'date', id, range: ends }));
  });
}

const narrowings = (): fc.Arbitrary<Narrowing> =>
  fc.record({
    price: maybe(range(fc.integer({ min: 0, max: 25_000 }))),
    featured: fc.integer({ max: 5, min: 0 }).map((number) => number === 0),
    discounted: fc.integer({ max: 3, min: 0 }).map((number) => number === 0),
    ids: fc.constant(null),
    attributes: fc.uniqueArray(attributeFilter(), { maxLength: 3, selector: ({ id }) => id }),
  });

const sorts = () =>
  maybe(
    fc.record({
      param: fc.constantFrom('id', 'finalPrice', 'name', 'categoryPriority'),
      order: fc.constantFrom('asc', 'desc'),
    }),
  );

test('lists the same products from memory as with statements, for any query · API-032 LIST-09', {
  timeout: randomTimeout,
}, async () => {
  const index = await readListIndex(shop.deps);
  const wishes = fc.record({
    scope: scopes(),
    narrowing: narrowings(),
    sort: sorts(),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(5, 24),
  });
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      const { search } = wish.scope;
      const hits = search && listedHits(index, search);
      expect(listPage(index, wish, hits)).toEqual(await loadListPage(shop.deps, wish));
    }),
    randomCases(300),
  );
});

const keyOf = ({ attribute_id, value_id, value_bool }: FacetCount) =>
  `${attribute_id} ${value_id} ${value_bool}`;

const inOrder = (counts: readonly FacetCount[]) =>
  counts.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));

test('counts the same facets from memory as with one statement, for any query · API-030', {
  timeout: randomTimeout,
}, async () => {
  const index = await readListIndex(shop.deps);
  await fc.assert(
    fc.asyncProperty(scopes(), narrowings(), async (scope, narrowing) => {
      const hits = scope.search && listedHits(index, scope.search);
      const counted = countFacets(index, attributes, scope, narrowing, hits);
      expect(inOrder(counted)).toEqual(inOrder(await loadFacetCounts(shop.deps, scope, narrowing)));
    }),
    randomCases(300),
  );
});

test('finds words separated by any punctuation · SEARCH-01 API-032', async () => {
  const excerpt = { hr: 'Vezovi: bitva/škvir, uže-lanac-sidro, www.jakari.hr („mornarski“).' };
  await sql`UPDATE products SET excerpt = ${JSON.stringify(excerpt)} WHERE id = 7`.execute(
    database.db,
  );
  shop.deps.cache.drop(['catalogue']);
  const idsOf = async (keywords: string) => {
    const { records } = await shop.call('product.filter', { keywords, limit: 100 });
    return records.map(({ id }) => id);
  };
  for (const words of ['škvir', 'bitva škvir', 'lanac', 'sidro vezovi', 'jakari', 'mornarski']) {
    expect(await idsOf(words), words).toContain(7);
  }
});

test('returns ten products of the first page by default · LIST-27 CONST-06 CONST-07', async () => {
  const plain = await shop.call('product.filter', {});
  expect(plain.records).toHaveLength(10);
  expect(plain.totalPages).toBe(Math.ceil(plain.totalRecords / 10));
  expect(await shop.call('product.filter', { page: 1, limit: 10 })).toEqual(plain);
});
