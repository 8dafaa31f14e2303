import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import {
  type InvalidationListener,
  listenForInvalidations,
} from '../../cache/invalidation-listener.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { createCaller } from '../../testing/caller.ts';
import { createCatalogueHandlers } from './handlers.ts';
import { runPlannedSales } from './product-sales.ts';

let shop: TestShop;
let listener: InvalidationListener;
/** A server that learns of changes only from notifications, and one without cached data. */
let server: ReturnType<typeof createCaller>;
let uncached: ReturnType<typeof createCaller>;
/** Another program, such as psql. */
let program: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  const { url: connectionString, db } = shop.database;
  const cache = createTagCache();
  listener = listenForInvalidations({ connectionString, cache });
  await listener.ready;
  server = createCaller(db, createCatalogueHandlers, { cache });
  uncached = createCaller(db, createCatalogueHandlers);
  program = new pg.Client({ connectionString, application_name: 'psql' });
  await program.connect();
  await program.query(`INSERT INTO attributes (id, code, label, type, filterable) VALUES
    (91, 'colour', '{"hr": "Boja"}', 'dropdown', true), (92, 'width', '{"hr": "Širina"}', 'number', true);
    INSERT INTO attribute_values (id, attribute_id, key, label, position) VALUES
      (911, 91, 'red', '{"hr": "Crvena"}', 0), (912, 91, 'blue', '{"hr": "Plava"}', 1);
    INSERT INTO categories (slug, position, name, description, flag)
      VALUES ('nova', 0, '{"hr": "Nova"}', '{"hr": ""}', '')`);
});
afterAll(async () => {
  await Promise.all([listener.close(), program.end()]);
  await shop.close();
});

/** Returns everything that lists, filters, searches and pages show of the products. */
async function seen({ call, result }: typeof server) {
  const list = async (input: Parameters<typeof call<'product.filter'>>[1]) => {
    const { records } = await call('product.filter', { limit: 100, ...input });
    return records.map(({ id, name, finalPrice, membershipPrice, inStock, slug }) =>
      [id, name, finalPrice, membershipPrice, inStock, slug].join(' '),
    );
  };
  const product = (id: number) => result('product.get', { id });
  return {
    newest: await list({}),
    byPrice: await list({ sort: { param: 'finalPrice', order: 'asc' } }),
    byName: await list({ sort: { param: 'name', order: 'asc' } }),
    discounted: await list({ discounted: true }),
    featured: await list({ featured: true }),
    found: await list({ keywords: 'kutija' }),
    misspelt: await list({ keywords: 'kutjia' }),
    layers: await call('product.layeredNavigation', {}),
    narrowed: await call('product.layeredNavigation', {
      filters: [{ key: 'discounted', value: 'yes' }],
    }),
    categories: await call('category.filter', {}),
    tags: await call('tag.filter', {}),
    pages: await Promise.all(
      [ids.map, ids.shirt, ids.bundle, ids.nestedBundle, ids.last].map(product),
    ),
  };
}

async function expectFresh(change: () => Promise<unknown>) {
  const before = await seen(server);
  await change();
  uncached.deps.cache.clear();
  const after = await seen(uncached);
  expect(after).not.toEqual(before);
  await vi.waitFor(async () => expect(await seen(server)).toEqual(after));
}

const { map, shirt, shirtSmall, bundle, last, book, hidden } = ids;

beforeEach(() => uncached.deps.cache.clear());

test.each([
  ['a price', `UPDATE products SET retail_price = 99000 WHERE id = ${last}`],
  ['a reduced price', `UPDATE products SET sale_price = 10 WHERE id = ${last}`],
  ['the price of members', `UPDATE products SET membership_price = 5 WHERE id = ${last}`],
  ['a name', `UPDATE products SET name = name || '{"hr": "Aaa kutija"}' WHERE id = ${last}`],
  [
    'a variant’s name',
    `UPDATE products SET name = name || '{"hr": "Kutija"}' WHERE id = ${shirtSmall}`,
  ],
  [
    'an address',
    `UPDATE products SET slugs = slugs || '{"hr": "nova-adresa"}' WHERE id = ${shirt}`,
  ],
  ['a product sold out', `UPDATE products SET stock = 0 WHERE id = ${last}`],
  ['a part of a bundle sold out', `UPDATE products SET stock = 0 WHERE id = ${map}`],
  ['a product in stock', `UPDATE products SET stock = 9 WHERE id IN (${last}, ${map})`],
  ['a hidden product', `UPDATE products SET visible_individually = false WHERE id = ${book}`],
  [
    'a shown product',
    `UPDATE products SET visible_individually = true WHERE id IN (${book}, ${hidden})`,
  ],
  ['an archived product', `UPDATE products SET archived = true WHERE id = ${map}`],
  ['a product no longer archived', `UPDATE products SET archived = false WHERE id = ${map}`],
  ['a recommendation', `UPDATE products SET featured = NOT featured WHERE id = ${last}`],
  [
    'a value',
    `INSERT INTO product_attribute_values (product_id, list_product_id, attribute_id, value_id)
      VALUES (${shirtSmall}, ${shirt}, 91, 911), (${last}, ${last}, 91, 912)`,
  ],
  [
    'a number',
    `INSERT INTO product_attribute_values (product_id, list_product_id, attribute_id, value_number)
      VALUES (${book}, ${book}, 92, 30), (${last}, ${last}, 92, 20)`,
  ],
  ['another value', 'UPDATE product_attribute_values SET value_id = 912 WHERE value_id = 911'],
  [
    'another number',
    'UPDATE product_attribute_values SET value_number = 50 WHERE value_number = 20',
  ],
  ['a value that is gone', `DELETE FROM product_attribute_values WHERE product_id = ${last}`],
  [
    'a category',
    `INSERT INTO product_categories SELECT ${last}, id, 9 FROM categories ON CONFLICT DO NOTHING`,
  ],
  ['a tag', `INSERT INTO tags (key, title) VALUES ('novo', '{"hr": "Novo"}')`],
  [
    'a tag of a product',
    `INSERT INTO product_tags SELECT ${last}, id FROM tags ON CONFLICT DO NOTHING`,
  ],
  [
    'an entry of a bundle',
    `DELETE FROM bundle_items WHERE product_id = ${bundle} AND position = 0`,
  ],
  ['many products at once', 'UPDATE products SET retail_price = retail_price + 7'],
  [
    'a review',
    `INSERT INTO comments (target_kind, target_id, author_name, author_email, body, rating,
    language, status) VALUES ('product', ${last}, 'A', 'a@example.com', 'Dobro', 4, 'hr', 'approved')`,
  ],
])('%s changed by another program is in the next response · API-006', (_, statement) =>
  expectFresh(() => program.query(statement)),
);

test('a planned sale changes order and filters when it starts and when it ends', async () => {
  await program.query(`INSERT INTO planned_sales (product_id, sale_price, starts_at, ends_at)
    VALUES (${book}, 1, '2030-01-01', '2030-02-01')`);
  const on = (day: string) => runPlannedSales(shop.database.db, new Date(day));
  await expectFresh(() => on('2030-01-02'));
  await expectFresh(() => on('2030-02-02'));
});

test('a price change affects neither search results nor responses about other products', async () => {
  await seen(server);
  const { cache } = server.deps;
  const missesOf = (wanted: string) =>
    cache.kinds().find(({ kind }) => kind === wanted)?.misses ?? 0;
  const before = ['word', 'slug', 'product', 'attributes', 'categories'].map(missesOf);
  await expectFresh(() =>
    program.query(`UPDATE products SET retail_price = 50 WHERE id = ${last}`),
  );
  const after = ['word', 'slug', 'product', 'attributes', 'categories'].map(missesOf);
  const [word, slug, product, attributes, categories] = before;
  expect(after).toEqual([word, slug, (product ?? 0) + 1, attributes, categories]);
});
