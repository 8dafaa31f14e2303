import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { seedSite } from '#server/db/seed.ts';
import { createBucket } from '#server/media/bucket.ts';
import { localFiles } from '#server/media/local-files.ts';
import { mediaRoutes } from '#server/media/media.routes.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { createCatalogueHandlers } from '#server/services/catalogue/handlers.ts';
import { productAddresses } from '#server/services/catalogue/product-addresses.ts';
import { createContentHandlers } from '#server/services/content/handlers.ts';
import { findMediaAccess } from '#server/services/media/media-access.ts';
import { createCaller } from '#server/testing/caller.ts';
import { testSite } from '#server/testing/site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createLocalClients } from '../storefront/local-clients.ts';
import { registerFeeds } from './register-feeds.ts';

let database: TestDatabase;
let contract: ReturnType<typeof createCaller>;
let app: FastifyInstance;
let folder: string;
let maintenance = false;
let hasStore = true;
const currency = { code: 'EUR' };
const site = { name: 'Shop & Co', url: 'https://shop.test', languages, currency };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'izlog-feeds-'));
  const store = createMediaStore(localFiles(join(folder, 'media')));
  for (const [at, { key }] of testSite.media.entries()) {
    const background = { r: 40 * at, g: 90, b: 140 };
    const drawn = sharp({ create: { width: 1000, height: 500, channels: 3, background } });
    await writeFile(join(folder, `${key}.webp`), await drawn.webp().toBuffer());
  }
  await seedSite(database.db, testSite, { folder, store });
  contract = createCaller(database.db, (deps) => ({
    ...createCatalogueHandlers(deps),
    ...createContentHandlers(deps),
  }));
  const dispatch = contract.result as Parameters<typeof createLocalClients>[0];
  const clients = createLocalClients(dispatch, createAuthenticator(contract.deps));
  app = Fastify();
  registerFeeds(app, {
    api: clients.system,
    site: async () => ({ site: { ...site, hasStore }, maintenance }) as never,
    products: productAddresses(contract.deps, 3),
    pictures: store,
  });
  await app.register(mediaRoutes, {
    store,
    bucket: createBucket(localFiles(join(folder, 'incoming')), async () => Buffer.alloc(32)),
    findAccess: findMediaAccess(database.db),
    isStaff: async () => false,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

async function read(url: string): Promise<string> {
  const { statusCode, body } = await app.inject(url);
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

/** The texts of all elements of a name. */
const textsOf = (xml: string, name: string): string[] =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((element) =>
    DomUtils.textContent(element),
  );

test('the newest posts of a language are an Atom feed and an RSS feed with the same entries', async () => {
  const atom = await read('/feeds/hr/posts.atom');
  const rss = await read('/feeds/hr/posts.rss');
  const ids = textsOf(atom, 'id').slice(1);
  expect(ids.length).toBeGreaterThan(0);
  expect(textsOf(rss, 'guid')).toEqual(ids);
  expect(ids.every((id) => id.startsWith('https://shop.test/'))).toBe(true);
  expect(textsOf(atom, 'title')[0]).toMatch(/ · Shop & Co$/);
  expect(textsOf(atom, 'updated')[1]).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('an enclosure states the bytes that its address answers with; a picture that is not encoded yet has none', async () => {
  const enclosures = async () => {
    const rss = parseDocument(await read('/feeds/hr/posts.rss'), { xmlMode: true });
    return DomUtils.getElementsByTagName('enclosure', rss).map(({ attribs }) => attribs);
  };
  expect(await enclosures()).toEqual([]);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const [record] = (await contract.call('post.filterStandard', {})).data;
  for (const { path } of record?.media?.sources ?? []) await fetch(origin + path);
  const stated = await enclosures();
  expect(stated.length).toBeGreaterThan(0);
  for (const { url = '', length, type } of stated) {
    const response = await fetch(origin + new URL(url).pathname);
    expect([response.headers.get('content-type'), type]).toEqual(['image/jpeg', 'image/jpeg']);
    expect(Number(length)).toBe((await response.bytes()).length);
    expect(Number(length)).toBeGreaterThan(0);
  }
});

test('a category has a feed of its own, an unknown one has none', async () => {
  const { categories } = await contract.call('term.filterStandard', { noPaginate: true });
  const found = await Promise.all(
    categories.map(async ({ slug }) =>
      textsOf(await read(`/feeds/hr/posts/${slug}.atom`), 'entry'),
    ),
  );
  const all = textsOf(await read('/feeds/hr/posts.atom'), 'entry');
  expect(found.some((entries) => entries.length > 0)).toBe(true);
  for (const entries of found) expect(entries.length).toBeLessThanOrEqual(all.length);
  expect((await app.inject('/feeds/hr/posts/nema.atom')).statusCode).toBe(404);
  expect((await app.inject('/feeds/xx/posts.atom')).statusCode).toBe(404);
});

test('events to come are a calendar to subscribe to', async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await database.db.updateTable('events').set({ date_from: soon, date_to: soon }).execute();
  const response = await app.inject('/feeds/en/events.ics');
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  const { records } = await contract.call('event.filter', {});
  for (const { id } of records) expect(response.body).toContain(`UID:event-${id}@shop.test`);
});

test('every product with a picture is in the merchant feed once, with price and address', async () => {
  const xml = await read('/feeds/en/products.xml');
  const ids = textsOf(xml, 'g:id');
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of ['title', 'description', 'link']) {
    expect(textsOf(xml, name).length, name).toBeGreaterThanOrEqual(ids.length);
  }
  expect(textsOf(xml, 'g:price')).toHaveLength(ids.length);
  expect(textsOf(xml, 'g:price').every((price) => /^\d+\.\d\d EUR$/.test(price))).toBe(true);
  expect(textsOf(xml, 'g:image_link')).toHaveLength(ids.length);
});

test('a site without stores has no merchant feed · PAGE-03', async () => {
  hasStore = false;
  onTestFinished(() => {
    hasStore = true;
  });
  expect((await app.inject('/feeds/en/products.xml')).statusCode).toBe(404);
});

test('a reduced product states both prices', async () => {
  const xml = await read('/feeds/en/products.xml');
  const items = DomUtils.getElementsByTagName('item', parseDocument(xml, { xmlMode: true }));
  const reduced = items.map((item) => DomUtils.getOuterHTML(item, { xmlMode: true }));
  const both = reduced.filter((item) => item.includes('<g:sale_price>'));
  for (const item of both) {
    const [price, sale] = [textsOf(item, 'g:price')[0], textsOf(item, 'g:sale_price')[0]];
    expect(Number.parseFloat(sale ?? '')).toBeLessThan(Number.parseFloat(price ?? ''));
  }
  expect(both.length).toBeGreaterThan(0);
});

test('llms.txt lists pages and categories of the site', async () => {
  const text = await read('/llms.txt');
  expect(text).toMatch(/^# Shop & Co\n\n> /);
  expect(text).toMatch(/\n- \[[^\]]+\]\(https:\/\/shop\.test\/shop\/[^)]+\)/);
});

test('in maintenance, feeds respond with 503 and a time to retry · MAINT-01', async () => {
  maintenance = true;
  for (const url of ['/feeds/hr/posts.atom', '/feeds/hr/events.ics', '/llms.txt']) {
    expect((await app.inject(url)).statusCode, url).toBe(503);
  }
  maintenance = false;
});
