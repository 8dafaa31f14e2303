import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { invariant } from '#schemas/result.ts';
import { kindTag } from '#server/cache/cache-counters.ts';
import {
  type InvalidationListener,
  listenForInvalidations,
} from '#server/cache/invalidation-listener.ts';
import { seedSite } from '#server/db/seed.ts';
import { invalidateAvailability } from '#server/services/catalogue/invalidate-availability.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Cookies, openPages } from '#tests/support/demo-pages.ts';

let database: TestDatabase;
let listener: InvalidationListener;
/** The site with shared pages, and the same site where each page is rendered for its visitor. */
let shared: ReturnType<typeof openPages>;
let rendered: ReturnType<typeof openPages>;
const visitors: Record<string, Cookies> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, createSite(), null);
  shared = openPages(database);
  rendered = openPages(database, false);
  listener = listenForInvalidations({ connectionString: database.url, cache: shared.cache });
  await listener.ready;
  Object.assign(visitors, await allVisitors());
}, 60_000);
afterAll(async () => {
  await listener.close();
  await database.drop();
});
beforeEach(() => shared.cache.clear());

async function allVisitors(): Promise<Record<string, Cookies>> {
  const { api } = rendered;
  const begun = await api.call('cart.getNewCartSession', {});
  invariant(begun.ok, 'A cart can be begun.');
  const { cartId, protectCode } = begun.value;
  const [product] = await productIds();
  await api.call('cart.addItem', { cartId, protectCode, productId: product ?? 0, qty: 1 });
  const login = { username: 'kupac@example.com', password: 'pucina-2026' };
  const member = await api.call('auth.login', login);
  invariant(member.ok, 'The shopper can log in.');
  const { accessToken, refreshToken } = member.value.tokens;
  return {
    cart: { cartId, protectCode },
    login: { at: accessToken, rt: refreshToken },
    'an old login': { at: 'gone', rt: 'gone' },
    wishes: { wishes: String(product) },
    notices: { notices: JSON.stringify([{ id: '1', kind: 'success', text: 'Prijavljeni ste.' }]) },
    order: { orderAccess: 'code~abc' },
    withdrawal: { withdrawal: encodeURIComponent(JSON.stringify({ orderSlug: 'x' })) },
    card: { memberCardBarcode: '100' },
    guest: { guest: '1' },
    device: { device: 'abc' },
    'left carts': { leftCarts: `${cartId}*${protectCode}` },
    'removed line': { removedLine: JSON.stringify({ name: 'Karta', values: { productId: '1' } }) },
    'all cookies': { cookie_choice: 'all' },
    'necessary cookies': { cookie_choice: 'necessary' },
    'another language': { locale: 'de' },
    counted: { _ga: 'GA1.1.5', _gid: '7' },
    'another program': { session: 'abc' },
  };
}

async function productIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM products
    WHERE format = 'Simple' AND stock > 0 ORDER BY id LIMIT 3`.execute(database.db);
  return rows.map(({ id }) => id);
}

/** The response to a visitor. The timestamp of a calendar file is not compared. */
async function seen(pages: typeof shared, path: string, cookies: Cookies) {
  const { status, headers, body, cookies: changes } = await pages.request(path, cookies);
  const { vary: _vary, ...rest } = headers;
  const text = String(body).replaceAll(/DTSTAMP%3A\w+/g, '');
  return { status, headers: rest, changes, text };
}

const pages = {
  home: '/',
  'home in German': '/de',
  list: '/shop/dom-i-kuhinja?perPage=24',
  product: '/produkt/majica-izobata',
  search: '/pretraga?q=more',
  cart: '/kosarica',
  post: '/berba-s-druge-strane-kanala',
  event: '/dogadjaj/1',
  page: '/o-muzeju',
};

test.each(Object.entries(pages))(
  '%s that is shared is not served to visitors whose cookies affect it',
  { timeout: 60_000 },
  async (_, path) => {
    const nobody = await seen(rendered, path, {});
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await seen(shared, path, {})).toEqual(nobody);
    }
    for (const cookies of Object.values(visitors)) {
      expect(await seen(shared, path, cookies)).toEqual(await seen(rendered, path, cookies));
      expect(await seen(shared, path, {})).toEqual(nobody);
    }
  },
);

test('no cache between shop and visitor stores a page of any visitor · API-006', async () => {
  const { cart = {}, login = {} } = visitors;
  for (const path of [pages.home, pages.cart, pages.product]) {
    for (const cookies of [{}, {}, {}, cart, login]) {
      const { headers } = await seen(shared, path, cookies);
      expect(headers, path).toMatchObject({ 'cache-control': 'no-store' });
    }
  }
});

test('a page has the same bytes after PostgreSQL plans its queries again', async () => {
  const all = async () => {
    const uncached = openPages(database, false);
    return Promise.all(Object.values(pages).map((path) => seen(uncached, path, {})));
  };
  const before = await all();
  await sql`ANALYZE`.execute(database.db);
  expect(await all()).toEqual(before);
});

test('every visitor gets the right list, whichever visitor came first', {
  timeout: 60_000,
}, async () => {
  const path = pages.list;
  const nobody = await seen(rendered, path, {});
  for (const cookies of Object.values(visitors)) {
    const own = await seen(rendered, path, cookies);
    shared.cache.drop([kindTag('shared-page')]);
    for (const each of [cookies, cookies, {}, {}, cookies]) {
      expect(await seen(shared, path, each)).toEqual(each === cookies ? own : nobody);
    }
  }
});

test('prices of a customer group are only on the pages of its customers, in any order of visits', {
  timeout: 60_000,
}, async () => {
  const { login = {} } = visitors;
  const priced = [pages.list, pages.product, pages.search];
  const before = await Promise.all(priced.map((path) => seen(rendered, path, login)));
  await sql`INSERT INTO customer_groups (id, name) VALUES (77, '{"hr": "Partneri"}')`.execute(
    database.db,
  );
  await sql`INSERT INTO price_lists (id, name, group_ids, currency, percent)
    VALUES (77, '{"hr": "Partneri"}', '{77}', 'EUR', 60)`.execute(database.db);
  await setGroups('{77}');
  for (const pagesOf of [shared, rendered]) pagesOf.cache.clear();
  for (const [at, path] of priced.entries()) {
    const nobody = await seen(rendered, path, {});
    const own = await seen(rendered, path, login);
    expect(own.text).not.toBe(before[at]?.text);
    for (const first of [login, {}]) {
      shared.cache.drop([kindTag('shared-page')]);
      for (const each of [first, first, {}, {}, login, {}]) {
        expect(await seen(shared, path, each)).toEqual(each === login ? own : nobody);
      }
    }
  }
  await setGroups('{}');
  await sql`DELETE FROM price_lists WHERE id = 77`.execute(database.db);
  for (const pagesOf of [shared, rendered]) pagesOf.cache.clear();
  expect(await Promise.all(priced.map((path) => seen(rendered, path, login)))).toEqual(before);
});

const setGroups = (groups: string) =>
  sql`UPDATE users SET group_ids = ${groups}::int[] WHERE email = 'kupac@example.com'`.execute(
    database.db,
  );

/** Returns how often a shared page was found in the cache, and how often it was not. */
function sharing() {
  const { hits = 0, misses = 0 } =
    shared.cache.kinds().find(({ kind }) => kind === 'shared-page') ?? {};
  return { hits, misses };
}

async function visits(path: string, times: number, cookies: Cookies = {}) {
  const before = sharing();
  for (let visit = 0; visit < times; visit += 1) await shared.request(path, cookies);
  const { hits, misses } = sharing();
  return { hits: hits - before.hits, misses: misses - before.misses };
}

test('a page is shared from the second visit on, and rendered for each visitor with a personal cookie', async () => {
  expect(await visits('/objave?a', 4)).toEqual({ hits: 2, misses: 1 });
  expect(await visits('/objave?a', 2, { locale: 'hr', _ga: '1' })).toEqual({ hits: 2, misses: 0 });
  expect(await visits('/objave?a', 4, { wishes: '1' })).toEqual({ hits: 0, misses: 0 });
  expect(await visits('/objave?preview=editor', 4)).toEqual({ hits: 0, misses: 0 });
});

test('each encoding is compressed once and holds the same page', async () => {
  const path = '/shop/dom-i-kuhinja?encoded';
  const [plain, br, gzip] = await Promise.all(
    ([null, 'br', 'gzip'] as const).map(async (encoding) => {
      await shared.request(path, {}, { encoding });
      return shared.request(path, {}, { encoding });
    }),
  );
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br?.body as Buffer)).toEqual(plain?.body);
  expect(gunzipSync(gzip?.body as Buffer)).toEqual(plain?.body);
  const again = await shared.request(path, {}, { encoding: 'br' });
  expect(again.body).toBe(br?.body);
});

/** Checks that a shared page shows a change at once. */
async function showsAtOnce(path: string, change: () => Promise<unknown>) {
  rendered.cache.clear();
  const before = await seen(rendered, path, {});
  for (let visit = 0; visit < 3; visit += 1) await shared.request(path);
  await change();
  rendered.cache.clear();
  const after = await seen(rendered, path, {});
  expect(after.text).not.toBe(before.text);
  await vi.waitFor(async () => expect(await seen(shared, path, {})).toEqual(after));
}

test.each([
  ['a price', '/shop/dom-i-kuhinja', `UPDATE products SET retail_price = retail_price + 1`],
  ['a name', '/produkt/majica-izobata', `UPDATE products SET name = name || '{"hr": "Drugo"}'`],
  ['a category', '/shop', `UPDATE categories SET name = name || '{"hr": "Nova"}'`],
  ['an option', '/', `UPDATE options SET value = '"Drugi"' WHERE key = 'site.name'`],
  ['a post', '/objave', `UPDATE posts SET title = title || '{"hr": "Nova objava"}'`],
  ['an event', '/', `UPDATE events SET title = title || '{"hr": "Novi događaj"}'`],
  ['a page', '/o-muzeju', `UPDATE pages SET title = title || '{"hr": "Drugi naslov"}'`],
  ['a medium', '/produkt/majica-izobata', `UPDATE media SET alt = alt || '{"hr": "Slika"}'`],
])('%s that changes is on the shared page at once', { timeout: 20_000 }, (_, path, statement) =>
  showsAtOnce(path, () => sql.raw(statement).execute(database.db)),
);

test('a sold-out product is on the shared pages at once', { timeout: 20_000 }, async () => {
  const { db } = database;
  const path = '/produkt/brodovi-od-drva';
  const { id } = await db
    .selectFrom('product_slugs')
    .select('product_id as id')
    .where('slug', '=', 'brodovi-od-drva')
    .executeTakeFirstOrThrow();
  await showsAtOnce(path, async () => {
    await db.updateTable('products').set({ stock: 0, reserved: 0 }).where('id', '=', id).execute();
    await invalidateAvailability(shared.deps, [id]);
  });
});

test('a page with a block that expires is shared until then', { timeout: 20_000 }, async () => {
  const hour = new Date(Date.now() + 1500).toISOString();
  await sql`UPDATE elements SET meta = meta || jsonb_build_object('until', ${hour}::text)
    WHERE id = (SELECT id FROM elements WHERE document = (SELECT 'page:' || id FROM pages
      WHERE slugs ->> 'hr' = 'o-muzeju') ORDER BY position LIMIT 1)`.execute(database.db);
  shared.cache.clear();
  await shared.request('/o-muzeju');
  const before = await shared.request('/o-muzeju');
  expect((await shared.request('/o-muzeju')).body).toBe(before.body);
  await new Promise((resolve) => setTimeout(resolve, 1600));
  rendered.cache.clear();
  const after = await seen(shared, '/o-muzeju', {});
  expect(after).toEqual(await seen(rendered, '/o-muzeju', {}));
  expect(after.text).not.toBe(String(before.body));
});

test('a site in maintenance does not serve cached pages', {
  timeout: 20_000,
}, async () => {
  for (let visit = 0; visit < 3; visit += 1) await shared.request('/shop');
  await sql`INSERT INTO options (key, value, public) VALUES ('Maintenance', 'true', true)
    ON CONFLICT (key) DO UPDATE SET value = 'true'`.execute(database.db);
  await vi.waitFor(async () => expect((await shared.request('/shop')).status).toBe(503));
});
