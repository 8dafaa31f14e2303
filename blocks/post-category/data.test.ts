import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok } from '#schemas/result.ts';
import { head, load } from './data.ts';

const term = { id: 1, title: 'Izložbe', slug: 'izlozbe' };

/** Returns the context of a category with two pages of posts, at this address. */
function contextOf(query: string): LoadContext {
  const call = async (name: string) => {
    if (name === 'term.get') return ok(term);
    if (name === 'term.filterStandard') return ok({ categories: [term] });
    return ok({ data: [], lastPage: 2, page: 1, limit: 9, perPage: 9, total: 12 });
  };
  const url = new URL(`http://shop.test/objave/izlozbe${query}`);
  const t = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`;
  return { api: { call }, url, param: 'izlozbe', language: 'hr', t } as unknown as LoadContext;
}

const options = { category: '', perPage: 9 };

async function headAt(query: string) {
  const context = contextOf(query);
  const loaded = await load(context, options);
  return loaded.ok ? head(loaded.value, context) : loaded;
}

test('each page of a category has its own title and address · POST-02', async () => {
  const own = {
    title: 'Izložbe',
    description: 'post-category.description {"title":"Izložbe"}',
    card: { title: 'Izložbe' },
    feeds: [{ title: 'Izložbe', href: '/feeds/hr/posts/izlozbe.atom' }],
  };
  expect(await headAt('')).toEqual({ ...own, canonical: '/objave/izlozbe' });
  expect(await headAt('?page=2')).toEqual({
    ...own,
    part: 'post-category.page {"page":2}',
    canonical: '/objave/izlozbe?page=2',
  });
});

test('a page after the last one does not exist', async () => {
  for (const page of [3, 99, 99_999]) {
    expect(await headAt(`?page=${page}`)).toEqual(fail('notFound'));
  }
});
