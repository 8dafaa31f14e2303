import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { Database } from '../../db/schema.ts';
import { readCart } from './read-cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('reading a cart does not scan the catalogue', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const scans = await inLargeCatalogue(async (step) => {
    const before = await catalogueScans(step);
    const read = await readCart(step, session, { products: [ids.gift], isGuest: true });
    expect(read).toMatchObject({ value: { state: { products: { length: 2 } } } });
    return (await catalogueScans(step)) - before;
  });
  expect(scans).toBe(0);
});

/** Adds 200 products and a promotion for a category for the time of `read`. */
function inLargeCatalogue<T>(read: (step: Transaction<Database>) => Promise<T>): Promise<T> {
  return shop.database.db.transaction().execute(async (step) => {
    await sql`INSERT INTO products (sku, format, slugs, name, excerpt, description,
        retail_price, tax_id)
      SELECT 'LARGE-' || n, 'Simple', jsonb_build_object('hr', 'large-' || n), name, excerpt, description,
        retail_price, tax_id
      FROM products, generate_series(1, 200) AS n WHERE id = ${ids.map}`.execute(step);
    await sql`INSERT INTO promotions (name, kind, value, category_ids)
      SELECT '{"hr": "Popust"}', 'percent', 10, ARRAY[min(id)] FROM categories`.execute(step);
    return read(step);
  });
}

async function catalogueScans(step: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ scans: string }>`
    SELECT pg_stat_get_xact_numscans('products'::regclass) AS scans`.execute(step);
  return Number(rows[0]?.scans);
}
