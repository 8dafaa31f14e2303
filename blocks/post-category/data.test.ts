import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { author, post } from '#schemas/entities/samples/content.ts';
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

test('an address of another language leads to the one of this language', async () => {
  const slugs = { hr: 'izlozbe', en: 'exhibitions' };
  const call = async (name: string) =>
    name === 'term.get'
      ? ok({ ...term, slugs })
      : contextOf('').api.call(name as 'term.filter', {});
  const context = { ...contextOf(''), param: 'exhibitions', api: { call } } as LoadContext;
  const loaded = await load(context, options);
  expect(loaded.ok && head(loaded.value, context)).toMatchObject({
    canonical: '/objave/izlozbe',
    alternates: { hr: '/objave/izlozbe', en: '/en/blog/exhibitions' },
  });
});

test('a category reads its own posts, newest first, and all categories but the hidden one · POST-01 POST-02 POST-09 POST-03 LIST-25 CONST-12', async () => {
  const requested: unknown[] = [];
  const categories = [term, { id: 2, title: 'Nije vidljivo', slug: 'nije-vidljivo' }];
  const call = async (name: string, input: object) => {
    if (name === 'term.get') return ok(term);
    if (name === 'term.filterStandard') {
      expect(input).toEqual({ noPaginate: true });
      return ok({ categories });
    }
    requested.push(input);
    return ok({ data: [post], lastPage: 4, page: 1, limit: 9, perPage: 9, total: 36 });
  };
  const context = { ...contextOf('?page=3&from=2'), api: { call } } as unknown as LoadContext;
  const loaded = await load(context, options);
  const list = {
    filters: { termSlugs: ['izlozbe'], excludeTermSlugs: ['nije-vidljivo'] },
    sort: { param: 'published_at', order: 'desc' },
    limit: 9,
  };
  expect(requested).toEqual([
    { ...list, page: 2 },
    { ...list, page: 3 },
  ]);
  expect(loaded).toMatchObject({
    value: { term, terms: [term], span: { first: 2, last: 3 }, totalPages: 4 },
  });
  expect(loaded.ok && loaded.value.posts.map(({ title }) => title)).toEqual([
    post.title,
    post.title,
  ]);
});

test('a page after the last one does not exist', async () => {
  for (const page of [3, 99, 99_999]) {
    expect(await headAt(`?page=${page}`)).toEqual(fail('notFound'));
  }
});

/** The context of the page of an author with posts on two pages. */
function authorContext(query = '', bio = author.bio): LoadContext {
  const { api, ...context } = contextOf(query);
  const call = async (name: string, { id }: { id?: string }) => {
    if (name === 'author.get') {
      return id === author.slug ? ok({ ...author, bio }) : fail('notFound');
    }
    return ok({ data: [post], lastPage: 2, page: 1, limit: 9, perPage: 9, total: 12 });
  };
  const site = { name: 'Shop', url: 'http://shop.test' };
  const own = { ...context, screen: 'author', param: author.slug, site };
  return { ...own, api: { ...api, call } } as unknown as LoadContext;
}

async function headOfAuthor(context: LoadContext) {
  const loaded = await load(context, options);
  return loaded.ok ? head(loaded.value, context) : loaded;
}

test('the page of an author names a person with text, picture and other pages', async () => {
  expect(await headOfAuthor(authorContext())).toMatchObject({
    title: 'Ana Horvat',
    description: 'Piše o moru.',
    canonical: '/autor/ana-horvat',
    jsonLd: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Ana Horvat',
          url: 'http://shop.test/autor/ana-horvat',
          description: 'Piše o moru.',
          sameAs: ['https://example.com/ana'],
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: expect.stringContaining('post-category.blog'), item: 'http://shop.test/objave' },
          { name: 'Ana Horvat', item: 'http://shop.test/autor/ana-horvat' },
        ],
      },
    ],
  });
});

test('each page of an author has its own title, and none follows the last', async () => {
  expect(await headOfAuthor(authorContext('?page=2', ''))).toMatchObject({
    description: 'post-category.authorDescription {"name":"Ana Horvat"}',
    part: 'post-category.page {"page":2}',
    canonical: '/autor/ana-horvat?page=2',
  });
  expect(await headOfAuthor(authorContext('?page=3'))).toEqual(fail('notFound'));
});

test('an author who does not exist is not found', async () => {
  const context = { ...authorContext(), param: 'nobody' };
  expect(await load(context, options)).toEqual(fail('notFound'));
});
