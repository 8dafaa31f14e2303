import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createContentHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  site = createCaller(database.db, createContentHandlers);
});
afterAll(() => database.drop());

const posts = (input: EndpointInput<'post.filterStandard'>, language?: Language) =>
  site.call('post.filterStandard', input, language);

const slugs = async (input: EndpointInput<'post.filterStandard'>) =>
  (await posts(input)).data.map(({ slug }) => slug);

test('lists published posts, newest first · API-042 POST-09', async () => {
  expect(await posts({})).toMatchObject({
    data: [{ slug: 'druga' }, { slug: 'prva' }],
    pagination: { totalPages: 1, totalRecords: 2 },
  });
});

test('a post that was written earlier but published later comes first · POST-09', async () => {
  const earlier = database.db.updateTable('posts').where(sql`slugs ->> 'hr'`, '=', 'prva');
  const published = async (at: string) => {
    await earlier.set({ published_at: at }).execute();
    site.deps.cache.drop(['posts']);
    return slugs({});
  };
  expect(await published('2026-02-15T08:00:00.000Z')).toEqual(['prva', 'druga']);
  expect(await published('2026-01-01T08:00:00.000Z')).toEqual(['druga', 'prva']);
});

test('leaves out posts of the hidden category · NEWS-10 CONST-12', async () => {
  expect(await slugs({ filters: { termSlugs: ['novosti'] } })).toEqual(['prva']);
  expect(await slugs({ filters: { termSlugs: ['nije-vidljivo'] } })).toEqual([]);
});

test('filters by dates, other terms and ids · POST-11', async () => {
  expect(await slugs({ filters: { dateFrom: '2026-01-15T00:00:00Z' } })).toEqual(['druga']);
  expect(await slugs({ filters: { dateTo: '2026-01-15T00:00:00Z' } })).toEqual(['prva']);
  expect(await slugs({ filters: { excludeTermSlugs: ['novosti'] } })).toEqual(['druga']);
  expect(await slugs({ filters: { postTypeSlugs: ['page'] } })).toEqual([]);
});

test('pages posts · API-042 POST-10 ENT-45', async () => {
  expect(await posts({ limit: 1, page: 2 })).toMatchObject({
    data: [{ slug: 'prva' }],
    pagination: { totalPages: 2, totalRecords: 2 },
  });
});

test('finds words in title, excerpt and body, ignoring accents · SEARCH-05 SEARCH-11', async () => {
  expect(await slugs({ keywords: 'setnja djardinom' })).toEqual(['druga', 'prva']);
  expect(await slugs({ keywords: 'prva objave' })).toEqual(['prva']);
  expect(await slugs({ keywords: 'nepostojeće' })).toEqual([]);
});

test('reads one post with its body and categories · ENT-18 POST-08 POST-06 POST-07', async () => {
  const { data } = await posts({ filters: { slug: 'prva-en' } }, 'en');
  expect(data).toMatchObject([
    {
      title: 'Post prva',
      slug: 'prva-en',
      body: '<p>Tijelo <b>objave</b></p>',
      published_at: '2026-01-01T08:00:00.000Z',
      media: { key: 'kompas' },
      terms: { slugMain: 'novosti', categories: [{ slug: 'novosti', title: 'News' }] },
      slugs: { hr: 'prva', en: 'prva-en' },
    },
  ]);
  expect((await posts({})).data[0]).not.toHaveProperty('body');
});

test('a post names its language, which is the default one when it is not translated · CONST-59', async () => {
  const languagesIn = async (language: Language) =>
    (await posts({}, language)).data.map((post) => post.language);
  expect(await languagesIn('en')).toEqual(['en', 'en']);
  expect(await languagesIn('de')).toEqual(['hr', 'hr']);
});

test('lists categories with their posts but not the hidden one · API-037 API-038', async () => {
  const { records } = await site.call('term.filter', {}, 'en');
  const slugs = expect.objectContaining({ hr: 'novosti' });
  expect(records).toEqual([
    { id: 1, slug: 'novosti', slugMain: 'novosti', slugs, title: 'News', totalPosts: 2 },
  ]);
  const found = async (input: object) =>
    (await site.call('term.filter', input, 'en')).records.map(({ slug }) => slug);
  expect(await found({ keywords: 'NEW' })).toEqual(['novosti']);
  expect(await found({ keywords: 'bura' })).toEqual([]);
  expect(await found({ slug: 'bura' })).toEqual([]);
  expect(await found({ page: 2 })).toEqual([]);
  const standard = await site.call('term.filterStandard', { noPaginate: true }, 'en');
  expect(standard).toEqual({ categories: records, totalPages: 1, totalRecords: 1 });
});

test('without pages all categories are listed, however many there are · API-038', async () => {
  const { db } = database;
  await sql`INSERT INTO terms (slug, slugs, title, position)
    SELECT 't-' || n, jsonb_build_object('hr', 't-' || n), '{"hr":"T"}', 100 + n
    FROM generate_series(1, 120) n`.execute(db);
  site.deps.cache.drop(['terms']);
  const all = await site.call('term.filterStandard', { noPaginate: true });
  const some = await site.call('term.filterStandard', { limit: 50, page: 3 });
  await db.deleteFrom('terms').where('slug', 'like', 't-%').execute();
  site.deps.cache.drop(['terms']);
  expect([all.categories.length, all.totalPages, all.totalRecords]).toEqual([121, 1, 121]);
  expect([some.categories.length, some.totalPages, some.totalRecords]).toEqual([21, 3, 121]);
});

test('reads a category of posts by id or slug · API-039 API-040', async () => {
  expect(await site.call('term.get', { id: '1' })).toEqual(
    await site.call('term.get', { id: 'novosti' }),
  );
  expect((await site.result('term.get', { id: 'nije-vidljivo' })).ok).toBe(false);
});

test('a slug of two categories names the one of the requested language · API-039', async () => {
  const { db } = database;
  const slugs = JSON.stringify({ hr: 'priroda', en: 'nature' });
  await db
    .insertInto('terms')
    .values({ slug: 'priroda', slugs, title: slugs, position: 9 })
    .execute();
  const former = { language: 'hr', slug: 'nature', term_id: 1, is_current: false };
  await db.insertInto('term_slugs').values(former).execute();
  site.deps.cache.drop(['terms']);
  const named = async (language: 'hr' | 'en' | 'de') =>
    (await site.call('term.get', { id: 'nature' }, language)).slugMain;
  const found = [await named('hr'), await named('en')];
  await db.deleteFrom('terms').where('slug', '=', 'priroda').execute();
  await db.deleteFrom('term_slugs').where('slug', '=', 'nature').execute();
  site.deps.cache.drop(['terms']);
  expect(found).toEqual(['novosti', 'priroda']);
});

test('a slug that two categories have now, each in its language, names that of the call · API-039 API-040', async () => {
  const { db } = database;
  const add = (hr: string, en: string, position: number) => {
    const text = JSON.stringify({ hr, en });
    const term = { slug: hr, slugs: text, title: text, position };
    return db.insertInto('terms').values(term).execute();
  };
  await add('obala', 'more', 8);
  await add('more', 'sea', 9);
  site.deps.cache.drop(['terms']);
  const named = async (language: Language) =>
    (await site.call('term.get', { id: 'more' }, language)).slugMain;
  const found = [await named('hr'), await named('en')];
  await db.deleteFrom('terms').where('slug', 'in', ['obala', 'more']).execute();
  site.deps.cache.drop(['terms']);
  expect(found).toEqual(['more', 'obala']);
});

test('title, text and place of an event are in the language of the call · EVENT-03', async () => {
  const written = ['title', 'excerpt', 'body', 'location'] as const;
  const { db } = database;
  const event = db.updateTable('events').where('id', '=', 1);
  const before = await db
    .selectFrom('events')
    .select(written)
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const text = JSON.stringify({ hr: 'Tekst', en: 'Text' });
  await event.set({ title: text, excerpt: text, body: text, location: text }).execute();
  site.deps.cache.drop(['events']);
  const shown = async (language: Language) => {
    const read = await site.call('event.get', { id: 1 }, language);
    return written.map((field) => read[field]);
  };
  const both = [await shown('hr'), await shown('en')];
  const stored = Object.entries(before).map(([field, words]) => [field, JSON.stringify(words)]);
  await event.set(Object.fromEntries(stored) as never).execute();
  site.deps.cache.drop(['events']);
  expect(both).toEqual([written.map(() => 'Tekst'), written.map(() => 'Text')]);
});

test('lists and reads events · API-113 API-114 EVENT-02 EVENT-03', async () => {
  const { records, totalRecords } = await site.call('event.filter', { keywords: 'regatta' }, 'en');
  expect(totalRecords).toBe(1);
  expect(records[0]).toMatchObject({ title: 'Regatta', ticketSlug: 'zvono', location: 'Split' });
  expect(await site.call('event.get', { id: 1 }, 'en')).toEqual(records[0]);
  const past = await site.call('event.filter', { dateTo: '2026-05-01T00:00:00Z' });
  expect(past.records).toEqual([]);
  const running = await site.call('event.filter', { dateFrom: '2026-06-02T00:00:00Z' });
  expect(running.records).toHaveLength(1);
  const whileRunning = { dateFrom: '2026-06-01T12:00:00Z', dateTo: '2026-06-01T12:00:00Z' };
  expect((await site.call('event.filter', whileRunning)).records).toHaveLength(1);
  const after = await site.call('event.filter', { dateFrom: '2026-06-02T18:00:01Z' });
  expect(after.records).toEqual([]);
  expect((await site.result('event.get', { id: 9 })).ok).toBe(false);
});
