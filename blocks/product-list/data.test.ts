import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import { setReporter } from '#runtime/report.ts';
import { sortOptions } from '#schemas/constants.ts';
import { productCard } from '#schemas/entities/samples/catalogue.ts';
import { errors } from '#schemas/errors.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { load } from './data.ts';
import { model } from './model.ts';

afterEach(() => setReporter(() => undefined));

const layer = {
  attributeCode: 'finalPrice',
  label: 'Cijena',
  type: 'number',
  attributeID: 1,
  values: [
    { valueLabel: 'Cijena', totalProducts: 3, attributeID: 1, minValue: 500, maxValue: 9000 },
  ],
};

/** Returns a shop that responds by call name and records the calls in order. */
function shopOf(responses: Readonly<Record<string, Result<unknown>>>) {
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const call = async (name: string, input: unknown) => {
    calls.push({ name, input });
    return responses[name] ?? ok({ records: [], totalPages: 0, totalRecords: 0 });
  };
  const context = {
    api: { call } as unknown as ApiClient,
    url: new URL('http://shop.test/shop?price.from=10'),
    screen: 'shop',
    param: null,
    language: 'hr',
  } as unknown as LoadContext;
  return { calls, context };
}

const options = {
  title: '',
  category: '',
  showDescription: true,
  showFilters: true,
  showFeatured: false,
  perPage: 12,
} as const;

test('reads the filters first: their bounds complete an open range · LIST-23 LIST-29 API-030', async () => {
  const { calls, context } = shopOf({ 'product.layeredNavigation': ok([layer]) });
  await load(context, options);
  expect(calls.map(({ name }) => name)).toEqual(['product.layeredNavigation', 'product.filter']);
  expect(calls[1]?.input).toMatchObject({
    filters: [{ key: 'finalPrice', value: [1000, 9000], range: true }, { key: 'archived' }],
    limit: 12,
    page: 1,
  });
});

test('numbers that advertisements add to the URL do not filter · LIST-24', async () => {
  const { calls, context } = shopOf({ 'product.layeredNavigation': ok([layer]) });
  context.url.search = '?gad_source=1&hsa_grp=10-20&price=10-50';
  const loaded = await load(context, { ...options, showFeatured: true });
  expect(loaded).toMatchObject({ value: { query: { choices: {}, ranges: { price: {} } } } });
  expect(calls.at(-1)?.input).toMatchObject({
    filters: [{ key: 'finalPrice' }, { key: 'archived' }],
  });
  context.url.search = '?gad_source=1';
  await load(context, { ...options, showFeatured: true });
  expect(calls.at(-2)?.input).toMatchObject({ featured: true });
});

test('shows a list whose filters failed, and only logs the server’s message · LIST-41 ERR-56', async () => {
  const logged: unknown[] = [];
  setReporter((code, error) => logged.push([code, (error as Error).message]));
  const { calls, context } = shopOf({ 'product.layeredNavigation': fail('internal') });
  const loaded = await load(context, options);
  expect(loaded).toMatchObject({ ok: true, value: { filters: [], totalRecords: 0 } });
  expect(calls.at(-1)?.name).toBe('product.filter');
  expect(logged).toEqual([['internal', errors.internal.message]]);
});

const page = (totalPages: number) => ok({ records: [], totalPages, totalRecords: 9 });

test('a page after the last one is ignored: the first is shown · LIST-28', async () => {
  const { calls, context } = shopOf({ 'product.filter': page(2) });
  context.url.search = '?page=7';
  expect(await load(context, { ...options, showFilters: false })).toMatchObject({
    value: { query: { page: 1 } },
  });
  expect(calls.map(({ input }) => (input as { page: number }).page)).toEqual([7, 1]);
  context.url.search = '?page=3';
  expect(await load(context, { ...options, showFilters: false })).toMatchObject({
    value: { query: { page: 1 } },
  });
  context.url.search = '?page=2';
  expect(await load(context, { ...options, showFilters: false })).toMatchObject({
    value: { query: { page: 2 } },
  });
});

test('the server filters reduced and featured products · LIST-08 LIST-16', async () => {
  const { calls, context } = shopOf({});
  const plain = { ...options, showFilters: false };
  context.url.search = '?discount=yes&featured=yes';
  await load(context, plain);
  expect(calls.at(-1)?.input).toMatchObject({ discounted: true, featured: true });
  context.url.search = '';
  await load(context, { ...plain, showFeatured: true });
  const [strip, list] = calls.slice(-2).map(({ input }) => input);
  expect(strip).toMatchObject({ featured: true, page: 1 });
  expect(list).not.toHaveProperty('featured');
  expect(list).not.toHaveProperty('discounted');
});

test('every request of products, of the strip and of filters leaves out what is archived · LIST-40 CONST-15', async () => {
  const { calls, context } = shopOf({ 'product.layeredNavigation': ok([layer]) });
  await load(context, { ...options, showFeatured: true });
  context.url.search = '';
  await load(context, { ...options, showFeatured: true });
  const archived = { key: 'archived', value: false, range: false };
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'product.filter',
    'product.filter',
    'product.filter',
    'product.layeredNavigation',
    'product.layeredNavigation',
  ]);
  for (const { name, input } of calls) {
    expect((input as { filters: unknown[] }).filters, name).toContainEqual(archived);
  }
});

test('the products of the page, those of the strip and the total are what the server sends · LIST-08 LIST-09 LIST-12', async () => {
  const cards = (...ids: number[]) => ids.map((id) => ({ ...productCard, id }));
  const { context } = shopOf({});
  const call = async (name: string, input: { readonly featured?: boolean }) =>
    name === 'product.layeredNavigation'
      ? ok([layer])
      : ok({ records: input.featured ? cards(8) : cards(3, 2), totalPages: 2, totalRecords: 15 });
  const api = { call } as unknown as ApiClient;
  const { name, slug, media } = productCard;
  const shown = { name, slug, picture: { width: media[0]?.width } };
  expect(await load({ ...context, api }, { ...options, showFeatured: true })).toMatchObject({
    value: { products: [{ id: 3 }, { id: 2 }], featured: [], totalPages: 2, totalRecords: 15 },
  });
  context.url.search = '';
  expect(await load({ ...context, api }, { ...options, showFeatured: true })).toMatchObject({
    value: {
      products: [
        { ...shown, id: 3 },
        { ...shown, id: 2 },
      ],
      featured: [{ id: 8, name }],
    },
  });
});

test('without a category the newest come first, and every sort option is offered · LIST-33 LIST-11 CONST-16', async () => {
  const { calls, context } = shopOf({});
  const loaded = await load(context, { ...options, showFilters: false });
  expect(loaded).toMatchObject({
    value: { sorts: Object.keys(sortOptions), defaultSort: 'newest', category: null },
  });
  expect(calls.at(-1)?.input).toMatchObject({ sort: { param: 'id', order: 'desc' } });
});

test.each([
  ['LIST-33', 'newest', { param: 'id', order: 'desc' }],
  ['LIST-34', 'oldest', { param: 'id', order: 'asc' }],
  ['LIST-35', 'cheapest', { param: 'finalPrice', order: 'asc' }],
  ['LIST-36', 'mostExpensive', { param: 'finalPrice', order: 'desc' }],
  ['LIST-37', 'nameAsc', { param: 'name', order: 'asc' }],
  ['LIST-38', 'nameDesc', { param: 'name', order: 'desc' }],
  ['LIST-39', 'lowPriority', { param: 'categoryPriority', order: 'asc' }],
  ['LIST-39', 'highPriority', { param: 'categoryPriority', order: 'desc' }],
])('%s: the sort option %s requests %j', async (_, option, sort) => {
  const { calls, context } = shopOf({});
  context.url.search = `?sort=${option}`;
  await load(context, { ...options, showFilters: false });
  expect(calls.at(-1)?.input).toMatchObject({ sort });
});

test('there are twelve per page unless more are requested · LIST-10 LIST-27 CONST-09 CONST-10', async () => {
  const { calls, context } = shopOf({});
  expect(model.schema).toMatchObject({ properties: { perPage: { default: 12 } } });
  for (const [search, perPage, limit] of [
    ['', 12, 12],
    ['?perPage=24', 12, 24],
    ['?perPage=13', 12, 12],
    ['', 24, 24],
    ['?perPage=12', 24, 12],
  ] as const) {
    context.url.search = search;
    await load(context, { ...options, perPage, showFilters: false });
    expect(calls.at(-1)?.input).toMatchObject({ limit, page: 1 });
  }
});

const category = {
  id: 3,
  name: 'Karte',
  slug: 'karte',
  sortTypes: ['cheapest', 'nameAsc'],
  sortDefaultType: 'cheapest',
};

test('at the address of a category the list, its strip and its filters have its products · CAT-01 CAT-04 LIST-08', async () => {
  const { calls, context } = shopOf({
    'category.get': ok(category),
    'product.layeredNavigation': ok([layer]),
  });
  context.url.search = '';
  const ofCategory = { ...context, screen: 'category', param: 'karte' } as LoadContext;
  const loaded = await load(ofCategory, { ...options, showFeatured: true });
  expect(loaded).toMatchObject({ value: { category: { name: 'Karte', slug: 'karte' } } });
  expect(calls[0]).toEqual({ name: 'category.get', input: { id: 'karte' } });
  const requests = calls.slice(1);
  expect(requests.map(({ name }) => name).toSorted()).toEqual([
    'product.filter',
    'product.filter',
    'product.layeredNavigation',
  ]);
  for (const { name, input } of requests) {
    expect([name, input]).toEqual([name, expect.objectContaining({ mainCategory: 3 })]);
  }
  const missing = shopOf({ 'category.get': fail('notFound') });
  const unknown = { ...missing.context, screen: 'category', param: 'nema' } as LoadContext;
  expect(await load(unknown, options)).toEqual(fail('notFound'));
});

test.each([
  ['', category, ['cheapest', 'nameAsc'], 'finalPrice asc'],
  ['?sort=nameAsc', category, ['cheapest', 'nameAsc'], 'name asc'],
  ['?sort=oldest', category, ['cheapest', 'nameAsc'], 'finalPrice asc'],
  ['', { ...category, sortDefaultType: 'nameAsc' }, ['cheapest', 'nameAsc'], 'name asc'],
  ['', { ...category, sortDefaultType: null }, ['cheapest', 'nameAsc'], 'finalPrice asc'],
  [
    '',
    { ...category, sortTypes: ['newest', 'nameAsc', 'cheapest'] },
    ['newest', 'cheapest', 'nameAsc'],
    'finalPrice asc',
  ],
  ['', { ...category, sortTypes: [] }, null, 'finalPrice asc'],
  ['', { ...category, sortTypes: [], sortDefaultType: null }, null, 'id desc'],
  ['?sort=oldest', { ...category, sortTypes: [], sortDefaultType: null }, null, 'id asc'],
])(
  'a category determines its sort options (%s) · CAT-02 LIST-33',
  async (search, found, sorts, sort) => {
    const { calls, context } = shopOf({ 'category.get': ok(found) });
    context.url.search = search;
    const loaded = await load(context, { ...options, showFilters: false, category: 'karte' });
    expect(loaded).toMatchObject({ value: { sorts: sorts ?? Object.keys(sortOptions) } });
    const preset = found.sortDefaultType ?? found.sortTypes[0] ?? 'newest';
    expect(loaded).toMatchObject({ value: { defaultSort: preset } });
    const [param, order] = sort.split(' ');
    expect(calls.at(-1)?.input).toMatchObject({ sort: { param, order } });
  },
);
