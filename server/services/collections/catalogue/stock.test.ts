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

async function newProduct(sku: string): Promise<number> {
  const values = { name: { hr: sku }, sku, retail_price: 100, tax_id: 1, state: 'active' };
  return Number((await staff.created('products', values)).id);
}

let causes = 0;
const move = (id: number, movement: object) =>
  staff.call('stock.move', { id, reason: 'received', cause: `form-${causes++}`, ...movement });

test('goods that arrive, are damaged and counted make the history of the stock, and the shop sells them', async () => {
  const id = await newProduct('BOVA');
  await move(id, { quantity: 10, note: 'Dobavljač' });
  await move(id, { quantity: -2, reason: 'damaged' });
  const counted = await move(id, { quantity: 7, isCount: true, reason: 'corrected' });
  expect(counted).toMatchObject({
    ok: true,
    value: {
      stock: 7,
      reserved: 0,
      movements: [
        { quantity: -1, stock: 7, reason: 'corrected', actor: 'katalog@example.com' },
        { quantity: -2, stock: 8, reason: 'damaged' },
        { quantity: 10, stock: 10, reason: 'received', note: 'Dobavljač' },
      ],
    },
  });
  expect(await staff.inShop('bova')).toMatchObject({ inStock: true, stock: 7 });
});

test('a form that is sent twice moves the stock once', async () => {
  const id = await newProduct('KORMILO');
  const movement = { quantity: 5, cause: 'ista' };
  await Promise.all([move(id, movement), move(id, movement)]);
  expect(await staff.call('stock.get', { id })).toMatchObject({
    value: { stock: 5, movements: [{ quantity: 5 }] },
  });
});

test('stock below what carts reserve is refused with the number, and nothing moves', async () => {
  const id = await newProduct('UZE');
  await move(id, { quantity: 5 });
  await sql`UPDATE products SET reserved = 3 WHERE id = ${id}`.execute(database.db);
  for (const movement of [{ quantity: -3 }, { quantity: 2, isCount: true }, { quantity: null }]) {
    expect(await move(id, movement)).toMatchObject({
      error: { field: 'quantity', params: { reason: 'belowReserved', reserved: 3 } },
    });
  }
  expect(await staff.call('stock.get', { id })).toMatchObject({ value: { stock: 5 } });
});

test('stock that is no longer counted is not limited', async () => {
  const id = await newProduct('MAPA');
  await move(id, { quantity: 1 });
  expect(await move(id, { quantity: null, reason: 'other' })).toMatchObject({
    value: { stock: null, movements: [{ quantity: -1, stock: null }, {}] },
  });
});

test('an order is a movement, and every movement together is the stock', async () => {
  const id = await newProduct('VALOBRAN');
  await move(id, { quantity: 9 });
  await sql`UPDATE products SET stock = stock - 4 WHERE id = ${id}`.execute(database.db);
  const { rows } = await sql`SELECT products.id FROM products
    LEFT JOIN stock_movements m ON m.product_id = products.id
    GROUP BY products.id HAVING coalesce(products.stock, 0) <> coalesce(sum(m.quantity), 0)`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
  await expect(
    sql`UPDATE stock_movements SET quantity = 1 WHERE product_id = ${id}`.execute(database.db),
  ).rejects.toThrow();
});

test('staff without the right read no stock and move none', async () => {
  for (const name of ['stock.get', 'stock.move'] as const) {
    const input = { id: 1, quantity: 1, reason: 'received', cause: 'x' };
    expect(await staff.call(name, input, 'pages')).toMatchObject({ error: { code: 'forbidden' } });
  }
  expect(
    await staff.call(
      'stock.move',
      { id: 1, quantity: 1, reason: 'received', cause: 'y' },
      'orders',
    ),
  ).toMatchObject({ error: { code: 'forbidden' } });
});

test('a copy of a product is hidden and has its own number and addresses', async () => {
  const copied = await staff.call('product.duplicate', { id: 4 });
  const id = copied.ok ? String(copied.value.id) : '';
  const { values } = await staff.read('products', id);
  expect(values).toMatchObject({
    sku: 'KOMPAS-2',
    name: { en: 'Compass (2)' },
    state: 'hidden',
    stock: null,
    pictures: ['kompas', 'pomorska-karta'],
    slugs: { en: 'compass-2' },
  });
});
