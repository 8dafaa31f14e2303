import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCatalogueHandlers } from './handlers.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  shop = createCaller(database.db, createCatalogueHandlers);
});
afterAll(() => database.drop());

type Filters = NonNullable<EndpointInput<'product.layeredNavigation'>['filters']>;

async function facets(filters: Filters = []) {
  const layers = await shop.call('product.layeredNavigation', { filters });
  return (code: string) =>
    layers
      .find(({ attributeCode }) => attributeCode === code)
      ?.values.map(({ valueLabel, totalProducts }) => `${valueLabel} ${totalProducts}`);
}

test('counts products for each value, variants for their main product · API-030 LIST-07', async () => {
  const of = await facets();
  expect(of('boja')).toEqual(['plava 3', 'crvena 3']);
  expect(of('velicina')).toEqual(['s 1', 'l 1']);
  expect(of('materijal')).toEqual(['mjed 3', 'staklo 1', 'koža 1']);
  expect(of('dar')).toEqual(['Da 1', 'Ne 1']);
});

test('ignores a facet’s own choice in its counts · API-030', async () => {
  const of = await facets([{ key: 'boja', value: 'plava' }]);
  expect(of('boja')).toEqual(['plava 3', 'crvena 3']);
  expect(of('materijal')).toEqual(['mjed 1', 'staklo 1', 'koža 0']);
});

test('combines two facets, each ignoring its own choice · API-030', async () => {
  const of = await facets([
    { key: 'boja', value: 'crvena' },
    { key: 'materijal', value: 'staklo' },
  ]);
  expect(of('boja')).toEqual(['plava 1', 'crvena 0']);
  expect(of('materijal')).toEqual(['mjed 2', 'staklo 0', 'koža 1']);
  expect(of('velicina')).toEqual(['s 0', 'l 0']);
});

test('returns ranges from lowest to highest · ENT-15 LIST-04', async () => {
  const layers = await shop.call('product.layeredNavigation', {
    filters: [{ key: 'finalPrice', value: [3000, 9000], range: true }],
  });
  expect(layers[0]).toMatchObject({ attributeCode: 'finalPrice', label: 'Cijena', type: 'number' });
  expect(layers[0]?.values[0]).toMatchObject({ minValue: 1000, maxValue: 4000 });
  const width = layers.find(({ attributeCode }) => attributeCode === 'sirina');
  expect(width?.values[0]).toMatchObject({ minValue: 30, maxValue: 40, totalProducts: 2 });
});

test('returns value labels in the requested language · I18N-04', async () => {
  const layers = await shop.call('product.layeredNavigation', {}, 'en');
  expect(layers[0]?.label).toBe('Price');
  expect(layers[1]?.values[0]?.valueLabel).toBe('plava (en)');
});

test('returns values that lists accept as filters · ENT-15 ENT-16', async () => {
  const layers = await shop.call('product.layeredNavigation', {});
  const red = layers.find(({ attributeCode }) => attributeCode === 'boja')?.values[1];
  const { totalRecords } = await shop.call('product.filter', {
    filters: [{ key: 'boja', value: red?.value ?? '' }],
  });
  expect(totalRecords).toBe(red?.totalProducts);
});

test('filters by category and by words · API-030', async () => {
  const { records } = await shop.call('category.filter', {});
  const { id } = records.find(({ slug }) => slug === 'odjeca') ?? { id: 0 };
  const layers = await shop.call('product.layeredNavigation', {
    mainCategory: id,
    keywords: 'dupin',
  });
  expect(layers.map(({ attributeCode }) => attributeCode)).toEqual([
    'finalPrice',
    'boja',
    'velicina',
  ]);
});

test('returns the same for a query · API-030', async () => {
  const filters: Filters = [{ key: 'boja', value: 'plava' }];
  const posted = await shop.call('product.layeredNavigation', { filters });
  const requested = { filters: JSON.stringify(filters) };
  expect(await shop.call('product.layeredNavigationByQuery', requested)).toEqual(posted);
  const broken = await shop.result('product.layeredNavigationByQuery', { filters: '[{"key":1}]' });
  expect(broken.ok).toBe(false);
});
