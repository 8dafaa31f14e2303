import { readdirSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { decode, drawingOf } from '#server/media/codec.ts';
import { hashOf } from '#server/services/themes/read-source.ts';
import seaChart from '#site/theme/sea-chart.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pageOf } from '#tests/support/page.ts';
import { shareAddresses } from './share-address.ts';
import { shareRoutes } from './share-routes.ts';

let database: TestDatabase;
let app: FastifyInstance;
const hash = 'a'.repeat(64);

beforeAll(async () => {
  database = await createTestDatabase();
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const picture = await drawingOf(square).png().toBuffer();
  app = fastify();
  await shareRoutes(app, {
    deps: { ...database, siteTheme: JSON.stringify(seaChart) },
    store: {
      read: async (wanted) =>
        wanted === hash ? { ok: true, value: picture } : { ok: false, error: { code: 'notFound' } },
    },
    client: 'runtime/ui/fonts',
    fonts: new Map(readdirSync('runtime/ui/fonts').map((name) => [name, name])),
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const page = pageOf([]);
const shared = (head: object) => ({ ...page, head: { ...page.head, ...head } });

test('a page has a drawn picture unless it has one of its own or search engines leave it out', async () => {
  const addressOf = shareAddresses(database);
  const shareText = async (head: object) => {
    const [, text = ''] = (await addressOf(shared(head)))?.split('card=') ?? [];
    return Buffer.from(text, 'base64url').toString();
  };
  expect(await shareText({ card: { title: 'Map' }, image: '/media/a/1.webp' })).toContain('"Map"');
  expect(await shareText({ title: 'Visit · Muzej mora' })).toContain('["Muzej mora","Visit"');
  expect(await shareText({ image: '/media/a/1.webp' })).toBe('');
  expect(await shareText({ card: { title: 'Map' }, noindex: true })).toBe('');
  expect(await shareText({ title: 'الخرائط' })).toBe('');
});

test('the address of a page leads to its picture, which may be cached indefinitely', async () => {
  const card = { title: 'Karta', label: 'Papir', price: '12,00 €' };
  const address = await shareAddresses(database)(shared({ card, image: `/media/${hash}/320.png` }));
  const found = await app.inject({ url: address ?? '' });
  expect(found.headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(found.headers['cache-control']).toContain('immutable');
  expect(await decode(found.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the picture has the theme of the domain on which the page is shared', async () => {
  const source = themeText(presets.technical);
  await database.db
    .insertInto('theme_variations')
    .values({
      name: 'Second',
      source,
      hash: hashOf(source),
      domain: 'second.test',
      starts_on: null,
      ends_on: null,
      is_yearly: false,
      is_live: true,
    })
    .execute();
  const pictureIn = async (theme: object) => {
    const { site, ...rest } = shared({ card: { title: 'Visit' } });
    const address = await shareAddresses(database)({ ...rest, site: { ...site, ...theme } });
    const { rawPayload } = await app.inject({ url: address ?? '' });
    const { dominant } = await decode(rawPayload).stats();
    return `${dominant.r} ${dominant.g} ${dominant.b}`;
  };
  const second = { theme: { sheet: `/theme/${hashOf(source)}.css`, fonts: [] } };
  const gone = { theme: { sheet: '/theme/0123456789abcdef.css', fonts: [] } };
  const main = await pictureIn({});
  expect(await pictureIn(second)).not.toBe(main);
  expect(await pictureIn(gone)).toBe(main);
});

test('an address with an invalid signature gives no picture', async () => {
  const address = await shareAddresses(database)(shared({ card: { title: 'Map' } }));
  const other = Buffer.from(JSON.stringify(['Bank', 'Send money'])).toString('base64url');
  const forged = `${address?.split('?')[0]}?card=${other}`;
  for (const url of [forged, '/share/x.jpg', '/share/x.jpg?card=1&card=2']) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
});
