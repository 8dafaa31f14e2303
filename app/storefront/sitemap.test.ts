import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { productAddresses } from '#server/services/catalogue/product-addresses.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { createLocalClients } from './local-clients.ts';
import { registerSitemap } from './sitemap.ts';

let shop: TestShop;
let app: FastifyInstance;
/** Number of products in the small shop that have a URL of their own. */
let listed: number;
let maintenance = false;

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const dispatch = shop.call as Parameters<typeof createLocalClients>[0];
  const clients = createLocalClients(dispatch, createAuthenticator(shop.deps));
  app = Fastify({ exposeHeadRoutes: false });
  registerSitemap(app, {
    api: clients.system,
    site: async () => ({ site: { languages }, maintenance }) as never,
    products: productAddresses(shop.deps, 3),
    publicUrl: 'https://shop.test',
  });
  const { rows } = await sql<{ listed: number }>`SELECT count(*)::int AS listed FROM products
    WHERE visible_individually AND NOT archived`.execute(db);
  listed = rows[0]?.listed ?? 0;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const pictureRow = {
  key: 'karta',
  title: JSON.stringify({ hr: 'Karta' }),
  alt: JSON.stringify({ hr: 'Karta' }),
  hash: 'a'.repeat(64),
  original_name: 'karta.png',
  display_name: 'karta.png',
  extension: 'png',
  mime: 'image/png',
  size: 100,
  width: 800,
  height: 600,
};

const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
async function read(url: string) {
  const { statusCode, body, headers } = await app.inject(url);
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/xml']);
  return placesIn(body).map((loc) => loc?.replace('https://shop.test', '') ?? '');
}

test.each(['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml'])(
  '%s responds to HEAD with the headers of GET · ROUTE-17',
  async (url) => {
    const [head, read] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(read.headers['content-type']);
    expect(head.headers['content-length']).toBe(read.headers['content-length']);
  },
);

test('every product is in exactly one file, in every language, for any number of products · ROUTE-17', async () => {
  const [pages, ...files] = await read('/sitemap.xml');
  expect(pages).toBe('/sitemap/pages.xml');
  expect(listed).toBeGreaterThan(6);
  expect(files).toHaveLength(Math.ceil(listed / 3));
  const found = (await Promise.all(files.map(read))).flat();
  expect(new Set(found).size).toBe(listed * languages.length);
  expect(found).toHaveLength(listed * languages.length);
  expect(found[0]).toMatch(/^\/produkt\//);
});

test('products have the time of their last change · ROUTE-17', async () => {
  const { body } = await app.inject('/sitemap/products-1.xml');
  expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/g)).toHaveLength(
    3 * languages.length,
  );
});

test('a product with a picture names it · ROUTE-17', async () => {
  const { db } = shop.database;
  const { id } = await db
    .insertInto('media')
    .values(pictureRow)
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = await db
    .selectFrom('products')
    .select('id')
    .where('visible_individually', '=', true)
    .where('archived', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const picture = { product_id: first.id, position: 0, media_id: id };
  await db.insertInto('product_media').values(picture).execute();
  const { body } = await app.inject('/sitemap/products-1.xml');
  const loc = `<image:loc>https://shop.test/media/${pictureRow.hash}/`;
  expect(body.split(loc)).toHaveLength(languages.length + 1);
});

test('pages.xml lists no products; an unknown file is not found · ROUTE-17', async () => {
  const pages = await read('/sitemap/pages.xml');
  expect(pages).toContain('/en');
  expect(pages.filter((path) => /\/produkt?\//.test(path))).toEqual([]);
  for (const name of ['products-0', 'products-999', 'products-1e1', 'products-', 'x']) {
    expect((await app.inject(`/sitemap/${name}.xml`)).statusCode, name).toBe(404);
  }
});

test('pages, posts and categories are listed with their address in every language, the home page once · ROUTE-17', async () => {
  const { db } = shop.database;
  const inEach = (word: string) => JSON.stringify({ hr: word, en: `${word}-en`, de: `${word}-de` });
  const plain = JSON.stringify({ hr: 'Tekst' });
  const texts = { title: plain, description: plain };
  const live = { languages, published_at: '2026-01-01T00:00:00.000Z' };
  await db
    .insertInto('pages')
    .values(['naslovnica', 'o-nama'].map((slug) => ({ ...texts, ...live, slugs: inEach(slug) })))
    .execute();
  const post = { slugs: inEach('vijest'), title: plain, excerpt: plain, body: plain };
  await db
    .insertInto('posts')
    .values({ ...post, published_at: live.published_at })
    .execute();
  const category = { slug: 'knjige', slugs: inEach('knjige'), name: plain, description: plain };
  await db.insertInto('categories').values(category).execute();
  const home = { key: 'HomePageSlug', value: '"naslovnica"', public: true };
  await db
    .insertInto('options')
    .values(home)
    .onConflict((known) => known.column('key').doUpdateSet(home))
    .execute();
  shop.deps.cache.drop(['catalogue', 'options', 'pages', 'posts']);
  const { body } = await app.inject('/sitemap/pages.xml');
  const alternates = (...paths: string[]) =>
    languages
      .map((code, at) => `hreflang="${code}" href="https://shop.test${paths[at]}"/>`)
      .join('<xhtml:link rel="alternate" ');
  for (const paths of [
    ['/', '/en', '/de'],
    ['/o-nama', '/en/o-nama-en', '/de/o-nama-de'],
    ['/vijest', '/en/vijest-en', '/de/vijest-de'],
    ['/shop/knjige', '/en/shop/knjige-en', '/de/shop/knjige-de'],
  ]) {
    for (const path of paths) expect(placesIn(body)).toContain(`https://shop.test${path}`);
    expect(body).toContain(alternates(...paths));
  }
  expect(body).not.toContain('/naslovnica');
});

test('in maintenance search engines get a 503 · MAINT-01', async () => {
  maintenance = true;
  for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml']) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 503]);
  }
  maintenance = false;
  expect((await app.inject('/robots.txt')).statusCode).toBe(200);
});
