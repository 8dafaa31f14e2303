import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Result } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { contentStaff } from '../../../testing/content-staff.ts';

let database: TestDatabase;
let staff: Awaited<ReturnType<typeof contentStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await contentStaff(database.db);
});
afterAll(() => database.drop());

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const created = async (name: string, values: JsonObject) =>
  valueOf(await staff.create(name, values));
const published = { published_at: '2026-01-05T08:00:00.000Z' };

const shown = async (slug: string, language?: string) => {
  const found = await staff.inShop('post.filterStandard', { filters: { slug } }, language);
  return valueOf(found).data;
};

test('a new post has an address in each language, made from its titles', async () => {
  const title = { hr: 'Žuti čamac', en: 'Yellow boat' };
  const post = await created('posts', { title, ...published });
  expect(post.values.slugs).toEqual({ hr: 'zuti-camac', en: 'yellow-boat' });
  expect(await shown('yellow-boat', 'en')).toMatchObject([{ title: 'Yellow boat' }]);
  const second = await created('posts', { title });
  expect(second.values.slugs).toEqual({ hr: 'zuti-camac-2', en: 'yellow-boat-2' });
  expect(await shown('zuti-camac-2')).toEqual([]);
});

test('a former address of a post leads to the post; two posts never share one', async () => {
  const post = await created('posts', { title: { hr: 'Stara luka' }, ...published });
  const changed = valueOf(await staff.change('posts', post, { slugs: { hr: 'nova-luka' } }));
  expect(changed.values.slugs).toEqual({ hr: 'nova-luka' });
  expect(await shown('stara-luka')).toMatchObject([{ slug: 'nova-luka' }]);
  const other = await created('posts', { title: { hr: 'Druga luka' } });
  expect(await staff.change('posts', other, { slugs: { hr: 'nova-luka' } })).toMatchObject({
    error: { code: 'slugTaken', field: 'slugs/hr' },
  });
  expect(await staff.change('posts', other, { slugs: { hr: 'Nova luka!' } })).toMatchObject({
    error: { code: 'invalidValue', field: 'slugs/hr', params: { reason: 'slug' } },
  });
});

test('staff choose the categories of a post, in order; a change of them is a change of the post', async () => {
  const [news, tips] = [
    await created('post-categories', { title: { hr: 'Vijesti' } }),
    await created('post-categories', { title: { hr: 'Savjeti' } }),
  ];
  const ids = [Number(tips.id), Number(news.id)];
  const title = { hr: 'U dvije kategorije' };
  const post = await created('posts', { title, ...published, term_ids: [...ids, 99_999] });
  expect(post.values.term_ids).toEqual(ids);
  expect(await shown('u-dvije-kategorije')).toMatchObject([
    { terms: { slugMain: 'savjeti', categories: [{ slug: 'savjeti' }, { slug: 'vijesti' }] } },
  ]);
  const changed = valueOf(await staff.change('posts', post, { term_ids: [Number(news.id)] }));
  expect(changed.values.term_ids).toEqual([Number(news.id)]);
  expect(await staff.change('posts', post, { term_ids: [] })).toMatchObject({
    error: { code: 'conflict', params: { reason: 'changed' } },
  });
  expect(await staff.remove('post-categories', news)).toMatchObject({
    error: { code: 'conflict', params: { reason: 'inUse' } },
  });
  expect(await staff.remove('post-categories', tips)).toMatchObject({ ok: true });
});

test('a category of posts has an address per language, and former ones lead to it', async () => {
  const title = { hr: 'Iz broda', en: 'On board' };
  const category = await created('post-categories', { title });
  expect(category.values.slugs).toMatchObject({ hr: 'iz-broda', en: 'on-board' });
  const slugs = { hr: 'iz-broda', en: 'aboard' };
  const changed = valueOf(await staff.change('post-categories', category, { slugs }));
  const post = { title: { hr: 'Na brodu' }, term_ids: [Number(category.id)], ...published };
  await created('posts', post);
  for (const id of ['aboard', 'on-board', 'iz-broda', category.id]) {
    const found = await staff.inShop('term.get', { id }, 'en');
    expect(found).toMatchObject({ value: { slug: 'aboard', slugMain: 'iz-broda' } });
    if (id === category.id) continue;
    const list = await staff.inShop('post.filterStandard', { filters: { termSlugs: [id] } }, 'en');
    expect(valueOf(list).data).toHaveLength(1);
  }
  const taken = { title: { hr: 'Drugi' }, slugs: { en: 'aboard' } };
  expect(await staff.create('post-categories', taken)).toMatchObject({
    error: { code: 'slugTaken' },
  });
  expect(changed.values.slug).toBe('iz-broda');
});

test('the category that hides posts keeps its address and stays', async () => {
  const { rows } = valueOf(await staff.find('post-categories', 'nije-vidljivo'));
  const [hidden] = rows;
  if (!hidden) throw new Error('no category');
  expect(await staff.change('post-categories', hidden, { slugs: { hr: 'vidi' } })).toMatchObject({
    error: { code: 'forbidden' },
  });
  const renamed = await staff.change('post-categories', hidden, { title: { hr: 'Skriveno' } });
  expect(valueOf(renamed).values.slug).toBe('nije-vidljivo');
  expect(await staff.remove('post-categories', valueOf(renamed))).toMatchObject({ ok: false });
});
