import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { createSearchHandlers } from './handlers.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, { ...createSite(), users: [] }, null);
  shop = createCaller(database.db, createSearchHandlers);
});
afterAll(() => database.drop());

type Found = EndpointOutput<'search.find'>;
const titles = ({ groups }: Found, kind: string) =>
  groups.find((group) => group.kind === kind)?.records.map(({ title }) => title) ?? [];

test('one response has products, categories, posts, pages and events · SEARCH-01', async () => {
  const lighthouses = await shop.call('search.find', { query: 'svjetionicima', limit: 3 });
  expect(titles(lighthouses, 'product')).toHaveLength(3);
  expect(titles(lighthouses, 'post').join()).toContain('vjetionik');
  expect(titles(lighthouses, 'event')).toContain('Noć svjetionika');
  expect(lighthouses.words).toContain('svjetionik');
  const charts = await shop.call('search.find', { query: 'pomorsku kartu' });
  expect(titles(charts, 'category')).toContain('Pomorske karte');
});

test('products of the category that has exactly the searched name come first', async () => {
  const first = async (query: string) =>
    titles(await shop.call('search.find', { query }, 'en'), 'product').slice(0, 2);
  const books = ['Women of the Lights', 'How Luka Found North'];
  expect(await first(' BOOKS')).toEqual(books);
  const others = await first('book');
  expect(books.filter((title) => others.includes(title))).toEqual([]);
});

test.each(['%', '<b>', '_', '\\', '***', '  '])('nothing is found for %s', async (query) => {
  expect(await shop.call('search.find', { query })).toEqual({
    isCut: false,
    words: [],
    groups: [],
    nearest: [],
  });
});

test('a query of 10 kB is cut, and the response says so · PE7', async () => {
  const found = await shop.call('search.find', { query: 'svjetionik '.repeat(930) });
  expect(found.isCut).toBe(true);
  expect(titles(found, 'event')).toContain('Noć svjetionika');
});

test('a search without results offers what matches one of its words', async () => {
  const { groups, nearest } = await shop.call('search.find', { query: 'svjetionik kvantni' });
  expect(groups).toEqual([]);
  expect(nearest.map(({ title }) => title).join()).toContain('vjetionik');
});

test('a begun word finds what it begins, beside what it is', async () => {
  const found = await shop.call('search.find', { query: 'svje', isBegun: true });
  expect(titles(found, 'product').join()).toContain('vjetionik');
});

test('posts that are not published yet are not found', async () => {
  await database.db.updateTable('posts').set({ published_at: '2999-01-01T00:00:00Z' }).execute();
  expect(titles(await shop.call('search.find', { query: 'svjetionik' }), 'post')).toEqual([]);
});

test('a page is found by the text of its blocks, but not by what only some see', async () => {
  const { db } = database;
  const { id, document } = await db
    .selectFrom('elements')
    .select(['id', 'document'])
    .where('document', 'like', 'page:%')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const change = (values: object) => {
    shop.deps.cache.clear();
    return db.updateTable('elements').set(values).where('id', '=', id).execute();
  };
  const pages = async () =>
    titles(await shop.call('search.find', { query: 'kvadrifonija' }), 'page');
  expect(await pages()).toEqual([]);
  await change({ options: JSON.stringify({ text: '<p>Naša <b>kvadrifonija</b> svira.</p>' }) });
  const { title } = await db
    .selectFrom('pages')
    .select('title')
    .where('id', '=', Number(document?.split(':')[1]))
    .executeTakeFirstOrThrow();
  expect(await pages()).toEqual([title.hr]);
  for (const meta of [{ hidden: true }, { audience: 'customers' }, { languages: ['en'] }]) {
    await change({ meta: JSON.stringify(meta) });
    expect(await pages()).toEqual([]);
  }
});
