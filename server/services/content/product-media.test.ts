import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Element } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createContentHandlers } from './handlers.ts';
import { readReferences } from './references.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  site = createCaller(database.db, createContentHandlers);
});
afterAll(() => database.drop());

const product = (slug: string) => ({ type: 'product', attrs: { slug } });

function mediaOfText(...content: object[]) {
  const text = { type: 'doc', content };
  const element = { options: { text }, mobileOptions: {}, parts: {} } as unknown as Element;
  return readReferences(site.deps, [element], 'en').then(({ media }) => media);
}

test('products in a text are returned with their names and small pictures', async () => {
  const media = await mediaOfText(product('kompas'), product('gone'), product('kompas'));
  expect(Object.keys(media).filter((key) => key.startsWith('product-card:'))).toEqual([
    'product-card:kompas',
  ]);
  const compass = media['product-card:kompas'];
  expect(compass).toMatchObject({ key: 'product-card:kompas', title: 'Compass' });
  expect(compass?.sources.length).toBeGreaterThan(0);
  expect(compass?.sources.every(({ width }) => width <= 480)).toBe(true);
});

test('a product that is only a link target is not returned', async () => {
  const target = 'product:kompas';
  const link = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { target } }] };
  expect(await mediaOfText(link)).toEqual({});
});

test('archived products are not returned', async () => {
  await database.db
    .updateTable('products')
    .set({ archived: true })
    .where('sku', '=', 'CASA')
    .execute();
  expect(await mediaOfText(product('casa'))).toEqual({});
});

test('a document with a product in its text updates when the product’s name changes', async () => {
  const { db } = database;
  const root = db.updateTable('elements').where('id', '=', 'prvi');
  const text = { type: 'doc', content: [product('kompas')] };
  await root.set({ options: JSON.stringify({ text }) }).execute();
  const nameNow = async () => {
    const document = await site.call('cms.screenDocument', { slug: 'naslovnica' });
    return document.media['product-card:kompas']?.title;
  };
  expect(await nameNow()).toBe('Kompas');
  const names = { hr: 'Busola', en: 'Compass', de: 'Kompass' };
  await db
    .updateTable('products')
    .set({ name: JSON.stringify(names) })
    .where('sku', '=', 'KOMPAS')
    .execute();
  await invalidate(site.deps, ['catalogue']);
  expect(await nameNow()).toBe('Busola');
});
