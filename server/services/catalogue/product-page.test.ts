import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

const get = (slug: string) => shop.call('product.get', { slug });

test('reads a product by slug and by id · API-031 PROD-09', async () => {
  const bySlug = await get('casa');
  expect(bySlug).toMatchObject({
    name: 'Čaša',
    taxRate: 25,
    tags: [{ slug: 'dar', title: 'Dar' }],
  });
  expect(await shop.call('product.get', { id: bySlug.id })).toEqual(bySlug);
  expect(await shop.call('products.get', { slug: 'casa' })).toEqual(bySlug);
  expect(await shop.call('product.get', { slug: 'casa', store: '1', currency: 'EUR' })).toEqual(
    bySlug,
  );
});

test('returns productNotFound for a missing product · API-031', async () => {
  for (const input of [{ slug: 'nema' }, { id: 999 }, { slug: "' OR 1=1 --" }]) {
    const response = await shop.result('product.get', input);
    expect(response).toEqual({ ok: false, error: { code: 'productNotFound' } });
  }
  expect((await shop.result('product.get', {})).ok).toBe(false);
});

test('falls back to Croatian when a translation is missing · I18N-04 CONST-59', async () => {
  expect(await shop.call('product.get', { slug: 'casa' }, 'en')).toMatchObject({
    name: 'Čaša',
    excerpt: 'Excerpt',
  });
  const german = await shop.call('product.get', { slug: 'kompas' }, 'de');
  expect(german).toMatchObject({ name: 'Kompass', excerpt: 'Sažetak' });
});

test('lists variants with their configuration and own price · ENT-12 ENT-13', async () => {
  const shirt = await get('dupin');
  const [small, large] = shirt.associatedProducts;
  expect(small).toMatchObject({ sku: 'DUPIN-P', inStock: false, finalPrice: 1000 });
  expect(large).toMatchObject({ sku: 'DUPIN-C', stock: 2, retailPrice: 1200 });
  expect(large?.mainProductSlug).toBe('dupin');
  const [colour, size] = shirt.configurationAttributes;
  expect(colour).toMatchObject({ attributeCode: 'boja', inputType: 'visualSwatch' });
  expect(size?.values.map(({ label }) => label)).toEqual(['s', 'l']);
  expect(large?.configuration).toEqual({
    boja: colour?.values[1]?.id,
    velicina: size?.values[1]?.id,
  });
});

test('describes custom options in the API’s terms · ENT-14 PROD-12', async () => {
  const { customOptions, canAddDirectly } = await get('kompas');
  expect(canAddDirectly).toBe(false);
  expect(customOptions).toMatchObject([
    {
      key: 'natpis',
      option_type: 'Text',
      type: null,
      fieldType: 'text',
      required: true,
      maxLength: 20,
    },
    { key: 'broj', option_type: 'Number', type: 'numberField', fieldType: 'number' },
    {
      key: 'kutija',
      type: 'dropdown',
      custom_option_values: [{ id: 'hrast', label: 'Hrast', price: 500 }],
    },
  ]);
  const english = await shop.call('product.get', { slug: 'kompas' }, 'en');
  expect(english.customOptions).toMatchObject([
    { label: 'Engraving', custom_option_values: [] },
    { label: 'Broj', custom_option_values: [] },
    { label: 'Kutija', custom_option_values: [{ label: 'Oak' }] },
  ]);
});

test.each([
  'dropdown',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'dateTime',
  'date',
] as const)(
  'the type %s of a custom option is returned with its product · PROD-13 ENT-14',
  async (type) => {
    const { id } = (await get('kompas')).customOptions[0] ?? {};
    const become = async (to: 'Text' | typeof type) => {
      const option = database.db.updateTable('custom_options').where('id', '=', id ?? 0);
      await option.set({ type: to }).execute();
      shop.deps.cache.drop(['catalogue']);
    };
    onTestFinished(() => become('Text'));
    await become(type);
    expect((await get('kompas')).customOptions[0]).toMatchObject({ id, type });
  },
);

test('only a bundle without a configurable part can be added at once · PROD-04', async () => {
  expect(await get('par')).toMatchObject({ format: 'Bundle', canAddDirectly: true });
  expect(await get('set')).toMatchObject({ format: 'Bundle', canAddDirectly: false });
});

test('a bundle with a required option of a part is not added at once · PROD-04 PROD-06', async () => {
  const { customOptions } = await get('kompas');
  const { bundles } = await get('par');
  const [part] = bundles.map(({ product }) => (typeof product === 'object' ? product.id : 0));
  const option = database.db.updateTable('custom_options');
  const give = async (product_id: number) => {
    const id = customOptions.find(({ required }) => required)?.id ?? 0;
    await option.set({ product_id }).where('id', '=', id).execute();
    shop.deps.cache.drop(['catalogue']);
  };
  const { id } = await get('kompas');
  onTestFinished(() => give(id));
  await give(part ?? 0);
  expect(await get('par')).toMatchObject({ canAddDirectly: false });
});

test('a bundle of downloads can be added at once, on its page and from a list · PROD-04', async () => {
  const part = database.db.updateTable('products').where('sku', '=', 'CASA');
  const become = async (format: 'Simple' | 'EProduct') => {
    await part.set({ format }).execute();
    shop.deps.cache.drop(['catalogue']);
  };
  onTestFinished(() => become('Simple'));
  await become('EProduct');
  const bundle = await get('par');
  expect(bundle).toMatchObject({ bundles: [{ format: 'EProduct' }], canAddDirectly: true });
  const { records } = await shop.call('product.filter', { ids: [bundle.id] });
  expect(records).toMatchObject([{ sku: 'PAR', canAddDirectly: true }]);
});

test('lists bundle entries with their own variants · PROD-06 BUNDLE-07', async () => {
  const { bundles, canAddDirectly } = await get('set');
  expect(canAddDirectly).toBe(false);
  expect(bundles.map(({ format, qty }) => [format, qty])).toEqual([
    ['Simple', 2],
    ['Configurable', 1],
  ]);
  expect(bundles[1]?.product).toHaveProperty('associatedProducts.1.sku', 'DUPIN-C');
});

test('checks what a bundle still needs · API-036 BUNDLE-10 BUNDLE-16', async () => {
  const check = async (slug: string) =>
    shop.call('product.checkBundles', { id: (await get(slug)).id });
  const entries = (await check('set')).entries;
  expect(entries.map(({ format, qty }) => [format, qty])).toEqual([
    ['Simple', 2],
    ['Configurable', 1],
  ]);
  expect(entries.every(({ product }) => typeof product === 'object')).toBe(true);
  expect(await check('par')).toMatchObject({ canAdd: true, hasConfigurable: false, available: 2 });
  expect(await check('set')).toMatchObject({ canAdd: false, hasConfigurable: true, available: 2 });
  const { id } = await get('zvono');
  expect((await shop.result('product.checkBundles', { id })).ok).toBe(false);
});

test('a bundle inside a bundle blocks it · API-036 BUNDLE-10 BUNDLE-11 BUNDLE-16', async () => {
  const part = database.db.updateTable('products').where('sku', '=', 'CASA');
  const become = async (format: 'Simple' | 'Bundle') => {
    await part.set({ format }).execute();
    shop.deps.cache.drop(['catalogue']);
  };
  onTestFinished(() => become('Simple'));
  const { id } = await get('par');
  expect(await shop.call('product.checkBundles', { id })).toMatchObject({ canAdd: true });
  await become('Bundle');
  const nested = { canAdd: false, hasConfigurable: false, entries: [{ format: 'Bundle' }] };
  expect(await shop.call('product.checkBundles', { id })).toMatchObject(nested);
  expect(await get('par')).toMatchObject({ canAddDirectly: false });
});

test('a bundle that is sold out cannot be added, whatever is left of its parts · API-036', async () => {
  const { id } = await get('par');
  const setStock = async (stock: number | null) => {
    await database.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
    shop.deps.cache.clear();
  };
  await setStock(0);
  const sold = await shop.call('product.checkBundles', { id });
  await setStock(null);
  expect(sold).toMatchObject({ canAdd: false, available: 0, entries: [{ qty: 2 }] });
});

test('shows attributes as text and cross-sells · ENT-12 PROD-17', async () => {
  const { attributeSet, crossSellProducts } = await get('kompas');
  expect(attributeSet.attributes).toEqual([
    { attributeCode: 'boja', label: 'boja', value: { value: 'crvena', label: 'crvena' } },
    { attributeCode: 'materijal', label: 'materijal', value: { value: ['mjed'], label: 'mjed' } },
    { attributeCode: 'sirina', label: 'Širina', value: { value: 40, label: '40' } },
  ]);
  expect(crossSellProducts).toEqual([{ id: expect.any(Number), slug: 'zvono' }]);
});

test('all cross-sells of a product are returned in their order · PROD-17', async () => {
  const { db } = database;
  const [product, first, second] = [await get('kompas'), await get('zvono'), await get('casa')];
  const row = { product_id: product.id, other_product_id: second.id, position: 1 };
  await db.insertInto('cross_sells').values(row).execute();
  shop.deps.cache.drop(['catalogue']);
  onTestFinished(async () => {
    await db.deleteFrom('cross_sells').where('other_product_id', '=', second.id).execute();
    shop.deps.cache.drop(['catalogue']);
  });
  const all = [first, second].map(({ id, slug }) => ({ id, slug }));
  expect((await get('kompas')).crossSellProducts).toEqual(all);
});

test('returns every rendition of a picture, in the default size unless another is named · ENT-30 CONST-56 MEDIA-07', async () => {
  const [picture] = (await get('kompas')).media;
  expect(picture).toMatchObject({ key: 'kompas', alt: 'Slika: kompas', width: 1000, height: 500 });
  expect(picture?.sources).toHaveLength(9);
  expect(picture?.sources[0]).toEqual({
    mime: 'image/avif',
    width: 320,
    height: 160,
    path: `/media/${picture?.hash}/320.avif`,
  });
  expect(picture?.path).toBe(`/media/${picture?.hash}/640.jpeg`);
});

test('reads a category with its ancestors by id or slug · API-033 CAT-04', async () => {
  const category = await shop.call('category.get', { id: 'instrumenti' }, 'en');
  expect(category).toMatchObject({ name: 'instrumenti (en)', ancestors: [{ slug: 'karte' }] });
  expect(await shop.call('category.get', { id: String(category.id) }, 'en')).toEqual(category);
  expect((await shop.result('category.get', { id: '999' })).ok).toBe(false);
});

test('a category of the third level names both ancestors, the root first · API-033 CAT-04', async () => {
  const { db } = database;
  const idOf = async (slug: string) => (await shop.call('category.get', { id: slug })).id;
  const moved = await idOf('odjeca');
  const move = async (parent_id: number | null) => {
    await db.updateTable('categories').set({ parent_id }).where('id', '=', moved).execute();
    shop.deps.cache.clear();
  };
  await move(await idOf('instrumenti'));
  const { ancestors } = await shop.call('category.get', { id: 'odjeca' }, 'en');
  expect(ancestors?.map(({ name }) => name)).toEqual(['karte (en)', 'instrumenti (en)']);
  await move(null);
});

test('lists categories as a tree with product counts · API-034 CAT-03', async () => {
  const { records, totalRecords } = await shop.call('category.filter', { tree: true });
  expect(totalRecords).toBe(2);
  expect(records.map(({ slug, totalProducts }) => [slug, totalProducts])).toEqual([
    ['karte', 4],
    ['odjeca', 3],
  ]);
  expect(records[0]?.children).toMatchObject([
    { slug: 'instrumenti', totalProducts: 1, children: [] },
  ]);
});

test('a tag counts the products of the shop that have it, without variants and archived ones · API-035 CAT-05', async () => {
  const { records } = await shop.call('tag.filter', {}, 'en');
  expect(records).toEqual([{ id: 1, slug: 'dar', title: 'Gift', totalProducts: 1 }]);
  const { db } = database;
  const { id: tag_id } = await db.selectFrom('tags').select('id').executeTakeFirstOrThrow();
  const { id: compass } = await get('kompas');
  const variants = db.selectFrom('products').where('main_product_id', 'is not', null);
  const hidden = (await variants.select('id').execute()).map(({ id }) => id);
  const rows = [compass, ...hidden].map((product_id) => ({ product_id, tag_id }));
  await db.insertInto('product_tags').values(rows).execute();
  const archive = async (archived: boolean) => {
    await db.updateTable('products').set({ archived }).where('id', '=', compass).execute();
    shop.deps.cache.clear();
    return (await shop.call('tag.filter', {})).records[0]?.totalProducts;
  };
  expect(await archive(false)).toBe(2);
  expect(await archive(true)).toBe(1);
  await archive(false);
  await db
    .deleteFrom('product_tags')
    .where('product_id', 'in', [compass, ...hidden])
    .execute();
  shop.deps.cache.clear();
});

test('calculates a reduction from the lowest price of the previous 30 days · PROD-16 CONST-33', async () => {
  expect(await get('casa')).toMatchObject({
    retailPrice: 2000,
    finalPrice: 1500,
    lowestPrice30: 1800,
    discount: 17,
  });
  expect(await get('zvono')).toMatchObject({ lowestPrice30: null, discount: 0 });
});

test('returns the unit price on the page and on the card', async () => {
  const unitPrice = { amount: 6000, unit: 'l' };
  expect((await get('casa')).unitPrice).toEqual(unitPrice);
  const { records } = await shop.call('product.filter', { limit: 100 });
  expect(records.find(({ sku }) => sku === 'CASA')?.unitPrice).toEqual(unitPrice);
  expect((await get('zvono')).unitPrice).toBeNull();
});

test('returns the manufacturer and warnings in the language of the page', async () => {
  const { safety } = await shop.call('product.get', { slug: 'casa' }, 'en');
  expect(safety).toEqual({
    manufacturer: { name: 'Staklara', address: 'Obala 1, Split', contact: 'staklara@example.com' },
    responsible: null,
    warnings: 'Fragile.',
  });
  expect((await get('zvono')).safety).toBeNull();
});

test('staff of the catalogue preview a hidden product, which cannot be bought; others do not find it · API-031', async () => {
  const { id } = await get('casa');
  await database.db.updateTable('products').set({ archived: true }).where('id', '=', id).execute();
  shop.deps.cache.clear();
  const as = (...scope: string[]) => ({
    actor: { kind: 'backoffice' as const, userId: 1, sessionId: 's', scope },
  });
  const missing = { ok: false, error: { code: 'productNotFound' } };
  expect(await shop.result('product.get', { slug: 'casa' })).toEqual(missing);
  expect(await shop.result('product.get', { slug: 'casa' }, as('orders'))).toEqual(missing);
  expect(await shop.result('product.get', { slug: 'casa' }, as('catalogue'))).toMatchObject({
    ok: true,
    value: { id, name: 'Čaša', canAddDirectly: false },
  });
  // A preview is never kept for visitors.
  expect(await shop.result('product.get', { slug: 'casa' })).toEqual(missing);
  await database.db.updateTable('products').set({ archived: false }).where('id', '=', id).execute();
  shop.deps.cache.clear();
});
