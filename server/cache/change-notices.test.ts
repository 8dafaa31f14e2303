import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
let listener: pg.Client;
let other: pg.Client;
let heard: string[] = [];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { url } = shop.database;
  listener = new pg.Client({ connectionString: url });
  other = new pg.Client({ connectionString: url, application_name: 'psql' });
  await Promise.all([listener.connect(), other.connect()]);
  listener.on('notification', ({ payload }) => heard.push(`${payload}`));
  await listener.query('LISTEN izlog_tags');
  heard = [];
});
afterEach(() => Promise.all([listener.end(), other.end()]));

/** What was heard until now: a notice of our own comes last. */
async function notices(): Promise<string[]> {
  await other.query(`SELECT pg_notify('izlog_tags', 'end')`);
  await vi.waitFor(() => expect(heard).toContain('end'));
  return heard.splice(0).slice(0, -1);
}

test.each([
  ['catalogue', 'UPDATE products SET retail_price = retail_price + 1'],
  ['catalogue', `UPDATE products SET name = name || '{"hr": "Drugo"}' WHERE id = 1`],
  ['catalogue', `INSERT INTO tags (key, title) VALUES ('novo', '{"hr": "Novo"}')`],
  ['catalogue', 'UPDATE taxes SET rate = rate + 1 WHERE id = 2'],
  ['catalogue', 'DELETE FROM bundle_items WHERE product_id = 9'],
  ['options', `UPDATE options SET public = public WHERE key = 'site.company'`],
  ['countries', `UPDATE countries SET code = 'X' WHERE id = 3`],
])('SQL of another program drops %s: %s', async (tag, statement) => {
  await other.query(statement);
  expect(await notices()).toEqual([`["${tag}"]`]);
});

test('many statements of a transaction send one notice, an undone one none', async () => {
  await other.query('BEGIN');
  for (const id of [ids.map, ids.book, ids.last]) {
    await other.query('UPDATE products SET retail_price = retail_price + 1 WHERE id = $1', [id]);
  }
  await other.query('COMMIT');
  expect(await notices()).toEqual(['["catalogue"]']);
  await other.query('BEGIN');
  await other.query('UPDATE products SET retail_price = retail_price + 1');
  await other.query('ROLLBACK');
  expect(await notices()).toEqual([]);
});

test('statements that change no row say nothing', async () => {
  await other.query('UPDATE products SET retail_price = 1 WHERE id = -1');
  await other.query('DELETE FROM tags WHERE id = -1');
  expect(await notices()).toEqual([]);
});

test('stock drops the products it can be seen at, the shop’s own none before its commit', async () => {
  await other.query('UPDATE products SET stock = stock + 1 WHERE id = $1', [ids.map]);
  const tags = (await notices()).flatMap((text) => JSON.parse(text) as string[]);
  expect(tags.toSorted()).toEqual([`product:${ids.map}`, `product:${ids.bundle}`]);
  const products = shop.database.db.updateTable('products').where('id', '=', ids.map);
  await products.set({ stock: 77 }).execute();
  expect(await notices()).toEqual([]);
  await products.set({ retail_price: 4242 }).execute();
  expect(await notices()).toEqual(['["catalogue"]']);
});

test('a bulk change of 3,000 products is one notice of the whole catalogue', async () => {
  await other.query(`INSERT INTO products (sku, format, slugs, name, excerpt, description,
      retail_price, tax_id, stock)
    SELECT 'B' || n, 'Simple', jsonb_build_object('hr', 'b' || n), '{"hr": "B"}', '{"hr": ""}',
      '{"hr": ""}', 100, 1, 5 FROM generate_series(1, 3000) n`);
  await notices();
  await other.query(`UPDATE products SET stock = stock + 1 WHERE sku LIKE 'B%'`);
  expect(await notices()).toEqual(['["catalogue"]']);
});
