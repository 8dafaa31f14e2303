import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Records } from '#schemas/entities/lists.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';
import { testSite } from '../../testing/site.ts';

/** Product lists, read by an external program. */
let site: SiteApi;
beforeAll(async () => {
  site = await openSiteApi(testSite);
});
afterAll(() => site.close());

const call = 'POST /api/v1/product/web/filter';
const list = (fields: object, headers = {}) =>
  site.api.data<Records<ProductCard>>(call, fields, headers);
const skus = async (fields: object) => (await list(fields)).records.map(({ sku }) => sku);
const all = ['PAR', 'SET', 'DUPIN', 'KOMPAS', 'CIZMA', 'CASA', 'ZVONO'];

test('a product list has pages of the requested size, with totals · API-032 ENT-46', async () => {
  expect(await skus({})).toEqual(all);
  for (const page of [1, 2, 3]) {
    const { records, ...counts } = await list({ limit: 3, page });
    expect(records.map(({ sku }) => sku)).toEqual(all.slice(page * 3 - 3, page * 3));
    expect(counts).toEqual({ totalPages: 3, totalRecords: 7 });
  }
  expect(await list({ limit: 3, page: 4 })).toMatchObject({ records: [], totalRecords: 7 });
  expect(await skus({ limit: 2, allowUnlimited: true })).toEqual(all.slice(0, 2));
});

test('a product list is narrowed by words, filters and category, and sorted · API-032', async () => {
  const words = await list({ keywords: 'compass' }, { languageCode: 'eng' });
  expect(words).toMatchObject({ records: [{ sku: 'KOMPAS', name: 'Compass' }], totalRecords: 1 });
  const red = { key: 'boja', value: 'crvena' };
  expect(await skus({ filters: [red] })).toEqual(['DUPIN', 'KOMPAS', 'CIZMA']);
  const range = { key: 'finalPrice', value: [1400, 3000], range: true };
  expect(await skus({ filters: [red, range] })).toEqual(['CIZMA']);
  const categories = await site.api.data<Records<{ id: number; slug: string }>>(
    'POST /api/v1/product/web/category/filter',
    {},
  );
  const mainCategory = categories.records.find(({ slug }) => slug === 'karte')?.id;
  expect(await skus({ mainCategory })).toEqual(['KOMPAS', 'CIZMA', 'CASA', 'ZVONO']);
  expect(await skus({ mainCategory, filters: [red], keywords: 'kompas' })).toEqual(['KOMPAS']);
  const sorted = async (param: string, order: string) => {
    const { records } = await list({ sort: { param, order }, limit: 100 });
    return records.map((card) => card[param as 'id' | 'finalPrice']);
  };
  for (const param of ['id', 'finalPrice']) {
    const ascending = await sorted(param, 'asc');
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(await sorted(param, 'desc')).toEqual(ascending.toSorted((a, b) => b - a));
  }
  const unknown = { sort: { param: 'sku', order: 'asc' } };
  expect(await site.api.error(call, unknown)).toMatchObject({ status: 400, field: 'sort' });
});

test('a product list contains the selected fields, and refuses unknown ones of the call · API-032', async () => {
  const [plain] = (await list({ keywords: 'kompas' })).records;
  expect(plain).not.toHaveProperty('attributeSet');
  const [card] = (await list({ keywords: 'kompas', select: ['attributeSet', 'tags'] })).records;
  expect(card).toMatchObject({
    ...plain,
    attributeSet: { attributes: expect.arrayContaining([expect.anything()]) },
    tags: expect.any(Array),
  });
  expect(card).not.toHaveProperty('description');
  expect(await site.api.error(call, { sku: 'KOMPAS' })).toMatchObject({ status: 400 });
});
