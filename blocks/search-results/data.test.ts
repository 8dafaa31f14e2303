import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import type { AnyList } from '#schemas/entities/lists.ts';
import { ok } from '#schemas/result.ts';
import { head, load } from './data.ts';

const post = { id: 1, slug: 'bura', title: 'Bura', media: null, terms: { categories: [] } };

const shapes: Record<string, AnyList<object>> = {
  A: { data: [post], pagination: { totalPages: 3, totalRecords: 21 } },
  B: { records: [post], totalPages: 3, totalRecords: 21 },
  C: { data: [post], lastPage: 3, total: 21 },
};

function searching(address: string, posts: AnyList<object>, hasStore = true) {
  const calls: string[] = [];
  const inputs: Record<string, unknown> = {};
  const call = async (name: string, input: unknown) => {
    calls.push(name);
    inputs[name] = input;
    if (name === 'search.find') return ok({ isCut: false, words: [], groups: [], nearest: [] });
    return ok(name === 'product.filter' ? { records: [], totalPages: 0, totalRecords: 0 } : posts);
  };
  const context = {
    api: { call } as unknown as ApiClient,
    url: new URL(address, 'http://shop.test'),
    site: { hasStore },
    language: 'hr',
  } as unknown as LoadContext;
  return { calls, inputs, loaded: load(context, { showProducts: true, suggestions: '' }) };
}

test('without a term there is no request and no result · LIST-26', async () => {
  for (const address of ['/trazi', '/trazi?q=', '/trazi?q=%20%20']) {
    const { calls, loaded } = searching(address, shapes['B'] as AnyList<object>);
    expect(await loaded).toMatchObject({ ok: true, value: { total: 0, posts: [], products: [] } });
    expect(calls).toEqual([]);
  }
});

test('the title of the page has the term · SEARCH-02', async () => {
  const { loaded } = searching('/trazi?q=bura', shapes['B'] as AnyList<object>);
  const found = await loaded;
  const t = (key: string, params: object) => `${key} ${JSON.stringify(params)}`;
  const context = { t } as unknown as LoadContext;
  const title = 'search-results.heading {"term":"bura"}';
  expect(found.ok && head(found.value, context)).toMatchObject({ title, noindex: true });
});

test('posts are read nine at a time, none of the hidden category · CONST-12 SEARCH-10 SEARCH-11 API-120 CONST-13', async () => {
  const { inputs, loaded } = searching('/trazi?q=bura', shapes['B'] as AnyList<object>);
  await loaded;
  expect(inputs['post.filterStandard']).toEqual({
    keywords: 'bura',
    filters: { excludeTermSlugs: ['nije-vidljivo'] },
    limit: 9,
    page: 1,
  });
  const next = searching('/trazi?q=bura&page=2', shapes['B'] as AnyList<object>);
  await next.loaded;
  expect(next.inputs['post.filterStandard']).toMatchObject({ keywords: 'bura', limit: 9, page: 2 });
});

test('all that is found is counted once: posts, products, categories, pages and events · SEARCH-03', async () => {
  const groups = [
    { kind: 'product', total: 5, records: [] },
    { kind: 'post', total: 21, records: [] },
    { kind: 'category', total: 2, records: [{ id: 1 }] },
    { kind: 'event', total: 30, records: [{ id: 2 }] },
  ];
  const responses: Readonly<Record<string, unknown>> = {
    'search.find': { isCut: false, words: [], groups, nearest: [] },
    'product.filter': { records: [], totalPages: 1, totalRecords: 5 },
    'post.filterStandard': shapes['B'],
  };
  const context = {
    api: { call: async (name: string) => ok(responses[name]) },
    url: new URL('http://shop.test/trazi?q=bura'),
    site: { hasStore: true },
    language: 'hr',
  } as unknown as LoadContext;
  const countWith = async (showProducts: boolean) => {
    const loaded = await load(context, { showProducts, suggestions: '' });
    return loaded.ok && [loaded.value.total, loaded.value.others.map(({ kind }) => kind)];
  };
  expect(await countWith(true)).toEqual([58, ['category', 'event']]);
  expect(await countWith(false)).toEqual([53, ['category', 'event']]);
});

test('the posts of the third page follow those of the first two · SEARCH-05 SEARCH-09 LIST-25 SEARCH-06', async () => {
  const requested: unknown[] = [];
  const call = async (name: string, input: { readonly page?: number }) => {
    if (name === 'search.find') return ok({ isCut: false, words: [], groups: [], nearest: [] });
    if (name === 'product.filter') {
      const records = [card(100 + (input.page ?? 0))];
      return ok({ records, totalPages: 3, totalRecords: 3 });
    }
    requested.push(input.page);
    const data = [
      {
        id: input.page,
        title: `Bura ${input.page}`,
        slug: 'bura',
        media: null,
        terms: { categories: [] },
      },
    ];
    return ok({ data, pagination: { totalPages: 4, totalRecords: 36 } });
  };
  const context = {
    api: { call } as unknown as ApiClient,
    url: new URL('http://shop.test/trazi?q=bura&page=3'),
    site: { hasStore: true },
    language: 'hr',
  } as unknown as LoadContext;
  const loaded = await load(context, { showProducts: true, suggestions: '' });
  expect(requested).toEqual([1, 2, 3]);
  expect(loaded).toMatchObject({
    value: {
      posts: [{ title: 'Bura 1' }, { title: 'Bura 2' }, { title: 'Bura 3' }],
      products: [{ id: 101 }, { id: 102 }, { id: 103 }],
      nextPage: 4,
    },
  });
});

test.each([
  ['posts', 3, 1],
  ['products', 1, 3],
])('more %s than one page have a next page · SEARCH-06', async (_, posts, products) => {
  const rows = (totalPages: number) => ({ records: [], totalPages, totalRecords: totalPages });
  const call = async (name: string) => {
    if (name === 'search.find') return ok({ isCut: false, words: [], groups: [], nearest: [] });
    return ok(rows(name === 'product.filter' ? products : posts));
  };
  const context = {
    api: { call } as unknown as ApiClient,
    url: new URL('http://shop.test/trazi?q=bura&page=2'),
    site: { hasStore: true },
    language: 'hr',
  } as unknown as LoadContext;
  const shown = await load(context, { showProducts: true, suggestions: '' });
  expect(shown).toMatchObject({ ok: true, value: { nextPage: 3 } });
});

test('reads lists of all three shapes equally · LIST-42 ENT-45 ENT-46 ENT-47', async () => {
  for (const [shape, list] of Object.entries(shapes)) {
    const { loaded } = searching('/trazi?q=bura', list);
    expect(await loaded, shape).toMatchObject({
      ok: true,
      value: { total: 21, nextPage: 2, posts: [{ id: 1, title: 'Bura' }] },
    });
  }
});

const card = (id: number) => ({ id, name: '', slug: '', media: [], canAddDirectly: true });
const none = { records: [], totalPages: 0, totalRecords: 0 };

/** An API that finds no product by words, and these products by id or category. */
function without(found: object, products: readonly object[], hasStore = true) {
  const inputs: object[] = [];
  const call = async (name: string, input: object) => {
    if (name === 'search.find') {
      return ok({ isCut: false, words: ['uze'], groups: [], nearest: [], ...found });
    }
    if (name !== 'product.filter' || 'keywords' in input) return ok(none);
    inputs.push(input);
    return ok({ records: products, totalPages: 1, totalRecords: products.length });
  };
  const context = {
    api: { call } as unknown as ApiClient,
    url: new URL('http://shop.test/trazi?q=uze'),
    site: { hasStore },
    language: 'hr',
  } as unknown as LoadContext;
  return { inputs, loaded: load(context, { showProducts: true, suggestions: '' }) };
}

test('where only a category has the name, its products are shown', async () => {
  const named = { id: 7, title: 'Uže i konop', excerpt: '', path: '/shop/uze' };
  const other = { id: 8, title: 'Brodovi', excerpt: 'I uže.', path: '/shop/brodovi' };
  const groups = [{ kind: 'category', total: 2, records: [other, named] }];
  const { inputs, loaded } = without({ groups }, [card(3), card(2)]);
  expect(await loaded).toMatchObject({
    value: { total: 2, shelf: { category: named, products: [{ id: 3 }, { id: 2 }] } },
  });
  expect(inputs).toMatchObject([{ mainCategory: 7, limit: 8 }]);
  const unnamed = without({ groups: [{ kind: 'category', total: 1, records: [other] }] }, []);
  expect(await unnamed.loaded).toMatchObject({ value: { shelf: null } });
});

test('without any result the nearest products are shown in their order, other names are links · PAGE-03', async () => {
  const near = (kind: string, id: number) => ({ kind, id, title: '', excerpt: '', path: `/${id}` });
  const nearest = [near('product', 5), near('product', 4), near('page', 1)];
  const { inputs, loaded } = without({ nearest }, [card(4), card(5)]);
  expect(await loaded).toMatchObject({
    value: {
      total: 0,
      nearest: [near('page', 1)],
      shelf: { category: null, products: [{ id: 5 }, { id: 4 }] },
    },
  });
  expect(inputs).toMatchObject([{ ids: [5, 4] }]);
  const site = without({ nearest }, [card(4)], false);
  expect(await site.loaded).toMatchObject({ value: { shelf: null, nearest } });
  const noStore = searching('/trazi?q=bura', shapes['B'] as AnyList<object>, false);
  expect(await noStore.loaded).toMatchObject({ value: { total: 21, products: [] } });
  expect(noStore.calls).not.toContain('product.filter');
});
