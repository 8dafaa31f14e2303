import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import {
  type InvalidationListener,
  listenForInvalidations,
} from '../../cache/invalidation-listener.ts';
import { createCaller } from '../../testing/caller.ts';
import { createSearchHandlers } from '../search/handlers.ts';
import { productAddresses } from './product-addresses.ts';
import { followProductDates } from './product-dates.ts';

let shop: TestShop;
let listener: InvalidationListener;
let program: pg.Client;
let search: ReturnType<typeof createCaller>;
const { map, book, shirt, shirtSmall } = ids;

beforeAll(async () => {
  shop = await openShop();
  const { url: connectionString, db } = shop.database;
  search = createCaller(db, createSearchHandlers, { cache: shop.deps.cache });
  listener = listenForInvalidations({ connectionString, cache: shop.deps.cache });
  await listener.ready;
  program = new pg.Client({ connectionString, application_name: 'psql' });
  await program.connect();
  await program.query(`
    INSERT INTO categories (id, slug, position, name, description, flag)
      VALUES (77, 'karte', 0, '{"hr": "Karte"}', '{"hr": ""}', '');
    INSERT INTO product_categories (product_id, category_id, position) VALUES (${map}, 77, 0), (${book}, 77, 0);
    INSERT INTO tags (id, key, title) VALUES (77, 'dar', '{"hr": "Dar"}');
    INSERT INTO product_tags VALUES (${map}, 77);
    INSERT INTO cross_sells (product_id, other_product_id, position) VALUES (${book}, ${map}, 0)`);
});
afterAll(async () => {
  await Promise.all([listener.close(), program.end()]);
  await shop.close();
});

async function publish(id: number, set: string): Promise<void> {
  await program.query(`UPDATE products SET ${set} WHERE id = ${id}`);
}
afterEach(() =>
  publish(map, 'languages = NULL, shown_from = NULL, shown_until = NULL, hidden = false'),
);

/** Returns the places where shoppers of a language find the map. */
async function places(language: Language) {
  const get: TestShop['get'] = (name, input) => shop.get(name, input, { language });
  const has = ({ records }: { records: readonly { id: number }[] }) =>
    records.some(({ id }) => id === map);
  const [category] = (await get('category.filter', {})).records.filter(({ id }) => id === 77);
  const found = await search.call('search.find', { query: 'karta jadrana' }, language);
  const addresses = productAddresses(shop.deps, 100);
  const [own] = (await addresses.part(1)).filter(({ id }) => id === map);
  return {
    list: has(await get('product.filter', { limit: 100 })),
    named: has(await get('product.filter', { ids: [map], limit: 100 })),
    searched: has(await get('product.filter', { keywords: 'karta', limit: 100 })),
    category: category?.totalProducts,
    tag: (await get('tag.filter', {})).records[0]?.totalProducts,
    prices: JSON.stringify(await get('product.layeredNavigation', { mainCategory: 77 })),
    found: found.groups.some(({ records }) => records.some(({ id }) => id === map)),
    page: (await shop.call('product.get', { id: map }, { language })).ok,
    recommended: (await get('product.get', { id: book })).crossSellProducts.length > 0,
    addresses: own?.languages === null || (own?.languages.includes(language) ?? false),
  };
}

test('a product is found in the languages it is published in, and nowhere in others', async () => {
  const everywhere = await places('hr');
  expect(everywhere).toMatchObject({ list: true, category: 2, tag: 1, page: true });
  const german = await places('de');
  await publish(map, `languages = '{hr,en}'`);
  await expect
    .poll(() => places('de'))
    .toMatchObject({
      list: false,
      named: false,
      searched: false,
      category: 1,
      tag: 0,
      page: false,
      recommended: false,
      addresses: false,
      found: false,
    });
  expect(await places('hr')).toEqual(everywhere);
  expect((await shop.get('product.get', { id: map })).slugs).toEqual({
    hr: 'karta-jadrana',
    en: 'map-of-the-adriatic',
  });
  await publish(map, 'languages = NULL');
  await expect.poll(() => places('de')).toEqual(german);
});

test('a product is in the shop from its time on until its end, without a restart', async () => {
  await publish(map, `shown_from = '2030-05-01 06:00Z', shown_until = '2030-06-01 06:00Z'`);
  await expect.poll(() => places('hr')).toMatchObject({ list: false, page: false });
  const at = (time: string) => followProductDates(shop.database.db, new Date(`2030-${time}Z`));
  expect(await at('05-01T05:59:59')).toEqual([]);
  expect(await at('05-01T06:00')).toEqual([map]);
  await expect
    .poll(() => places('hr'))
    .toMatchObject({ list: true, page: true, category: 2, found: true });
  expect(await at('05-01T06:00')).toEqual([]);
  expect(await at('06-01T06:00')).toEqual([map]);
  await expect.poll(() => places('hr')).toMatchObject({ list: false, page: false, category: 1 });
});

test('a time that passed while no server ran is followed by the next check', async () => {
  await publish(map, `shown_from = now() + interval '1 hour'`);
  const late = new Date(Date.now() + 86_400_000);
  expect(await followProductDates(shop.database.db, late)).toEqual([map]);
});

test('a hidden product stays hidden when its time begins', async () => {
  await publish(map, `hidden = true, shown_from = '2030-05-01'`);
  expect(await followProductDates(shop.database.db, new Date('2030-05-02'))).toEqual([]);
});

test('a line of a product that is not published in the language of the cart is no longer sold', async () => {
  const session = await fillCart(shop, [[map, 1]]);
  const states = async (language: Language) =>
    (await shop.get('cart.getCart', session, { language })).items.map(({ stock }) => stock.state);
  expect(await states('hr')).toEqual(['low']);
  await publish(map, `languages = '{en}'`);
  expect(await states('hr')).toEqual(['unavailable']);
  expect(await states('en')).toEqual(['low']);
  const add = { ...session, productId: map, qty: 1 };
  await shop.get('cart.getCart', session, { language: 'de' });
  expect(await shop.call('cart.addItem', add)).toMatchObject({
    error: { code: 'productUnavailable' },
  });
});

test('a wish list shows what is published in its language', async () => {
  const { id: userId } = await shop.database.db
    .insertInto('users')
    .values({ email: 'zelje@example.com', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const me = { actor: { kind: 'customer', userId, sessionId: crypto.randomUUID() } as const };
  const wished = async (language: Language) =>
    (await shop.get('wishlist.filter', {}, { ...me, language })).data.length;
  await shop.get('wishlist.create', { product_id: map }, me);
  await publish(map, `languages = '{en}'`);
  expect([await wished('en'), await wished('hr')]).toEqual([1, 0]);
  await publish(map, 'languages = NULL');
  expect(await wished('hr')).toBe(1);
});

test('variants have the languages and times of their product', async () => {
  await publish(shirt, `languages = '{en}', shown_until = '2031-01-01'`);
  const { rows } = await program.query(
    `SELECT languages, shown_until::date::text AS until FROM products WHERE id = ${shirtSmall}`,
  );
  expect(rows).toEqual([{ languages: ['en'], until: '2031-01-01' }]);
  await program.query(`INSERT INTO products (sku, format, slugs, name, excerpt, description, retail_price, tax_id,
    main_product_id, variant_attributes, visible_individually) SELECT 'MAJICA-XL', 'Simple', '{"hr": "xl"}', '{"hr": "XL"}', '{"hr": ""}',
    '{"hr": ""}', 1, 1, ${shirt}, '{"size": "xl"}', false`);
  const added = await program.query(`SELECT languages FROM products WHERE sku = 'MAJICA-XL'`);
  expect(added.rows).toEqual([{ languages: ['en'] }]);
  await publish(shirt, 'languages = NULL, shown_until = NULL');
});
