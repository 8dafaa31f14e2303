import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('finds link targets by keyword · API-061', async () => {
  const found = await site.call('finder.searchSlugs', { keywords: 'about' }, 'en');
  expect(found).toEqual([
    {
      kind: 'page',
      id: 2,
      slug: 'about',
      title: 'About us',
      target: 'page:o-nama',
      path: '/en/about',
    },
  ]);
  // The address matches, too: the title has no hyphen.
  const bySlug = await site.call('finder.searchSlugs', { keywords: 'O-Nam' }, 'en');
  expect(bySlug).toEqual(found);
  const cups = await site.call('finder.searchSlugs', { keywords: 'ČAŠA', kind: 'product' });
  expect(cups.map(({ target }) => target)).toEqual(['product:casa', 'product:par']);
  expect(await site.call('finder.searchSlugs', { keywords: '%_\\' })).toEqual([]);
});

test('a product is a link target only in its languages', async () => {
  const { db } = database;
  const publishIn = (languages: readonly string[] | null) =>
    sql`UPDATE products SET languages = ${languages}::text[] WHERE slugs::jsonb ->> 'hr' = 'casa'`.execute(
      db,
    );
  const found = async (language: Language) => {
    const cups = await site.call(
      'finder.searchSlugs',
      { keywords: 'casa', kind: 'product' },
      language,
    );
    return cups.map(({ target }) => target);
  };
  await publishIn(['en']);
  expect(await found('hr')).not.toContain('product:casa');
  expect(await found('en')).toContain('product:casa');
  await publishIn(null);
  expect(await found('hr')).toContain('product:casa');
});
