import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test('starts and ends sales by the clock; a missed period never starts', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3));
  expect((await on('01')).price).toBe(800);
  expect(await on('04')).toEqual({ changed: [], price: 800, reference: 1000 });
  expect(await on('06')).toEqual({ changed: [ids.last], price: 700, reference: 1000 });
  expect((await on('09')).price).toBe(800);
  expect(await on('11')).toEqual({ changed: [ids.last], price: 1000, reference: null });
});

test('starting a sale writes the price history automatically', async () => {
  const rows = await database.db
    .selectFrom('price_history')
    .select('final_price')
    .where('product_id', '=', ids.last)
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.final_price)).toEqual([1000, 800, 700, 800, 1000]);
});

test('a sale of 450 products drops only these products from caches · API-006', async () => {
  const { db, url } = database;
  await sql`INSERT INTO products (sku, format, slugs, name, excerpt, description, retail_price, tax_id)
    SELECT 'S' || n, 'Simple', jsonb_build_object('hr', 's' || n), '{"hr": "S"}', '{"hr": ""}',
      '{"hr": ""}', 900, 1 FROM generate_series(1, 450) n`.execute(db);
  await sql`INSERT INTO planned_sales (product_id, sale_price, starts_at, ends_at)
    SELECT id, 500, '2027-01-01', '2027-02-01' FROM products WHERE sku LIKE 'S%'
      AND name ->> 'hr' = 'S'`.execute(db);
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const tags: string[] = [];
  listener.on('notification', ({ payload }) => tags.push(...JSON.parse(payload ?? '[]')));
  await listener.query('LISTEN izlog_tags');
  const changed = await runPlannedSales(db, new Date('2027-01-02'));
  await listener.query(`SELECT pg_notify('izlog_tags', '["end"]')`);
  await vi.waitFor(() => expect(tags).toContain('end'));
  await listener.end();
  expect(changed).toHaveLength(450);
  const named = changed.flatMap((id) => [`list:${id}`, `product:${id}`]);
  expect(tags.toSorted()).toEqual(['end', ...named].toSorted());
});
