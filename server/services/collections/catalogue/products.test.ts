import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

const { stringify } = JSON;
const product = (values: object = {}): JsonObject => ({
  name: { hr: 'Svjetionik', en: 'Lighthouse' },
  sku: 'SVJETIONIK',
  retail_price: 1500,
  tax_id: 1,
  ...values,
});

async function priceSteps(id: string) {
  const { rows } = await sql<{ price: number; sold: boolean }>`
    SELECT final_price AS price, sold FROM price_history WHERE product_id = ${id} ORDER BY id`.execute(
    database.db,
  );
  return rows;
}

test('a new product is hidden, has an address in every language, and its parts in order', async () => {
  const row = await staff.created('products', product({ categories: [2, 1], tags: [1] }));
  expect(row.values).toMatchObject({
    state: 'hidden',
    format: 'Simple',
    slugs: { hr: 'svjetionik', en: 'lighthouse', de: 'svjetionik' },
    categories: [2, 1],
    tags: [1],
  });
  const twin = await staff.created('products', product({ sku: 'SVJETIONIK-2' }));
  expect(twin.values.slugs).toMatchObject({ hr: 'svjetionik-2', en: 'lighthouse-2' });
  expect(await staff.refusal('products', product())).toEqual({
    code: 'conflict',
    field: 'sku',
    params: { reason: 'taken' },
  });
  const changes = await staff.changes('products', row.id);
  expect(changes).toMatchObject([{ action: 'create', after: { sku: 'SVJETIONIK' } }]);
});

test.each(['Bundle', 'Configurable', 'Simple', 'EProduct'])(
  'staff make a product of the format %s · CONST-65',
  async (format) => {
    const row = await staff.created('products', product({ sku: `FORMAT-${format}`, format }));
    expect(row.values.format).toBe(format);
  },
);

test('staff make no product of another format · CONST-65', async () => {
  const other = product({ sku: 'FORMAT', format: 'Grouped' });
  expect(await staff.refusal('products', other)).toMatchObject({ field: 'format' });
});

test('staff show a product, and it is in the shop with its texts, pictures and price', async () => {
  const row = await staff.created('products', product({ sku: 'SIDRO', name: { hr: 'Sidro' } }));
  expect(await staff.inShop('sidro')).toBeNull();
  await staff.changed('products', row, {
    state: 'active',
    description: { hr: '<p>Teško</p><script>alert(1)</script>', en: '<p>Heavy</p>' },
    pictures: ['pomorska-karta', 'kompas'],
  });
  expect(await staff.inShop('sidro', 'en')).toMatchObject({
    name: 'Sidro',
    description: '<p>Heavy</p>',
    finalPrice: 1500,
    media: [{ key: 'pomorska-karta' }, { key: 'kompas' }],
  });
  expect((await staff.inShop('sidro'))?.description).toBe('<p>Teško</p>');
});

test('a change of price writes the price history, and the lowest price of 30 days is never typed', async () => {
  const row = await staff.created('products', product({ sku: 'JEDRO', state: 'active' }));
  const reduced = await staff.changed('products', row, { sale_price: 1200 });
  expect(await priceSteps(row.id)).toEqual([
    { price: 1500, sold: true },
    { price: 1200, sold: true },
  ]);
  expect(reduced.values).toMatchObject({ sale_price: 1200, final_price: 1200 });
  const typed = await staff.change('products', reduced, { lowest_price_30: 1 });
  expect(typed).toMatchObject({ error: { code: 'badRequest', field: 'lowest_price_30' } });
});

test.each<[string, object, string, string]>([
  ['price 0 without a confirmation', { retail_price: 0 }, 'retail_price', 'priceZero'],
  ['free of charge with a price', { is_free: true }, 'is_free', 'notFree'],
  ['a sale price above the price', { sale_price: 1600 }, 'sale_price', 'aboveRetail'],
  ['contents without a unit', { measure_amount: 2 }, 'measure_unit', 'needsBoth'],
  [
    'a voucher code on goods',
    { code_kind: 'voucher', code_months: 12 },
    'code_kind',
    'onlyDigital',
  ],
  ['an active product without its variants', { format: 'Configurable' }, 'state', 'incomplete'],
])('%s is refused with its reason at the field', async (_, values, field, reason) => {
  const wrong = product({ sku: 'KRIVO', state: 'active', ...values });
  expect(await staff.refusal('products', wrong)).toMatchObject({ field, params: { reason } });
});

test('a confirmed price of 0 is a free product', async () => {
  const free = product({ sku: 'BESPLATNO', retail_price: 0, is_free: true });
  expect((await staff.created('products', free)).values).toMatchObject({ is_free: true });
});

test.each<[string, object, string]>([
  ['a category that does not exist', { categories: [1, 999] }, 'categories'],
  ['a picture that does not exist', { pictures: ['nema'] }, 'pictures'],
  ['a tax that does not exist', { tax_id: 999 }, 'tax_id'],
  ['an address that is none', { slugs: { hr: 'Nije Adresa' } }, 'slugs/hr'],
  ['an address of another product', { slugs: { hr: 'kompas' } }, 'slugs/hr'],
  ['a product recommended with itself', { cross_sells: [1] }, 'cross_sells'],
])('%s is refused at its field, and nothing is written', async (_, values, field) => {
  const row = await staff.read('products', '1');
  const refused = await staff.change('products', row, { ...values, weight_grams: 7 });
  expect(refused).toMatchObject({ ok: false, error: { field } });
  expect((await staff.read('products', '1')).values.weight_grams).toBe(100);
});

test('a former address leads to the new one', async () => {
  const row = await staff.created(
    'products',
    product({ sku: 'VESLO', name: { hr: 'Veslo' }, state: 'active' }),
  );
  await staff.changed('products', row, { slugs: { hr: 'dugo-veslo' } });
  expect(await staff.inShop('dugo-veslo')).toMatchObject({ sku: 'VESLO' });
  expect(await staff.inShop('veslo')).toMatchObject({ slug: 'dugo-veslo' });
});

test('two saves of one revision do not overwrite each other, and a sale in between is no conflict', async () => {
  const row = await staff.created('products', product({ sku: 'DVOJE' }));
  await sql`UPDATE products SET stock = 5, reserved = 2 WHERE id = ${row.id}`.execute(database.db);
  await staff.changed('products', row, { categories: [1] });
  expect(await staff.change('products', row, { weight_grams: 5 })).toMatchObject({
    error: { code: 'conflict', params: { reason: 'changed' } },
  });
});

test('a list holds products without their variants, which are a list of their own', async () => {
  const skus = async (name: string) =>
    (await staff.rows(name, { q: 'dupin' })).map((row) => row.values.sku);
  expect(await skus('products')).toEqual(['DUPIN']);
  expect(await skus('variants')).toEqual(['DUPIN-C', 'DUPIN-P']);
  const cheap = await staff.rows('products', {
    sort: 'final_price',
    where: stringify({ final_price: { to: 1500 }, state: { in: ['active'] } }),
  });
  const prices = cheap.map((row) => Number(row.values.final_price));
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});
