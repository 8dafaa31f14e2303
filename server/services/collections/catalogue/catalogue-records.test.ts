import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

const idOf = async (name: string, q: string) => {
  const [row] = await staff.rows(name, { q });
  return Number(row?.id);
};
const product = (sku: string) => ({
  name: { hr: sku },
  sku,
  retail_price: 1000,
  tax_id: 1,
  state: 'active',
});

test('a product has attributes, and the shop shows them', async () => {
  const row = await staff.created('products', product('LANTERNA'));
  const [width, brass, glass, blue, red] = [
    await idOf('attributes', 'sirina'),
    await idOf('attribute-values', 'mjed'),
    await idOf('attribute-values', 'staklo'),
    await idOf('attribute-values', 'plava'),
    await idOf('attribute-values', 'crvena'),
  ];
  const described = await staff.changed('products', row, {
    attribute_values: [blue, brass, glass],
    measures: [{ attribute: width, value: '12,5' }],
  });
  expect(described.values.measures).toEqual([{ attribute: width, value: '12.5' }]);
  const shown = await staff.inShop('lanterna');
  expect(shown?.attributeSet?.attributes.map(({ attributeCode }) => attributeCode)).toEqual([
    'boja',
    'materijal',
    'sirina',
  ]);
  for (const [values, field, reason] of [
    [{ attribute_values: [blue, red] }, 'attribute_values', 'oneValue'],
    [{ attribute_values: [99_999] }, 'attribute_values', 'gone'],
    [{ measures: [{ attribute: width, value: 'široko' }] }, 'measures', 'wrongKind'],
  ] as const) {
    expect(await staff.change('products', described, values)).toMatchObject({
      error: { field, params: { reason } },
    });
  }
});

test('a set has its parts, and is sold once it has them', async () => {
  const row = await staff.created('products', {
    ...product('PAKET'),
    format: 'Bundle',
    state: 'hidden',
  });
  const show = await staff.change('products', row, { state: 'active' });
  expect(show).toMatchObject({ error: { field: 'state', params: { reason: 'incomplete' } } });
  const parts = [
    { product: 1, qty: 2 },
    { product: 2, qty: 1 },
  ];
  const sold = await staff.changed('products', row, { state: 'active', bundle_items: parts });
  expect(sold.values.bundle_items).toEqual(parts);
  expect((await staff.inShop('paket'))?.bundles.map(({ qty }) => qty)).toEqual([2, 1]);
  const inside = [{ product: Number(row.id), qty: 1 }];
  expect(await staff.change('products', sold, { bundle_items: inside })).toMatchObject({
    error: { field: 'bundle_items' },
  });
  expect(await staff.change('products', sold, { format: 'Simple' })).toMatchObject({
    error: { field: 'format', params: { reason: 'formatFixed' } },
  });
});

test('what the buyer chooses is edited with texts and prices, and keeps its number', async () => {
  const row = await staff.created('products', product('PRSTEN'));
  const option = (label: string, more: object = {}) => ({
    key: 'gravura',
    label: { hr: label },
    type: 'dropdown',
    required: true,
    values: [{ key: 'ime', label: { hr: 'Ime' }, price: 500 }],
    ...more,
  });
  const first = await staff.changed('products', row, { custom_options: [option('Gravura')] });
  const shown = (await staff.inShop('prsten'))?.customOptions[0];
  expect(shown).toMatchObject({ label: 'Gravura', custom_option_values: [{ price: 500 }] });
  await staff.changed('products', first, { custom_options: [option('Natpis')] });
  expect((await staff.inShop('prsten'))?.customOptions).toMatchObject([
    { id: shown?.id, label: 'Natpis' },
  ]);
});

test('values of an attribute are edited in order, and one that products have stays', async () => {
  const [colour] = await staff.rows('attributes', { q: 'boja' });
  if (!colour) throw new Error('no attribute');
  const values = colour.values.values as readonly { key: string; label: object }[];
  const green = { key: 'zelena', label: { hr: 'zelena' }, swatch: '#0a0' };
  const changed = await staff.changed('attributes', colour, { values: [green, ...values] });
  expect((changed.values.values as object[])[0]).toEqual(green);
  const without = values.filter(({ key }) => key !== 'plava');
  expect(await staff.change('attributes', changed, { values: without })).toMatchObject({
    error: { field: 'values', params: { reason: 'inUse' } },
  });
  expect(await staff.change('attributes', changed, { type: 'number' })).toMatchObject({
    error: { field: 'type', params: { reason: 'inUse' } },
  });
});

test('a category is created at the end, cannot be inside itself, and is hidden from the shop', async () => {
  const sails = await staff.created('categories', { name: { hr: 'Jedra' } });
  const small = await staff.created('categories', {
    name: { hr: 'Mala' },
    slugs: { hr: 'mala-jedra' },
    parent_id: Number(sails.id),
  });
  expect(await staff.change('categories', sails, { parent_id: Number(small.id) })).toMatchObject({
    error: { field: 'parent_id' },
  });
  expect(await staff.categorySlugs()).toContain('mala-jedra');
  await staff.changed('categories', small, { hidden: true });
  expect(await staff.categorySlugs()).not.toContain('mala-jedra');
});

test('a category has an address in each language, and no other takes it · ROUTE-31', async () => {
  const name = { hr: 'Užad', en: 'Ropes' };
  const ropes = await staff.created('categories', { name });
  expect(ropes.values.slugs).toEqual({ hr: 'uzad', en: 'ropes', de: 'uzad' });
  const renamed = await staff.changed('categories', ropes, { slugs: { hr: 'konopi', en: 'rope' } });
  expect(renamed.values).toMatchObject({ slug: 'konopi', slugs: { en: 'rope', de: 'uzad' } });
  expect(await staff.categorySlugs()).toContain('konopi');
  for (const id of ['konopi', 'rope', 'uzad', 'ropes']) {
    expect(await staff.call('category.get', { id }), id).toMatchObject({ value: { name: 'Užad' } });
  }
  for (const slug of ['rope', 'Rope']) {
    const other = await staff.create('categories', { name: { hr: 'Lanci' }, slugs: { en: slug } });
    expect(other).toMatchObject({ error: { field: 'slugs/en' } });
  }
  const next = await staff.created('categories', { name });
  expect(next.values.slugs).toEqual({ hr: 'uzad', en: 'ropes', de: 'uzad-2' });
  expect(await staff.categorySlugs()).toContain('uzad');
  expect(await staff.call('category.get', { id: 'ropes' })).toMatchObject({
    value: { id: Number(next.id) },
  });
});

test('a planned sale runs when it is due, follows its price, and ends when it is deleted', async () => {
  const row = await staff.created('products', product('AKCIJA'));
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const sale = { product_id: Number(row.id), starts_at: at(-1), ends_at: at(2) };
  expect(await staff.refusal('planned-sales', { ...sale, sale_price: 1000 })).toMatchObject({
    field: 'sale_price',
    params: { reason: 'notReduced' },
  });
  const { id } = await staff.created('planned-sales', { ...sale, sale_price: 800 });
  const price = async () => (await staff.read('products', row.id)).values.sale_price;
  expect(await price()).toBe(800);
  const running = await staff.read('planned-sales', id);
  expect(running.values.state).toBe('running');
  const cheaper = await staff.changed('planned-sales', running, { sale_price: 700 });
  expect(await price()).toBe(700);
  const sold = await staff.read('products', row.id);
  expect(await staff.change('products', sold, { sale_price: 600 })).toMatchObject({
    error: { field: 'sale_price', params: { reason: 'plannedSale' } },
  });
  const { revision } = cheaper;
  await staff.call('collection.remove', { name: 'planned-sales', id, revision });
  expect(await price()).toBeNull();
  const titles = { name: 'planned-sales', ids: JSON.stringify([id]) };
  expect(await staff.call('collection.titles', titles)).toMatchObject({
    value: [{ id, title: product('AKCIJA').name.hr, isRemoved: true }],
  });
  const { rows } = await sql`SELECT final_price FROM price_history
    WHERE product_id = ${row.id} ORDER BY id`.execute(database.db);
  expect(rows).toMatchObject([1000, 800, 700, 1000].map((final_price) => ({ final_price })));
});

test('a manufacturer that products have is not deleted', async () => {
  const [maker] = await staff.rows('manufacturers');
  const { id, revision } = maker ?? { id: '', revision: '' };
  const removed = await staff.call('collection.remove', { name: 'manufacturers', id, revision });
  expect(removed).toMatchObject({ error: { code: 'conflict', params: { reason: 'inUse' } } });
});
