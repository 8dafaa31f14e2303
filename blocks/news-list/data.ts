import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { headOf } from '#runtime/product/json-ld.ts';
import { fetchSpan, readGrowingSpan } from '#runtime/product/page-span.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { feedHref } from '#runtime/routes/feed-href.ts';
import { newsExcludedTerm, paging } from '#schemas/constants.ts';
import { readList } from '#schemas/entities/lists.ts';
import type { PostCategory } from '#schemas/entities/post.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';
import { chosenTerm, newsTerms } from './news-terms.ts';

type Term = Pick<PostCategory, 'id' | 'title' | 'slug'>;

export interface NewsData {
  readonly terms: readonly Term[];
  readonly chosen: Term | null;
  readonly posts: readonly CardPost[];
  /** The last page shown. */
  readonly page: number;
  readonly totalPages: number;
}

export const load = defineLoad<typeof model, NewsData>(async ({ api, url }) => {
  const listed = await api.call('term.filterStandard', { noPaginate: true });
  const terms = listed.ok ? newsTerms(listed.value.categories) : [];
  const chosen = chosenTerm(terms, url.searchParams.get('category'));
  const span = readGrowingSpan(url.searchParams);
  const found = await fetchSpan(span, async (page) => {
    const response = await api.call('post.filterStandard', {
      filters: {
        excludeTermSlugs: [newsExcludedTerm],
        ...(chosen ? { termSlugs: [chosen.slug] } : {}),
      },
      sort: { param: 'published_at', order: 'desc' },
      limit: paging.newsLimit,
      page,
    });
    return response.ok ? ok(readList(response.value)) : response;
  });
  if (!found.ok) return found;
  const { records, totalPages } = found.value;
  return ok({
    terms: terms.map(({ id, title, slug }) => ({ id, title, slug })),
    chosen,
    posts: records.map(toPostCard),
    page: Math.min(span.last, Math.max(1, totalPages)),
    totalPages,
  });
});

export function head(
  { page, chosen }: NewsData,
  { url, t, language }: LoadContext,
): Partial<PageHead> {
  const feeds = [{ title: t('news-list.title'), href: feedHref(language, 'posts.atom') }];
  if (page === 1) return { feeds };
  const query = new URLSearchParams({
    ...(chosen && { category: chosen.slug }),
    page: String(page),
  });
  return headOf({
    feeds,
    part: t('news-list.page', { page }),
    canonical: `${url.pathname}?${query}`,
  });
}
