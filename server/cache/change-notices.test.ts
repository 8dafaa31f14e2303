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

/** Returns the notices received so far, up to one that the test sends itself. */
async function notices(): Promise<string[]> {
  await other.query(`SELECT pg_notify('izlog_tags', 'end')`);
  await vi.waitFor(() => expect(heard).toContain('end'));
  return heard.splice(0).slice(0, -1);
}

/** Returns the tags of all notices in alphabetical order. */
async function tags(): Promise<string[]> {
  return (await notices()).flatMap((text) => JSON.parse(text) as string[]).toSorted();
}

test.each([
  ['catalogue', `INSERT INTO tags (key, title) VALUES ('novo', '{"hr": "Novo"}')`],
  ['catalogue', 'UPDATE taxes SET rate = rate + 1 WHERE id = 2'],
  ['options', `UPDATE options SET public = public WHERE key = 'site.company'`],
  ['countries', `UPDATE countries SET code = 'X' WHERE id = 3`],
])('SQL of another program drops %s: %s', async (tag, statement) => {
  await other.query(statement);
  expect(await notices()).toEqual([`["${tag}"]`]);
});

/** `bundle` contains `map` and `shirt`, `nestedBundle` contains `bundle`. */
const { map, shirt, shirtSmall, shirtLarge, bundle, nestedBundle, book, last } = ids;
const productTags = (...all: number[]) => all.map((id) => `product:${id}`);

test.each([
  [
    'a price of the product, of its bundles and of its row in lists',
    `UPDATE products SET retail_price = retail_price + 1 WHERE id = ${map}`,
    [...productTags(map, bundle, nestedBundle), `list:${map}`],
  ],
  [
    'a reduced price once, though its history changes the product again',
    `UPDATE products SET sale_price = 1 WHERE id = ${book}`,
    [`product:${book}`, `list:${book}`],
  ],
  [
    'a name of what words find too',
    `UPDATE products SET name = name || '{"hr": "Drugo"}' WHERE id = ${book}`,
    [`product:${book}`, `list:${book}`, `words:${book}`],
  ],
  [
    'a variant’s name of its main product',
    `UPDATE products SET name = name || '{"hr": "Mala"}' WHERE id = ${shirtSmall}`,
    [
      ...productTags(shirt, shirtSmall, shirtLarge, bundle, nestedBundle),
      `list:${shirtSmall}`,
      `words:${shirtSmall}`,
      `words:${shirt}`,
    ],
  ],
  [
    'an address of all addresses',
    `INSERT INTO product_slugs (language, slug, product_id) VALUES ('hr', 'knjiga-2', ${book})`,
    ['slugs', `product:${book}`],
  ],
  [
    'an entry of a bundle',
    `DELETE FROM bundle_items WHERE product_id = ${nestedBundle}`,
    [`product:${nestedBundle}`],
  ],
  [
    'a recommended product of who recommends it',
    `INSERT INTO cross_sells (product_id, position, other_product_id) VALUES (${last}, 0, ${book});
     UPDATE products SET featured = NOT featured WHERE id = ${book}`,
    ['cross sells', ...productTags(last, last, book), `list:${book}`],
  ],
  [
    'a review of the product alone',
    `INSERT INTO comments (target_kind, target_id, author_name, author_email, body, rating, language,
      status) VALUES ('product', ${book}, 'A', 'a@example.com', 'Dobro', 4, 'hr', 'approved')`,
    [`product:${book}`, `comments:product:${book}`],
  ],
])('SQL drops %s', async (_, statement, expected) => {
  await other.query(statement);
  expect(await tags()).toEqual(expected.toSorted());
});

test('a transaction sends equal notices once, and none after a rollback', async () => {
  await other.query('BEGIN');
  for (const id of [map, book, book, map]) {
    await other.query('UPDATE products SET retail_price = retail_price + 1 WHERE id = $1', [id]);
  }
  await other.query('COMMIT');
  expect((await notices()).length).toBe(2);
  await other.query('BEGIN');
  await other.query('UPDATE products SET retail_price = retail_price + 1');
  await other.query('ROLLBACK');
  expect(await notices()).toEqual([]);
});

test('statements that change no row send no notice', async () => {
  await other.query('UPDATE products SET retail_price = 1 WHERE id = -1');
  await other.query('DELETE FROM tags WHERE id = -1');
  expect(await notices()).toEqual([]);
});

test('a stock change drops the products that show it; the shop’s own changes send no notice before the commit', async () => {
  await other.query('DELETE FROM bundle_items WHERE product_id = $1', [nestedBundle]);
  await other.query(`INSERT INTO bundle_items VALUES (${nestedBundle}, 0, ${bundle}, 1)`);
  await tags();
  await other.query('UPDATE products SET stock = stock + 1 WHERE id = $1', [map]);
  expect(await tags()).toEqual(productTags(map, bundle, nestedBundle));
  const products = shop.database.db.updateTable('products').where('id', '=', map);
  await products.set({ stock: 77 }).execute();
  expect(await notices()).toEqual([]);
  await products.set({ retail_price: 4242 }).execute();
  expect(await tags()).toEqual([`list:${map}`, ...productTags(map, bundle, nestedBundle)]);
});

test('a bulk change of 3,000 products sends one notice for the whole catalogue', async () => {
  await other.query(`INSERT INTO products (sku, format, slugs, name, excerpt, description,
      retail_price, tax_id, stock)
    SELECT 'B' || n, 'Simple', jsonb_build_object('hr', 'b' || n), '{"hr": "B"}', '{"hr": ""}',
      '{"hr": ""}', 100, 1, 5 FROM generate_series(1, 3000) n`);
  expect(await notices()).toEqual(['["catalogue"]']);
  await other.query(`UPDATE products SET stock = stock + 1 WHERE sku LIKE 'B%'`);
  expect(await notices()).toEqual(['["catalogue"]']);
  await other.query(`UPDATE products SET sale_price = 50 WHERE sku LIKE 'B%'`);
  expect(await notices()).toEqual(['["catalogue"]']);
});

test('the notices for 200 products each stay below 8000 bytes', async () => {
  await other.query(`UPDATE products SET name = name || '{"hr": "C"}' WHERE id IN
    (SELECT id FROM products WHERE sku LIKE 'B%' LIMIT 200)`);
  const all = await notices();
  expect(all.flatMap((text) => JSON.parse(text) as string[])).toHaveLength(600);
});
