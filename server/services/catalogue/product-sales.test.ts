import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fillShop, ids } from '#tests/support/shop-data.ts';
import { runPlannedSales } from './product-sales.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillShop(database.db);
  const plan = (salePrice: number, from: string, to: string) => ({
    product_id: ids.last,
    sale_price: salePrice,
    starts_at: `2026-12-${from}T08:00:00Z`,
    ends_at: `2026-12-${to}T08:00:00Z`,
  });
  await database.db
    .insertInto('planned_sales')
    .values([plan(800, '01', '10'), plan(700, '05', '08'), plan(100, '02', '03')])
    .execute();
});
afterAll(() => database.drop());

async function on(day: string) {
  const changed = await runPlannedSales(database.db, new Date(`2026-12-${day}T09:00:00Z`));
  const product = await database.db
    .selectFrom('products')
    .select(['final_price', 'lowest_price_30'])
    .where('id', '=', ids.last)
    .executeTakeFirstOrThrow();
  return { changed, price: product.final_price, reference: product.lowest_price_30 };
}

test('opens and ends sales by the clock; a window that was missed never opens', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3));
  expect((await on('01')).price).toBe(800);
  expect(await on('04')).toEqual({ changed: [], price: 800, reference: 1000 });
  expect(await on('06')).toEqual({ changed: [ids.last], price: 700, reference: 1000 });
  expect((await on('09')).price).toBe(800);
  expect(await on('11')).toEqual({ changed: [ids.last], price: 1000, reference: null });
});

test('opening a sale writes the history by itself', async () => {
  const rows = await database.db
    .selectFrom('price_history')
    .select('final_price')
    .where('product_id', '=', ids.last)
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.final_price)).toEqual([1000, 800, 700, 800, 1000]);
});
