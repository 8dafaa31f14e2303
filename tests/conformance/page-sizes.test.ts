import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import type { OptionsOf } from '#schemas/block/model.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { seedSite } from '#server/db/seed.ts';
import { createCatalogueHandlers } from '#server/services/catalogue/handlers.ts';
import { createCommentHandlers } from '#server/services/comments/handlers.ts';
import { createContentHandlers } from '#server/services/content/handlers.ts';
import { createSearchHandlers } from '#server/services/search/handlers.ts';
import { createCaller } from '#server/testing/caller.ts';
import { testSite } from '#server/testing/site.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import * as adminPanel from '../../blocks/admin-panel/data.ts';
import * as newsList from '../../blocks/news-list/data.ts';
import * as postList from '../../blocks/post-list/data.ts';
import { model as postListModel } from '../../blocks/post-list/model.ts';
import * as productList from '../../blocks/product-list/data.ts';
import * as searchResults from '../../blocks/search-results/data.ts';

const database = await createTestDatabase();
const { db } = database;
await seedSite(db, testSite, null);
const site = createCaller(db, (deps) => ({
  ...createContentHandlers(deps),
  ...createCommentHandlers(deps),
  ...createCatalogueHandlers(deps),
  ...createSearchHandlers(deps),
}));

beforeAll(async () => {
  await sql`INSERT INTO posts (id, slugs, title, excerpt, body, published_at)
    SELECT 1000 + n, jsonb_build_object('hr', 'vijest-' || n), jsonb_build_object('hr', 'Vijest o buri ' || n),
      '{"hr":""}', '{"hr":""}', '2026-01-01'::timestamptz - n * interval '1 day'
    FROM generate_series(1, 12) n`.execute(db);
  await sql`INSERT INTO post_terms (post_id, term_id, position)
    SELECT post_id, id, 9 FROM terms, generate_series(1001, 1012) AS post_id WHERE slug = 'novosti'`.execute(
    db,
  );
  await sql`INSERT INTO consents (id, unique_number, display_name)
    SELECT 1000 + n, 'N-' || n, jsonb_build_object('hr', 'Privola ' || n) FROM generate_series(1, 120) n`.execute(
    db,
  );
});
afterAll(() => database.drop());

/** A screen of the site at `address` that uses the real services. */
function screenAt(address: string, more: Partial<LoadContext> = {}): LoadContext {
  return {
    api: { call: site.result },
    url: new URL(address, 'http://shop.test'),
    site: { hasStore: true },
    language: 'hr',
    screen: 'shop',
    param: null,
    ...more,
  } as LoadContext;
}

async function valueOf<T>(loading: Promise<Result<T>>): Promise<T> {
  const loaded = await loading;
  expect(loaded).toEqual(ok(expect.anything()));
  return (loaded as { readonly value: T }).value;
}

test('news pages have nine posts, none of the hidden category · CONST-11 CONST-12 NEWS-09 NEWS-10', async () => {
  const titles = async (page: number, category = '') => {
    const address = `/novosti?page=${page}&category=${category}`;
    const { posts } = await valueOf(newsList.load(screenAt(address), { title: '' }));
    return posts.map(({ title }) => title);
  };
  const hidden = sql`INSERT INTO post_terms (post_id, term_id, position)
    SELECT 1003, id, 0 FROM terms WHERE slug = 'nije-vidljivo'`;
  expect(await titles(1)).toHaveLength(9);
  expect(await titles(1, 'novosti')).toHaveLength(9);
  expect(await titles(2)).toContain('Vijest o buri 3');
  await hidden.execute(db);
  site.deps.cache.drop(['posts']);
  expect(await titles(2)).not.toContain('Vijest o buri 3');
});

test('a post of the hidden category is found by no search · CONST-12', async () => {
  const found = async () => {
    const { groups } = await site.call('search.find', { query: 'Vijest o buri 4' });
    const posts = groups.find(({ kind }) => kind === 'post')?.records ?? [];
    return posts.map(({ title }) => title);
  };
  expect(await found()).toEqual(['Vijest o buri 4']);
  await sql`INSERT INTO post_terms (post_id, term_id, position)
    SELECT 1004, id, 0 FROM terms WHERE slug = 'nije-vidljivo'`.execute(db);
  site.deps.cache.drop(['posts']);
  expect(await found()).toEqual([]);
});

test('a search shows nine posts at a time · CONST-13 SEARCH-10', async () => {
  const search = searchResults.load(screenAt('/trazi?q=buri'), {
    showProducts: false,
    suggestions: '',
  });
  expect((await valueOf(search)).posts).toHaveLength(9);
});

/** Options of a new block. */
function newOptions<M extends { readonly schema: object }>({ schema }: M): OptionsOf<M> {
  const options = {};
  createAjv({ useDefaults: true, strict: false }).validate(schema, options);
  return options as OptionsOf<M>;
}

test('a list of posts has five by default, also that of a new block · CONST-14 POST-10', async () => {
  expect((await site.call('post.filterStandard', {})).data).toHaveLength(5);
  expect((await site.call('post.filterStandard', { limit: 7 })).data).toHaveLength(7);
  for (const narrowed of [{ filters: { termSlugs: ['novosti'] } }, { keywords: 'buri' }]) {
    const { data, pagination } = await site.call('post.filterStandard', narrowed);
    expect(data).toHaveLength(5);
    expect(pagination.totalRecords).toBeGreaterThan(5);
  }
  const block = await valueOf(postList.load(screenAt('/'), newOptions(postListModel)));
  expect(block.posts).toHaveLength(5);
});

const listOptions = {
  title: '',
  category: '',
  showDescription: false,
  showFilters: false,
  showFeatured: false,
  perPage: 12,
} as const;

async function listedIds(): Promise<number[]> {
  const list = await valueOf(productList.load(screenAt('/shop'), listOptions as never));
  return list.products.map(({ id }) => id);
}

test('a list starts with the highest id and has no archived product · CONST-15 CONST-16', async () => {
  const before = await listedIds();
  expect(before).toEqual(before.toSorted((a, b) => b - a));
  const { records } = await site.call('product.filter', { limit: before.length });
  expect(records.map(({ id }) => id)).toEqual(before);
  const [archived = 0] = before;
  await db.updateTable('products').set({ archived: true }).where('id', '=', archived).execute();
  site.deps.cache.drop(['catalogue']);
  expect(await listedIds()).toEqual(before.slice(1));
});

test('clients get 100 consents of the shop and 50 of the back office · CONST-17 CONST-18 API-076', async () => {
  await sql`INSERT INTO consent_assignments (consent_id, form_type, required)
    SELECT id, CASE WHEN id % 2 = 0 THEN 'registerForm' ELSE 'addressForm' END, false
    FROM consents WHERE id > 1000`.execute(db);
  site.deps.cache.drop(['consents']);
  const { data, pagination } = await site.call('consent.filterForWeb', { forWeb: true });
  expect(pagination.totalRecords).toBeGreaterThan(120);
  expect(data).toHaveLength(100);
  const of = async (input: object) =>
    (await site.call('consent.filter', input)).records.map(({ id }) => id);
  const first = await of({});
  expect(first).toHaveLength(50);
  const hundred = await of({ limit: 100 });
  expect(hundred).toHaveLength(100);
  expect([...first, ...(await of({ page: 2 }))]).toEqual(hundred);
});

test('assigning consents to a form reads pages of 50 until all are loaded · CONST-19 API-076', async () => {
  const sizes: number[] = [];
  const context = screenAt('/admin/consents/registerForm', { param: 'registerForm' });
  const call = async (name: string, input: never) => {
    if (name !== 'consent.filter') return fail('notFound');
    const response = await site.result(name, input);
    if (response.ok) sizes.push(response.value.records.length);
    return response;
  };
  const api = { call } as unknown as ApiClient;
  const panel = await valueOf(
    adminPanel.load({ ...context, api }, { section: 'consent' } as never),
  );
  const all = await db.selectFrom('consents').select('id').execute();
  expect(all.length).toBeGreaterThan(100);
  expect(sizes).toEqual([50, 50, all.length - 100]);
  expect(panel.consents).toHaveLength(all.length);
});

test('a list has at most a hundred products, five hundred where a call allows it · API-032', async () => {
  await sql`INSERT INTO products (sku, format, slugs, name, excerpt, description, retail_price, tax_id)
    SELECT 'X' || n, 'Simple', jsonb_build_object('hr', 'x' || n), '{"hr": "X"}', '{"hr": ""}',
      '{"hr": ""}', 900, 1 FROM generate_series(1, 600) n`.execute(db);
  site.deps.cache.drop(['catalogue']);
  const counts = await Promise.all(
    [{}, { limit: 9999 }, { allowUnlimited: true, limit: 110 }, { allowUnlimited: true }].map(
      async (input) => (await site.call('product.filter', input)).records.length,
    ),
  );
  expect(counts).toEqual([10, 100, 110, 500]);
});
