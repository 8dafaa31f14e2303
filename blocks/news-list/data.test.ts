import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { post } from '#schemas/entities/samples/content.ts';
import { ok } from '#schemas/result.ts';
import { load } from './data.ts';

const categories = ['ecwf', 'nije-vidljivo', 'recepti', 'obavijesti', 'novosti'].map((slug, id) => {
  return { id, title: slug, slug };
});

/** Opens the news at this address; returns what is shown and which posts were requested. */
async function openNews(query: string) {
  const requested: object[] = [];
  const call = async (name: string, input: { readonly noPaginate?: boolean }) => {
    if (name === 'term.filterStandard') {
      return ok({ categories: input.noPaginate ? categories : categories.slice(0, 3) });
    }
    requested.push(input);
    const { page: id } = input as { readonly page: number };
    const data = [{ ...post, id, slug: `vijest-${id}` }];
    return ok({ data, pagination: { totalPages: 3, totalRecords: 27 } });
  };
  const url = new URL(`http://shop.test/objave${query}`);
  const loaded = await load({ api: { call }, url } as unknown as LoadContext, { title: '' });
  return { requested, shown: loaded.ok ? loaded.value : null };
}

const page = (number: number, filters: object = {}) => ({
  filters: { excludeTermSlugs: ['nije-vidljivo'], ...filters },
  sort: { param: 'published_at', order: 'desc' },
  limit: 9,
  page: number,
});

test('all posts but hidden ones are read nine at a time, newest first · NEWS-08 NEWS-09 NEWS-10 NEWS-06 POST-09 CONST-11 CONST-12 LIST-25', async () => {
  const { requested, shown } = await openNews('');
  expect(requested).toEqual([page(1)]);
  expect(shown).toMatchObject({ chosen: null, page: 1, totalPages: 3 });
  const both = await openNews('?page=2');
  expect(both.requested).toEqual([page(1), page(2)]);
  expect(both.shown?.posts.map(({ slug }) => slug)).toEqual(['vijest-1', 'vijest-2']);
  expect(both.shown?.page).toBe(2);
});

test('only posts of the one chosen category are read, from the first page · NEWS-07', async () => {
  const { requested, shown } = await openNews('?category=obavijesti');
  expect(requested).toEqual([page(1, { termSlugs: ['obavijesti'] })]);
  expect(shown).toMatchObject({ chosen: { slug: 'obavijesti' }, page: 1 });
});

test('only the named categories have a button, ECWF last · NEWS-03 NEWS-04', async () => {
  const { shown } = await openNews('');
  expect(shown?.terms.map(({ slug }) => slug)).toEqual(['novosti', 'obavijesti', 'ecwf']);
});
