import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductVariants } from '#schemas/api/catalogue-staff.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

async function shirt(sku: string): Promise<number> {
  const values = {
    name: { hr: 'Majica', en: 'Shirt' },
    sku,
    format: 'Configurable',
    retail_price: 2000,
    tax_id: 1,
    pictures: ['kompas'],
  };
  return Number((await staff.created('products', values)).id);
}

const variant = (sku: string, boja: string, more: object = {}) => ({
  id: null,
  sku,
  choice: { boja },
  price: 2000,
  stock: 3,
  state: 'active',
  ...more,
});
const save = (id: number, ...rows: object[]) => staff.call('variants.save', { id, rows });
const saved = async (id: number, ...rows: object[]): Promise<ProductVariants> => {
  const result = await save(id, ...rows);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

test('variants are made at once, and the shop sells their choices', async () => {
  const id = await shirt('MAJICA');
  const rows = [variant('MAJICA-P', 'plava'), variant('MAJICA-C', 'crvena', { price: 2500 })];
  expect((await saved(id, ...rows)).rows).toMatchObject(rows.map(({ id: _id, ...row }) => row));
  const main = await staff.read('products', String(id));
  await staff.changed('products', main, { state: 'active' });
  const shown = await staff.inShop('majica', 'en');
  expect(shown?.associatedProducts).toMatchObject([
    { sku: 'MAJICA-P', finalPrice: 2000, stock: 3, name: 'Shirt – plava (en)' },
    { sku: 'MAJICA-C', finalPrice: 2500, media: [{ key: 'kompas' }] },
  ]);
  expect(shown?.configurationAttributes).toMatchObject([
    { attributeCode: 'boja', values: [{ label: 'plava (en)' }, { label: 'crvena (en)' }] },
  ]);
});

test('prices, stock and states of many variants are saved together, each with its history', async () => {
  const id = await shirt('KAPA');
  const { rows } = await saved(id, variant('KAPA-P', 'plava'), variant('KAPA-C', 'crvena'));
  const [blue, red] = rows;
  await saved(id, { ...blue, price: 1800, stock: 9 }, { ...red, state: 'hidden' });
  const changes = await staff.changes('variants', String(blue?.id));
  expect(changes[0]).toMatchObject({
    before: { retail_price: 2000 },
    after: { retail_price: 1800 },
  });
  const stock = await staff.call('stock.get', { id: blue?.id });
  expect(stock).toMatchObject({
    value: { stock: 9, movements: [{ quantity: 6, reason: 'corrected' }, { quantity: 3 }] },
  });
});

test('what is wrong in a row is refused at its cell, and no row is saved', async () => {
  const id = await shirt('SAL');
  const { rows } = await saved(id, variant('SAL-P', 'plava'));
  const [held] = rows;
  await sql`UPDATE products SET reserved = 2 WHERE id = ${held?.id}`.execute(database.db);
  const good = { ...held, price: 1 };
  for (const [row, field, reason] of [
    [variant('SAL-P', 'crvena'), '1/sku', 'taken'],
    [variant('SAL-C', 'crvena', { price: 0 }), '1/price', 'priceZero'],
    [variant('SAL-Z', 'zelena'), '1/choice', 'gone'],
    [variant('SAL-2', 'plava'), '1/choice', 'sameChoice'],
    [{ ...held, stock: 1, revision: (held?.revision ?? 0) + 1 }, '1/', 'changed'],
  ] as const) {
    const refused = await save(id, good, row);
    expect(refused).toMatchObject({ error: { field, params: { reason } } });
  }
  expect(await save(id, { ...held, stock: 1 })).toMatchObject({
    error: { field: '0/stock', params: { reason: 'belowReserved', reserved: 2 } },
  });
  const after = await staff.call('variants.get', { id });
  expect(after).toMatchObject({ value: { rows: [{ price: 2000, stock: 3 }] } });
  expect(await save(1, variant('X', 'plava'))).toMatchObject({ error: { field: 'rows' } });
});
