import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { post as sample } from '#schemas/entities/samples/content.ts';
import { media } from '#schemas/entities/samples/media.ts';
import { ok } from '#schemas/result.ts';
import { head, load, type PostData, readingTime } from './data.ts';
import fixture from './fixtures/current.json' with { type: 'json' };

test('reading time counts the words of the text, not its tags', () => {
  expect(readingTime('')).toBe(1);
  expect(readingTime('<p class="a b c">riječ</p>'.repeat(600))).toBe(3);
});

const site = { name: 'Muzej', url: 'https://shop.example' };
const post = {
  id: 1,
  title: 'Noć',
  slug: 'noc',
  excerpt: '',
  media: null,
  published_at: '2026-11-01T08:00:00.000Z',
  terms: { categories: [{ id: 1, title: 'Novosti', slug: 'novosti' }] },
};

test('a post is read by its slug, with title, day, picture, categories and body · POST-04 POST-05 POST-06 POST-07 POST-08', async () => {
  const categories = ['novosti', 'zanati'].map((slug, id) => ({ id, title: slug, slug }));
  const requested: unknown[] = [];
  const call = async (name: string, input: object) => {
    requested.push([name, input]);
    return ok({ data: [{ ...sample, media, terms: { categories } }] });
  };
  const context = { api: { call }, param: 'otvorenje' } as unknown as LoadContext;
  const { title, published_at: publishedAt, body } = sample;
  expect(await load(context, { showMore: false })).toMatchObject({
    value: {
      post: { title, publishedAt, picture: { alt: media.alt } },
      body,
      terms: categories,
    },
  });
  expect(requested).toEqual([
    ['post.filterStandard', { filters: { slug: 'otvorenje' }, limit: 1 }],
  ]);
});

test('posts of the same categories come before other posts, the newest first, none twice · POST-09 CONST-12', async () => {
  const requests: object[] = [];
  const call = async (
    _: string,
    { filters, sort }: { filters: { slug?: string; termSlugs?: string[] }; sort?: object },
  ) => {
    requests.push({ ...filters, sort });
    const ids = filters.slug ? [1] : filters.termSlugs ? [5] : [7, 8, 9];
    return ok({ data: ids.map((id) => ({ ...post, id })) });
  };
  const context = { api: { call }, param: 'noc', language: 'hr' } as unknown as LoadContext;
  const loaded = await load(context, { showMore: true });
  expect(loaded.ok && loaded.value.more.map(({ id }) => id)).toEqual([5, 7, 8]);
  const newest = { param: 'published_at', order: 'desc' };
  expect(requests).toMatchObject([
    { slug: 'noc' },
    { termSlugs: ['novosti'], sort: newest },
    { excludeIds: [1, 5], sort: newest },
  ]);
  for (const request of requests.slice(1)) {
    expect(request).toMatchObject({ excludeTermSlugs: ['nije-vidljivo'] });
  }
});

test('a post that is not translated has the address of its own language as canonical · I18N-04', () => {
  const t = (key: string) => key;
  const contextIn = (language: string) => ({ site, language, t }) as unknown as LoadContext;
  const data = { ...fixture.data, slugs: { hr: 'parking' } } as unknown as PostData;
  for (const language of ['hr', 'de']) {
    const { canonical, alternates } = head(data, contextIn(language));
    expect({ canonical, alternates }).toEqual({
      canonical: '/parking',
      alternates: { hr: '/parking' },
    });
  }
});

test('structured data names author and dates; a text older than its publication is unchanged', () => {
  const t = (key: string) => key;
  const context = { site, language: 'hr', t } as unknown as LoadContext;
  const data = fixture.data as unknown as PostData;
  const published = '2026-11-01T08:00:00.000Z';
  const articleOf = (updatedAt: string) =>
    head({ ...data, updatedAt, post: { ...data.post, publishedAt: published } }, context)
      .jsonLd?.[0];
  expect(articleOf('2026-11-05T08:00:00.000Z')).toMatchObject({
    datePublished: published,
    dateModified: '2026-11-05T08:00:00.000Z',
    author: { '@type': 'Organization', name: 'Muzej' },
  });
  const author = { id: 1, name: 'Ana', slug: 'ana' };
  expect(head({ ...data, author }, context).jsonLd?.[0]).toMatchObject({
    author: { '@type': 'Person', name: 'Ana', url: 'https://shop.example/autor/ana' },
  });
  expect(articleOf('2026-10-05T08:00:00.000Z')?.dateModified).toBe(published);
  expect(head(data, context).jsonLd?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'post-detail.blog', item: 'https://shop.example/objave' },
      { position: 2, name: data.post.title },
    ],
  });
});
