import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SiteData } from '#schemas/site-data.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { smallSite } from '#tests/support/small-site.ts';
import { localFiles } from '../media/local-files.ts';
import { createMediaStore } from '../media/media-store.ts';
import { positionKey } from './seed/elements.ts';
import { seedSite } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  expect(await seedSite(database.db, smallSite, null)).toEqual({ ok: true, value: null });
});
afterAll(() => database.drop());

test('writes products with prices, slugs and categories', async () => {
  const product = await database.db
    .selectFrom('products')
    .innerJoin('product_slugs', 'product_slugs.product_id', 'products.id')
    .innerJoin('categories', 'categories.id', 'products.main_category_id')
    .where('product_slugs.slug', '=', 'karta-jadrana')
    .where('product_slugs.language', '=', 'de')
    .select(['sku', 'products.name', 'final_price', 'stock', 'categories.slug as category'])
    .executeTakeFirst();
  expect(product).toEqual({
    sku: 'KARTA',
    name: { hr: 'Karta Jadrana', en: 'Map of the Adriatic' },
    final_price: 1500,
    stock: 5,
    category: 'karte',
  });
});

test('stores variants as hidden products of their main product', async () => {
  const rows = await database.db
    .selectFrom('products as variant')
    .innerJoin('products as main', 'main.id', 'variant.main_product_id')
    .select(['variant.sku', 'main.sku as main', 'variant.name', 'variant.retail_price'])
    .select(['variant.visible_individually', 'variant.variant_attributes'])
    .orderBy('variant.id')
    .execute();
  expect(rows).toEqual([
    {
      sku: 'MAJICA-S',
      main: 'MAJICA',
      name: { hr: 'Majica – Mala', en: 'Shirt – Small', de: 'Majica – Mala' },
      retail_price: 2500,
      visible_individually: false,
      variant_attributes: { velicina: 's' },
    },
    expect.objectContaining({ sku: 'MAJICA-L', retail_price: 2700 }),
  ]);
});

test('assigns attribute values of variants to the main product in lists', async () => {
  const rows = await database.db
    .selectFrom('product_attribute_values as pav')
    .innerJoin('attributes', 'attributes.id', 'pav.attribute_id')
    .innerJoin('products', 'products.id', 'pav.list_product_id')
    .leftJoin('attribute_values', 'attribute_values.id', 'pav.value_id')
    .select(['products.sku', 'attributes.code', 'attribute_values.key'])
    .select(['pav.value_number', 'pav.value_bool', 'pav.value_date'])
    .orderBy('pav.id')
    .execute();
  const shown = rows.map((row) =>
    [row.sku, row.code, row.key ?? row.value_number ?? row.value_bool ?? row.value_date].join(' '),
  );
  expect(shown).toEqual([
    'KARTA sirina 70.5',
    'KARTA dar true',
    'KARTA izdano 2024-05-01T00:00:00.000Z',
    'MAJICA velicina s',
    'MAJICA velicina l',
  ]);
});

test('flattens element trees and inserts placements of shared elements', async () => {
  const elements = await database.db
    .selectFrom('elements')
    .select(['id', 'document', 'parent_id', 'slot', 'position', 'shared', 'type', 'master_id'])
    .orderBy('id')
    .execute();
  const top = { parent_id: null, slot: null, position: 'a0', shared: false, type: 'element' };
  const own = { ...top, master_id: null, document: 'page:1' };
  const inside = { ...own, parent_id: 'column', slot: 'main' };
  const standing = (id: string) => ({
    document: `shared:${id}`,
    shared: true,
    type: 'static-element',
  });
  expect(elements).toEqual([
    { ...own, id: 'column' },
    { ...inside, id: 'first' },
    { ...own, id: 'footer', ...standing('footer') },
    { ...own, id: 'navigation-main', ...standing('navigation-main') },
    { ...own, id: 'page-1-1', position: 'a1', master_id: 'footer' },
    { ...inside, id: 'second', position: 'a1' },
    { ...own, id: 'template-1-0', document: 'template:1', master_id: 'footer' },
  ]);
  const placed = await database.db
    .selectFrom('elements')
    .select(['handler', 'options'])
    .where('id', '=', 'page-1-1')
    .executeTakeFirst();
  expect(placed).toEqual({ handler: 'footer-section', options: { tone: 'sea' } });
});

test('hashes passwords with Argon2id', async () => {
  const user = await database.db
    .selectFrom('users')
    .select(['password_hash', 'scope', 'details', 'barcode'])
    .where('email', '=', 'ANA@example.com')
    .executeTakeFirstOrThrow();
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(user.password_hash ?? '', 'lozinka-ana')).toBe(true);
  expect(user).toMatchObject({ scope: ['content'], details: { firstName: 'Ana' }, barcode: '100' });
});

test('does not make private options public', async () => {
  const rows = await database.db.selectFrom('options').select(['key', 'public', 'value']).execute();
  const shown = rows.filter((row) => row.public).map((row) => row.key);
  expect(shown).toEqual(['CopyrightText']);
  expect(rows.find((row) => row.key === 'site.currency')?.value).toMatchObject({ code: 'EUR' });
});

test('continues ids after the seeded ones', async () => {
  const title = JSON.stringify({ hr: 'Novo' });
  const added = await database.db
    .insertInto('tags')
    .values({ key: 'novo', title })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(added.id).toBe(smallSite.tags.length + 1);
});

test('refuses a database that is not empty', async () => {
  const again = await seedSite(database.db, smallSite, null);
  expect(again).toEqual({ ok: false, error: { code: 'conflict' } });
});

let other: TestDatabase;
beforeEach(async () => {
  other = await createTestDatabase();
  return () => other.drop();
});

test('writes nothing when a reference is wrong', async () => {
  const event = { ...smallSite.events[0], picture: 'nowhere' };
  const broken = { ...smallSite, events: [event] } as SiteData;
  await expect(seedSite(other.db, broken, null)).rejects.toThrow('media: "nowhere" does not exist');
  expect(await other.db.selectFrom('products').selectAll().execute()).toEqual([]);
});

test('seeds once when two processes start at the same time', async () => {
  const results = await Promise.all([
    seedSite(other.db, smallSite, null),
    seedSite(other.db, smallSite, null),
  ]);
  expect(results.map((result) => result.ok).toSorted()).toEqual([false, true]);
});

test('stores pictures in the media store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-seed-'));
  await mkdir(join(folder, 'pictures'));
  for (const { key, width, height } of smallSite.media) {
    const blank = sharp({ create: { width, height, channels: 3, background: 'teal' } });
    await blank.webp().toFile(join(folder, 'pictures', `${key}.webp`));
  }
  const store = createMediaStore(localFiles(join(folder, 'media')));
  await seedSite(other.db, smallSite, { folder: join(folder, 'pictures'), store });
  const media = await other.db.selectFrom('media').selectAll().executeTakeFirstOrThrow();
  const picture = await store.read(media.hash, { width: 320, format: 'webp' });
  await rm(folder, { recursive: true });
  expect(media).toMatchObject({ width: 400, height: 300, mime: 'image/webp', has_alpha: false });
  expect(picture.ok).toBe(true);
});

test('position keys sort as text', () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => positionKey(index));
  expect([keys[0], keys[61], keys[62], keys[3905], keys[3906]]).toEqual([
    'a0',
    'az',
    'b00',
    'bzz',
    'c000',
  ]);
  expect([...keys].toSorted()).toEqual(keys);
});
