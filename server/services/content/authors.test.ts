import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createContentHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  const author = (slug: string, name: string) => ({
    slug,
    name,
    bio: { hr: `${name} piše.`, en: `${name} writes.` },
    picture: null,
    links: ['https://example.org/about'],
  });
  const authors = [author('zora-zec', 'Zora Zec'), author('ana-anic', 'Ana Anić')];
  const posts = testSite.posts.map((post) =>
    post.slug['hr'] === 'druga' ? post : { ...post, author: 'zora-zec' },
  );
  await seedSite(database.db, { ...testSite, authors, posts }, null);
  site = createCaller(database.db, createContentHandlers);
});
afterAll(() => database.drop());

test('an author is read by id or slug, with a text in the language of the call', async () => {
  const author = await site.call('author.get', { id: 'zora-zec' }, 'en');
  expect(author).toEqual({
    id: 1,
    name: 'Zora Zec',
    slug: 'zora-zec',
    bio: 'Zora Zec writes.',
    media: null,
    links: ['https://example.org/about'],
    totalPosts: 1,
  });
  expect(await site.call('author.get', { id: '1' }, 'en')).toEqual(author);
  expect(await site.result('author.get', { id: 'nobody' })).toMatchObject({ ok: false });
});

test('posts name their author, and lists can be of one author · API-042', async () => {
  const { data } = await site.call('post.filterStandard', {});
  expect(data.map(({ slug, author }) => [slug, author?.name])).toEqual([
    ['druga', undefined],
    ['prva', 'Zora Zec'],
  ]);
  const own = await site.call('post.filterStandard', { filters: { authorSlug: 'zora-zec' } });
  expect(own.data.map(({ slug }) => slug)).toEqual(['prva']);
  const none = await site.call('post.filterStandard', { filters: { authorSlug: 'nobody' } });
  expect(none.data).toEqual([]);
});

test('a post of the hidden category does not count for its author · CONST-12', async () => {
  const { db } = database;
  const idOf = async (table: 'posts' | 'terms', slug: string) => {
    const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(table)}
      WHERE slugs ->> 'hr' = ${slug}`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const post_id = await idOf('posts', 'prva');
  const hidden = { post_id, term_id: await idOf('terms', 'nije-vidljivo'), position: 9 };
  await db.insertInto('post_terms').values(hidden).execute();
  site.deps.cache.drop(['posts']);
  expect(await site.call('author.get', { id: 'zora-zec' })).toMatchObject({ totalPosts: 0 });
});
