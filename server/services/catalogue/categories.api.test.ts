import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Category } from '#schemas/entities/category.ts';
import type { Records } from '#schemas/entities/lists.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';
import { attributeSite } from '../../testing/attribute-site.ts';

/** The catalogue, read by an external program. */
let shop: SiteApi;
beforeAll(async () => {
  shop = await openSiteApi(attributeSite);
});
afterAll(() => shop.close());

const listCall = 'POST /api/v1/product/web/category/filter';
const list = (fields: object, headers = {}) =>
  shop.api.data<Records<Category>>(listCall, fields, headers);
const slugs = async (fields: object) => (await list(fields)).records.map(({ slug }) => slug);

test('categories are listed as a tree, or one below the other; one is read by id or slug · API-033 API-034 CAT-03 CAT-04', async () => {
  const { records } = await list({ tree: true });
  expect(records.map(({ slug, children }) => [slug, children?.map((one) => one.slug)])).toEqual([
    ['karte', ['instrumenti']],
    ['odjeca', []],
  ]);
  expect(await slugs({})).toContain('instrumenti');
  const id = records[0]?.id;
  expect(await slugs({ tree: true, parentId: id })).toEqual(['instrumenti']);
  const category = (key: number | string | undefined) =>
    shop.api.data<Category>(`GET /api/v1/product/web/category/get/${key}`);
  expect(await category(id)).toMatchObject({ id, slug: 'karte', sortTypes: expect.any(Array) });
  expect(await category('karte')).toEqual(await category(id));
  const call = 'GET /api/v1/product/web/category/get/999';
  expect(await shop.api.error(call)).toMatchObject({ status: 404 });
});

test('one category has every field of the list, and its ancestors · API-033 ENT-17', async () => {
  const english = { languageCode: 'eng' };
  const [parent, child] = (await list({}, english)).records;
  const call = 'GET /api/v1/product/web/category/get/instrumenti';
  const ancestors = [{ id: parent?.id, name: 'karte (en)', slug: 'karte' }];
  const read = await shop.api.data<Category>(call, {}, english);
  expect(read).toEqual({ ...child, ancestors });
  const filter = { mainCategory: read.id };
  const sold = await shop.api.data<Records<object>>('POST /api/v1/product/web/filter', filter);
  expect(read.totalProducts).toBe(sold.totalRecords);
  expect(read.totalProducts).toBeGreaterThan(0);
});

test('tags are listed with their products · CAT-05 API-035', async () => {
  const call = 'POST /api/v1/product/web/tag/filter';
  const { records } = await shop.api.data<Records<object>>(call, {});
  expect(records).toEqual([
    { id: 1, slug: 'dar', title: 'Dar', totalProducts: 1 },
    { id: 2, slug: 'novo', title: 'Novo', totalProducts: 0 },
  ]);
});

test('tags are read page by page, and found by a part of their title · CAT-05 API-035', async () => {
  const read = async (fields: object) => {
    const call = 'POST /api/v1/product/web/tag/filter';
    const { records, ...counts } = await shop.api.data<Records<{ slug: string }>>(call, fields);
    return [records.map(({ slug }) => slug), counts];
  };
  const counts = { totalRecords: 2, totalPages: 2 };
  expect(await read({ limit: 1 })).toEqual([['dar'], expect.objectContaining(counts)]);
  expect(await read({ limit: 1, page: 2 })).toEqual([['novo'], expect.objectContaining(counts)]);
  const [found, { totalRecords }] = (await read({ keywords: 'OVO' })) as [string[], typeof counts];
  expect([found, totalRecords]).toEqual([['novo'], 1]);
  expect((await read({ keywords: 'x' }))[0]).toEqual([]);
});

test('a filter narrows the list of categories · API-034', async () => {
  const { records } = await list({});
  const ids = Object.fromEntries(records.map(({ slug, id }) => [slug, id]));
  const of = (key: string, value: unknown, range = false) =>
    slugs({ filters: [{ key, value, range }] });
  expect(await of('slug', 'odjeca')).toEqual(['odjeca']);
  expect(await of('id', [ids['karte'], ids['odjeca']])).toEqual(['karte', 'odjeca']);
  expect(await of('parentId', ids['karte'])).toEqual(['instrumenti']);
  expect(await of('name', 'instrumenti')).toEqual(['instrumenti']);
  expect(await of('totalProducts', [2, 3], true)).toEqual(['odjeca']);
  expect(await of('flag', 'bravo')).toEqual([]);
  const both = [
    { key: 'flag', value: 'alpha' },
    { key: 'slug', value: 'karte,odjeca' },
  ];
  expect(await slugs({ filters: both })).toEqual(['karte', 'odjeca']);
  expect(await of('nepoznato', 1)).toEqual(['karte', 'instrumenti', 'odjeca']);
  for (const [at, slug] of ['karte', 'odjeca'].entries()) {
    expect(await list({ filters: both, limit: 1, page: at + 1 })).toMatchObject({
      records: [{ slug }],
      totalPages: 2,
      totalRecords: 2,
    });
  }
});

test('a sort orders the list of categories · API-034', async () => {
  const sorted = (param: string, order: string) => slugs({ sort: { param, order } });
  expect(await sorted('name', 'asc')).toEqual(['instrumenti', 'karte', 'odjeca']);
  expect(await sorted('name', 'desc')).toEqual(['odjeca', 'karte', 'instrumenti']);
  expect(await sorted('totalProducts', 'asc')).toEqual(['instrumenti', 'odjeca', 'karte']);
  expect(await sorted('id', 'desc')).toEqual(['odjeca', 'instrumenti', 'karte']);
  expect(await shop.api.error(listCall, { sort: { param: 'x', order: 'asc' } })).toEqual({
    status: 400,
    code: 'badRequest',
    field: 'sort',
  });
});

test('a tree of categories is filtered and sorted on every level · API-034', async () => {
  const tree = async (fields: object) =>
    (await list({ tree: true, ...fields })).records.map(({ slug, children = [] }) => [
      slug,
      children.map((child) => child.slug),
    ]);
  const sort = { param: 'name', order: 'desc' };
  expect(await tree({ sort })).toEqual([
    ['odjeca', []],
    ['karte', ['instrumenti']],
  ]);
  expect(await tree({ filters: [{ key: 'slug', value: 'instrumenti' }] })).toEqual([
    ['karte', ['instrumenti']],
  ]);
  expect(await tree({ filters: [{ key: 'slug', value: 'odjeca' }] })).toEqual([['odjeca', []]]);
  const parentId = (await list({})).records.find(({ slug }) => slug === 'karte')?.id;
  expect(await tree({ parentId })).toEqual([['instrumenti', []]]);
});

test('a category has every field in the requested language · ENT-17 CAT-02 CAT-04', async () => {
  const { records } = await list({}, { languageCode: 'eng' });
  const [parent, child] = records;
  expect(child).toMatchObject({
    id: expect.any(Number),
    name: 'instrumenti (en)',
    slug: 'instrumenti',
    image: expect.objectContaining({ key: 'pomorska-karta', alt: 'Picture: pomorska-karta' }),
    sortTypes: ['newest', 'cheapest'],
    sortDefaultType: 'cheapest',
    description: '',
    parentId: parent?.id,
    flag: 'alpha',
    totalProducts: 1,
    slugs: { hr: 'instrumenti', en: 'instrumenti', de: 'instrumenti' },
  });
  expect(parent).toMatchObject({ slug: 'karte', sortDefaultType: null, parentId: null });
});
