import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { SortOption } from '#schemas/constants.ts';
import { sortOptions } from '#schemas/constants.ts';
import type { Filter } from '#schemas/entities/layered-filter.ts';
import type { Language } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { CallContext } from '../../api/handler.ts';
import { JsonText } from '../../api/json-text.ts';
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

type Input = EndpointInput<'product.filter'>;

const list = (input: Input, language?: Language) => shop.call('product.filter', input, language);

async function skus(input: Input, language?: Language): Promise<string[]> {
  return (await list(input, language)).records.map(({ sku }) => sku);
}

const sorted = (option: SortOption, language?: Language) =>
  skus({ sort: { ...sortOptions[option] }, limit: 100 }, language);

test('lists the newest first without variants · API-032 LIST-33 LIST-40', async () => {
  expect(await skus({})).toEqual(['PAR', 'SET', 'DUPIN', 'KOMPAS', 'CIZMA', 'CASA', 'ZVONO']);
});

test('sorts by age · LIST-33 LIST-34', async () => {
  const newest = ['PAR', 'SET', 'DUPIN', 'KOMPAS', 'CIZMA', 'CASA', 'ZVONO'];
  expect(await sorted('newest')).toEqual(newest);
  expect(await sorted('oldest')).toEqual(newest.toReversed());
});

test('sold-out products come last among the newest, and keep their position in other orders · LIST-33', async () => {
  const setStock = async (stock: number | null) => {
    const bundle = database.db.updateTable('products').where('sku', '=', 'PAR');
    await bundle.set({ stock }).execute();
    shop.deps.cache.drop(['catalogue']);
  };
  await setStock(0);
  const available = ['SET', 'DUPIN', 'KOMPAS', 'CIZMA', 'CASA', 'ZVONO'];
  expect(await skus({})).toEqual([...available, 'PAR']);
  expect(await sorted('newest')).toEqual([...available, 'PAR']);
  expect(await skus({ limit: 4, page: 2 })).toEqual(['CASA', 'ZVONO', 'PAR']);
  const ids = (await list({})).records.map(({ id }) => id);
  const sort = sortOptions.newest;
  expect(await skus({ ids, sort })).toEqual([...available, 'PAR']);
  expect((await sorted('oldest')).at(-1)).toBe('PAR');
  await setStock(null);
  expect((await skus({}))[0]).toBe('PAR');
});

test('sorts by the price to be paid · LIST-35 LIST-36', async () => {
  const cheapest = await sorted('cheapest');
  expect(cheapest.slice(-3)).toEqual(['CASA', 'CIZMA', 'KOMPAS']);
  expect(await sorted('mostExpensive')).toEqual(cheapest.toReversed());
});

test('sorts names by the Croatian alphabet · LIST-37 LIST-38', async () => {
  const names = ['CASA', 'CIZMA', 'DUPIN', 'KOMPAS', 'PAR', 'SET', 'ZVONO'];
  expect(await sorted('nameAsc')).toEqual(names);
  expect(await sorted('nameDesc')).toEqual(names.toReversed());
});

test('sorts the names of another language by its alphabet · LIST-37 LIST-38', async () => {
  const names = ['CASA', 'CIZMA', 'KOMPAS', 'DUPIN', 'PAR', 'SET', 'ZVONO'];
  expect(await sorted('nameAsc', 'en')).toEqual(names);
  expect(await sorted('nameDesc', 'en')).toEqual(names.toReversed());
});

test.each([
  ['LIST-34', 'oldest'],
  ['LIST-35', 'cheapest'],
  ['LIST-36', 'mostExpensive'],
  ['LIST-37', 'nameAsc'],
  ['LIST-38', 'nameDesc'],
  ['LIST-39', 'lowPriority'],
  ['LIST-39', 'highPriority'],
] as const)('%s: products read by their ids have the order %s of lists too', async (_, option) => {
  const ids = (await list({})).records.map(({ id }) => id);
  const sort = { ...sortOptions[option] };
  for (const language of ['hr', 'en'] as const) {
    expect(await skus({ ids, sort }, language)).toEqual(await sorted(option, language));
  }
});

test('sorts by the priority in categories · LIST-39', async () => {
  expect((await sorted('highPriority')).slice(0, 3)).toEqual(['ZVONO', 'CIZMA', 'CASA']);
  const low = await sorted('lowPriority');
  expect(low.slice(-3)).toEqual(['CASA', 'CIZMA', 'ZVONO']);
  expect(low).toHaveLength(7);
});

test('refuses an unknown sort · API-032', async () => {
  const response = await shop.result('product.filter', {
    sort: { param: 'sku; --', order: 'asc' },
  });
  expect(response).toEqual({ ok: false, error: { code: 'badRequest', field: 'sort' } });
});

test('sorts a category by its own setting · CAT-02 LIST-33', async () => {
  const categories = await shop.call('category.filter', {});
  const { id } = categories.records.find(({ slug }) => slug === 'instrumenti') ?? { id: 0 };
  await database.db
    .insertInto('product_categories')
    .columns(['product_id', 'category_id', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select(['id', eb.val(id).as('category_id'), eb.val(9).as('position')])
        .where('sku', '=', 'ZVONO'),
    )
    .execute();
  shop.deps.cache.drop(['catalogue']);
  expect(await skus({ mainCategory: id })).toEqual(['ZVONO', 'KOMPAS']);
});

test('words in a category order its products by relevance, not by its own sort · API-032 CAT-02', async () => {
  const categories = await shop.call('category.filter', {});
  const { id } = categories.records.find(({ slug }) => slug === 'instrumenti') ?? { id: 0 };
  const found = await skus({ keywords: 'kompas zvono' });
  expect(await skus({ keywords: 'kompas zvono', mainCategory: id })).toEqual(found);
});

test('returns pages with totals and is empty past the end · API-032 LIST-27 ENT-46', async () => {
  const first = await list({ limit: 3 });
  expect(first).toMatchObject({ totalPages: 3, totalRecords: 7 });
  expect(first.records).toHaveLength(3);
  expect(await list({ limit: 3, page: 9 })).toMatchObject({ records: [], totalRecords: 7 });
});

test('returns at most a hundred products unless unlimited is allowed · API-032', async () => {
  const { totalPages } = await list({ limit: 9999 });
  expect(totalPages).toBe(1);
  expect((await list({ allowUnlimited: true })).records).toHaveLength(7);
});

test('filters by a category and its descendants · CAT-01 API-032', async () => {
  const { records } = await shop.call('category.filter', {});
  const { id } = records.find(({ slug }) => slug === 'karte') ?? { id: 0 };
  expect(await skus({ mainCategory: id })).toEqual(['KOMPAS', 'CIZMA', 'CASA', 'ZVONO']);
  expect(await skus({ mainCategory: 999 })).toEqual([]);
});

test('keeps the order of given ids and includes variants · API-032 WISH-10', async () => {
  const { records } = await list({ keywords: 'zvono' });
  const bell = records[0]?.id ?? 0;
  const variant = await database.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', 'DUPIN-C')
    .executeTakeFirstOrThrow();
  expect(await skus({ ids: [variant.id, bell] })).toEqual(['DUPIN-C', 'ZVONO']);
});

test('filters by values, ranges, yes and no · ENT-16 LIST-24 LIST-29', async () => {
  const by = (key: string, value: Filter['value']) =>
    skus({
      filters: [
        { key: 'archived', value: false },
        { key, value },
      ],
    });
  expect(await by('boja', 'crvena')).toEqual(['DUPIN', 'KOMPAS', 'CIZMA']);
  expect(await by('materijal', ['koža', 'staklo'])).toEqual(['CIZMA', 'CASA']);
  expect(await by('sirina', [20, 30])).toEqual(['CIZMA', 'CASA']);
  expect(await by('dar', 'yes')).toEqual(['ZVONO']);
  expect(await by('dar', 'no')).toEqual(['CASA']);
  expect(await by('finalPrice', [1400, 3000])).toEqual(['CIZMA', 'CASA']);
});

test('the range flag distinguishes one number from the beginning of a range · ENT-16', async () => {
  const by = (value: Filter['value'], range: boolean) =>
    skus({ filters: [{ key: 'sirina', value, range }] });
  expect(await by(20, false)).toEqual(['CASA']);
  expect(await by(20, true)).toEqual(['KOMPAS', 'CIZMA', 'CASA']);
  expect(await by(['', 20], true)).toEqual(['CASA', 'ZVONO']);
  expect(await by([20, 30], true)).toEqual(['CIZMA', 'CASA']);
});

test('a list filtered by color shows the variant of that color · LIST-29', async () => {
  const pictures = async (filters: Filter[]) => {
    const { records } = await list({ filters });
    return records.find(({ sku }) => sku === 'DUPIN')?.media.map(({ title }) => title);
  };
  const own = await pictures([]);
  const red = await pictures([{ key: 'boja', value: 'crvena' }]);
  expect(red).toHaveLength(1);
  expect(red).not.toEqual(own);
  expect(await pictures([{ key: 'boja', value: 'plava' }])).toEqual(own);
  expect(await pictures([{ key: 'finalPrice', value: [1, 100_000] }])).toEqual(own);
});

test('filters by featured, discounted and tag · API-032 LIST-08 LIST-16', async () => {
  expect(await skus({ featured: true })).toEqual(['CIZMA']);
  expect(await skus({ discounted: true })).toEqual(['CASA']);
  expect(await skus({ tag: 'dar' })).toEqual(['CASA']);
});

test('never shows archived products · LIST-40 CONST-15', async () => {
  await database.db
    .updateTable('products')
    .set({ archived: true })
    .where('sku', '=', 'PAR')
    .execute();
  shop.deps.cache.drop(['catalogue']);
  expect(await skus({ filters: [{ key: 'archived', value: true }] })).not.toContain('PAR');
  expect((await list({})).totalRecords).toBe(6);
  await database.db
    .updateTable('products')
    .set({ archived: false })
    .where('sku', '=', 'PAR')
    .execute();
  shop.deps.cache.drop(['catalogue']);
});

test('finds words by prefix, ignoring accents · SEARCH-01', async () => {
  expect(await skus({ keywords: 'casa' })).toContain('CASA');
  expect(await skus({ keywords: 'ĆIZ' })).toEqual(['CIZMA']);
  expect(await skus({ keywords: 'djacka' })).toEqual(['DUPIN']);
  expect(await skus({ keywords: 'compass' }, 'en')).toEqual(['KOMPAS']);
});

test('finds the main product by the SKU of a variant · API-032', async () => {
  expect(await skus({ keywords: 'DUPIN-C' })).toEqual(['DUPIN']);
});

test('tolerates a typo in words of at least four letters · SEARCH-01', async () => {
  expect(await skus({ keywords: 'kmopas' })).toEqual(['KOMPAS']);
  expect(await skus({ keywords: 'zvon' })).toEqual(['ZVONO']);
  expect(await skus({ keywords: 'zvano' })).toEqual(['ZVONO']);
  expect(await skus({ keywords: 'dupinmo' })).toEqual(['DUPIN']);
  expect(await skus({ keywords: 'čaž' })).toEqual([]);
  expect(await skus({ keywords: 'kišobran' })).toEqual([]);
});

test('treats hostile input as plain words · API-032', async () => {
  for (const keywords of [
    "'; DROP TABLE products; --",
    "kompas' | ' & !(:*",
    '\\',
    '%',
    '\u0000',
  ]) {
    expect(await list({ keywords })).toHaveProperty('records');
  }
});

test('returns cards with price, stock and whether they can be added · LIST-12 ENT-12 PROD-04 PROD-02 PROD-16', async () => {
  const { records } = await list({ limit: 100 });
  const card = (sku: string) => records.find((each) => each.sku === sku);
  expect(card('CASA')).toMatchObject({
    discount: 17,
    retailPrice: 2000,
    finalPrice: 1500,
    lowestPrice30: 1800,
    basicPrice: 1600,
    canAddDirectly: true,
    inStock: true,
  });
  expect(card('KOMPAS')).toMatchObject({ canAddDirectly: false });
  expect(card('DUPIN')).toMatchObject({ canAddDirectly: false, inStock: true, stock: null });
  expect(card('SET')).toMatchObject({ canAddDirectly: false });
  expect(card('PAR')).toMatchObject({ canAddDirectly: true });
});

test('adds the selected fields · API-032', async () => {
  const { records } = await list({ keywords: 'kompas', select: ['tags', 'attributeSet'] });
  expect(records[0]).toHaveProperty('attributeSet.attributes');
  expect(records[0]).not.toHaveProperty('description');
});

test('sends the same response as JSON text and as a value · API-006 API-032', async () => {
  const handlers = createCatalogueHandlers(shop.deps);
  const context: CallContext = {
    actor: { kind: 'anonymous' },
    language: 'en',
    now: new Date(),
    client: '127.0.0.1',
    idempotencyKey: null,
    headers: {},
    takesJson: true,
  };
  for (const input of [
    { limit: 3 },
    { limit: 3, page: 2 },
    { keywords: 'compass' },
    { tag: '-' },
  ]) {
    const sent = await handlers['product.filter'](input, context);
    const text: unknown = sent.ok ? sent.value : null;
    expect(text).toBeInstanceOf(JsonText);
    expect((text as JsonText).read()).toEqual(await list(input, 'en'));
  }
});
