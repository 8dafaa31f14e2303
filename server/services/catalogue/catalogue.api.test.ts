import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Category } from '#schemas/entities/category.ts';
import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import type { Records } from '#schemas/entities/lists.ts';
import type { Product, ProductCard } from '#schemas/entities/product.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';
import { attributeSite } from '../../testing/attribute-site.ts';

/** The catalogue, read by an external program. */
let shop: SiteApi;
beforeAll(async () => {
  shop = await openSiteApi(attributeSite);
});
afterAll(() => shop.close());

const categories = async (fields: object) =>
  (await shop.api.data<Records<Category>>('POST /api/v1/product/web/category/filter', fields))
    .records;

const read = (fields: object) =>
  shop.api.data<Product>('GET /api/v1/product/web/get', { ...fields, store: 1, currency: 1 });

test('a product has every field with the value of the catalogue · API-031 ENT-12 PROD-09', async () => {
  const cup = await read({ slug: 'casa' });
  expect(cup).toMatchObject({
    id: expect.any(Number),
    name: 'Čaša',
    type: 'Simple',
    format: 'Simple',
    media: [{ key: 'pomorska-karta', alt: 'Slika: pomorska-karta' }],
    slug: 'casa',
    sku: 'CASA',
    bundles: [],
    associatedProducts: [],
    discount: 17,
    basicPrice: 1600,
    retailPrice: 2000,
    finalPrice: 1500,
    membershipPrice: null,
    categoryPriority: 1,
  });
  const attributes = cup.attributeSet.attributes.map((each) => [
    each.attributeCode,
    each.value.value,
  ]);
  expect(attributes).toContainEqual(['boja', 'plava']);
  expect(await read({ id: cup.id })).toEqual(cup);
  expect(await read({ slug: 'cizma' })).toMatchObject({ membershipPrice: 2500 });
  const call = 'GET /api/v1/product/web/get';
  const english = await shop.api.data(call, { slug: 'kompas' }, { languageCode: 'eng' });
  const bell = await read({ slug: 'zvono' });
  const crossSellProducts = [{ id: bell.id, slug: 'zvono' }];
  expect(english).toMatchObject({ name: 'Compass', excerpt: 'Excerpt', crossSellProducts });
  expect(await shop.api.error(call, { slug: 'nema' })).toEqual({
    status: 404,
    code: 'productNotFound',
  });
  expect(await shop.api.error(call)).toMatchObject({ status: 400, field: 'slug' });
});

test('a set names its parts and a product with variants each variant · ENT-12 CONST-65', async () => {
  const [set, shirt] = [await read({ slug: 'set' }), await read({ slug: 'dupin' })];
  expect(set).toMatchObject({
    format: 'Bundle',
    bundles: [
      { product: { slug: 'zvono' }, format: 'Simple', qty: 2 },
      { product: { slug: 'dupin' }, format: 'Configurable', qty: 1 },
    ],
  });
  expect(shirt).toMatchObject({
    format: 'Configurable',
    associatedProducts: [{ sku: 'DUPIN-P' }, { sku: 'DUPIN-C', basicPrice: 960, finalPrice: 1200 }],
  });
  expect(await read({ slug: 'vodic' })).toMatchObject({ format: 'EProduct' });
  expect(await read({ slug: 'casa' })).toMatchObject({ format: 'Simple' });
});

test('an attribute to choose by has label, kind of input, class and values · ENT-13 PROD-11', async () => {
  const [colour] = (await read({ slug: 'dupin' })).configurationAttributes;
  const value = { id: expect.any(Number), isMedia: false, shopDefault: false };
  expect(colour).toMatchObject({
    attributeCode: 'boja',
    label: 'boja',
    inputType: 'visualSwatch',
    customClass: 'attribute-boja',
    values: [
      { ...value, value: 'plava', label: 'plava' },
      { ...value, value: 'crvena', label: 'crvena' },
    ],
  });
});

test('the only value of an attribute is the default, drawn as picture or color · ENT-13 PROD-11', async () => {
  const { configurationAttributes } = await read({ slug: 'jedro' });
  const picture = expect.stringMatching(/^\/media\/[^/]+\/320\.webp$/);
  const shopDefault = true;
  expect(configurationAttributes).toMatchObject([
    {
      attributeCode: 'uzorak',
      label: 'Uzorak',
      inputType: 'visualSwatch',
      customClass: 'attribute-uzorak',
      values: [{ value: picture, label: 'Pruge', isMedia: true, shopDefault }],
    },
    {
      attributeCode: 'rub',
      label: 'Rub',
      inputType: 'visualSwatch',
      values: [{ value: '#000000', label: 'Crn', isMedia: false, shopDefault }],
    },
    {
      attributeCode: 'kroj',
      label: 'Kroj',
      inputType: 'dropdown',
      values: [{ value: 'Ravan', label: 'Ravan', isMedia: false, shopDefault }],
    },
  ]);
});

test('a custom option of each type has its terms, its label and the labels of its choices · ENT-14', async () => {
  const call = 'GET /api/v1/product/web/get';
  const english = { languageCode: 'eng' };
  const { customOptions } = await shop.api.data<Product>(call, { slug: 'vodic' }, english);
  expect(
    customOptions.map(({ option_type, type, fieldType }) => [option_type, type, fieldType]),
  ).toEqual([
    ['Text', null, 'text'],
    ['Number', 'numberField', 'number'],
    ['Text', 'dropdown', 'text'],
    ['Text', 'multipleSelect', 'text'],
    ['Text', 'textSwatch', 'text'],
    ['Text', 'visualSwatch', 'text'],
    ['Text', 'yesNo', 'text'],
    ['Text', 'dateTime', 'text'],
    ['Text', 'date', 'text'],
  ]);
  expect(customOptions.map(({ label }) => label)).toContain('Choice dropdown');
  const labels = customOptions.map((option) =>
    option.custom_option_values.map(({ label }) => label).join(),
  );
  expect(labels).toEqual(['', '', ...Array(5).fill('Sea'), '', '']);
});

test('a layered filter has code, label, type, id and counted values · ENT-15', async () => {
  const layers = await shop.api.data<LayeredFilter[]>('POST /api/v1/product/layered/navigation');
  expect(
    Object.fromEntries(layers.map(({ attributeCode, type }) => [attributeCode, type])),
  ).toEqual({
    finalPrice: 'number',
    boja: 'visual swatch',
    velicina: 'text swatch',
    materijal: 'multi select',
    sirina: 'number',
    dar: 'yes/no',
    vez: 'dropdown',
    izdano: 'date',
    dolazak: 'datetime',
  });
  const layer = (code: string) => layers.find(({ attributeCode }) => attributeCode === code);
  const attributeID = layer('vez')?.attributeID;
  expect(attributeID).toBeTypeOf('number');
  expect(layer('vez')).toEqual({
    attributeCode: 'vez',
    label: 'Vez',
    type: 'dropdown',
    attributeID,
    values: [
      {
        valueLabel: 'Uzao',
        totalProducts: 1,
        attributeID,
        value: expect.stringMatching(/^\d+$/),
        swatch: null,
      },
    ],
  });
  const width = layer('sirina');
  expect(width?.values).toMatchObject([
    { totalProducts: 4, minValue: 10, maxValue: 40, attributeID: width?.attributeID },
  ]);
});

const layersPath = '/api/v1/product/layered/navigation';

/** Labels and counts of the values of a facet. */
const countsOf = (layers: readonly LayeredFilter[], code: string) =>
  layers
    .find(({ attributeCode }) => attributeCode === code)
    ?.values.map(({ valueLabel, totalProducts }) => `${valueLabel} ${totalProducts}`);

test('the filters of a list are read by POST or GET, with the chosen filters, category and words · API-030', async () => {
  const { api } = shop;
  const both = async ({ filters, ...fields }: { filters: object[] } & Record<string, unknown>) => {
    const body = { filters, ...fields };
    const posted = await api.data<LayeredFilter[]>(`POST ${layersPath}`, body);
    const query = { filters: JSON.stringify(filters), ...fields };
    expect(await api.data(`GET ${layersPath}`, query)).toEqual(posted);
    return posted;
  };
  const all = await api.data<LayeredFilter[]>(`POST ${layersPath}`);
  expect(await api.data(`GET ${layersPath}`)).toEqual(all);
  expect(countsOf(all, 'materijal')).toEqual(['mjed 3', 'staklo 1', 'koža 1']);
  const blue = await both({ filters: [{ key: 'boja', value: 'plava', range: false }] });
  expect(countsOf(blue, 'boja')).toEqual(countsOf(all, 'boja'));
  expect(countsOf(blue, 'materijal')).toEqual(['mjed 1', 'staklo 1', 'koža 0']);
  const expensive = await both({
    filters: [{ key: 'finalPrice', value: [3000, 4000], range: true }],
  });
  expect(countsOf(expensive, 'materijal')).toEqual(['mjed 2', 'staklo 0', 'koža 1']);
  const found = await categories({ filters: [{ key: 'slug', value: 'odjeca', range: false }] });
  const clothes = await both({ filters: [], mainCategory: found[0]?.id });
  expect(countsOf(clothes, 'velicina')).toEqual(['s 1', 'l 1']);
  expect(countsOf(clothes, 'materijal')).not.toEqual(countsOf(all, 'materijal'));
  const named = await both({ filters: [], keywords: 'kompas' });
  expect(countsOf(named, 'materijal')).toEqual(['mjed 1']);
  expect(await api.error(`GET ${layersPath}`, { filters: '[{"key":1}]' })).toEqual({
    status: 400,
    code: 'badRequest',
    field: 'filters',
  });
});

test('tags have title, slug and count, and are found by words and in pages · API-035', async () => {
  const call = 'POST /api/v1/product/web/tag/filter';
  const tags = (fields: object, languageCode = 'eng') =>
    shop.api.data<Records<object>>(call, fields, { languageCode });
  const gift = { id: 1, slug: 'dar', title: 'Gift', totalProducts: 1 };
  const fresh = { id: 2, slug: 'novo', title: 'New', totalProducts: 0 };
  expect(await tags({})).toEqual({ records: [gift, fresh], totalPages: 1, totalRecords: 2 });
  const second = { records: [fresh], totalPages: 2, totalRecords: 2 };
  expect(await tags({ limit: 1, page: 2 })).toEqual(second);
  expect(await tags({ keywords: 'GIF' })).toMatchObject({ records: [gift], totalRecords: 1 });
  expect(await tags({ keywords: 'dar' })).toMatchObject({ records: [], totalRecords: 0 });
  const croatian = { records: [{ ...gift, title: 'Dar' }] };
  expect(await tags({ keywords: 'dar' }, 'hrv')).toMatchObject(croatian);
});

test('the entries of a bundle are read by its id, with what is in stock · API-036', async () => {
  const call = 'GET /api/v1/product/checkBundles';
  const set = await read({ slug: 'set' });
  expect(await shop.api.data(call, { id: set.id })).toEqual({
    entries: set.bundles,
    canAdd: false,
    hasConfigurable: true,
    available: 2,
  });
  const pair = await read({ slug: 'par' });
  expect(await shop.api.data(call, { id: pair.id })).toMatchObject({
    entries: [{ product: { slug: 'casa' }, format: 'Simple', qty: 2 }],
    canAdd: true,
    hasConfigurable: false,
    available: 2,
  });
  const { id } = await read({ slug: 'zvono' });
  const missing = { status: 404, code: 'productNotFound' };
  expect(await shop.api.error(call, { id })).toEqual(missing);
  expect(await shop.api.error(call)).toMatchObject({ status: 400, field: 'id' });
});

/** Products of each format, including a download. */
const formats = [
  ['kompas', 'Simple'],
  ['dupin', 'Configurable'],
  ['set', 'Bundle'],
  ['vodic', 'EProduct'],
] as const;

test.each(formats)('the product %s has the format %s · PROD-10 ENT-12', async (slug, format) => {
  const product = await shop.api.data<Product>('GET /api/v1/product/web/get', { slug });
  expect(product).toMatchObject({ format, type: format });
  const found = await shop.api.data<Records<ProductCard>>('POST /api/v1/product/web/filter', {
    filters: [{ key: 'slug', value: slug }],
  });
  expect(found.records.map((card) => card.format)).toContain(format);
});

test.each([
  ['casa', 'simple', true],
  ['vodic', 'digital', true],
  ['par', 'bundle without choices', true],
  ['set', 'bundle with choices', false],
  ['dupin', 'configurable', false],
  ['kompas', 'simple with a required option', false],
])(
  'the product %s, which is %s, can be added at once: %s · PROD-02 PROD-03 PROD-04 PROD-05 PROD-06',
  async (slug, _, canAddDirectly) => {
    expect(await read({ slug })).toMatchObject({ canAddDirectly });
    const filters = [{ key: 'slug', value: slug }];
    const call = 'POST /api/v1/product/web/filter';
    const { records } = await shop.api.data<Records<ProductCard>>(call, { filters, limit: 100 });
    expect(records.filter((card) => card.slug === slug)).toMatchObject([{ canAddDirectly }]);
  },
);

test('GET api/v1/products/public/get returns the same product as web/get · API-115', async () => {
  const { api } = shop;
  const fields = { slug: 'kompas', store: '1', currency: 'EUR' };
  const english = { languageCode: 'eng' };
  const product = await api.data<Product>('GET /api/v1/products/public/get', fields, english);
  expect(product).toMatchObject({ sku: 'KOMPAS', name: 'Compass', finalPrice: 4000 });
  expect(await api.data('GET /api/v1/product/web/get', fields, english)).toEqual(product);
  const { id } = product;
  expect(await api.data('GET /api/v1/products/public/get', { id }, english)).toEqual(product);
  expect(await api.error('GET /api/v1/products/public/get', { slug: 'nema' })).toEqual({
    status: 404,
    code: 'productNotFound',
  });
});

test('lists and searches of products, posts and categories are POST calls · API-120', async () => {
  const { api } = shop;
  const search = { keywords: 'casa', limit: 9 };
  const found = await api.data<Records<ProductCard>>('POST /api/v1/product/web/filter', search);
  expect(found.records.map(({ sku }) => sku)).toContain('CASA');
  const posts = await api.data('POST /api/v1/cms/post/filterStandard', { limit: 9 });
  expect(JSON.stringify(posts)).toContain('Objava prva');
  const terms = await api.data('POST /api/v1/cms/term/filterStandard', { noPaginate: true });
  expect(terms).toMatchObject({ categories: [{ title: 'Novosti' }] });
  expect(await categories({})).toHaveLength(3);
  for (const limit of [1, 2]) {
    const few = await api.data<Records<ProductCard>>('POST /api/v1/product/web/filter', { limit });
    expect(few.records).toHaveLength(limit);
  }
  for (const path of [
    'product/web/filter',
    'product/web/category/filter',
    'cms/post/filterStandard',
    'cms/term/filterStandard',
  ]) {
    expect(await api.error(`GET /api/v1/${path}`)).toEqual({ status: 404, code: 'notFound' });
  }
});
