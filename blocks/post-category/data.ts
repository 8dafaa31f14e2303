import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { headOf } from '#runtime/product/json-ld.ts';
import { fetchSpan, type PageSpan, readSpan } from '#runtime/product/page-span.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { categoryFeedHref } from '#runtime/routes/feed-href.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { readList } from '#schemas/entities/lists.ts';
import type { PostCategory } from '#schemas/entities/post.ts';
import { fail, ok } from '#schemas/result.ts';
import type { model } from './model.ts';

type Term = Pick<PostCategory, 'id' | 'title' | 'slug'>;

export interface PostCategoryData {
  readonly term: Term;
  readonly terms: readonly Term[];
  readonly posts: readonly CardPost[];
  readonly span: PageSpan;
  readonly totalPages: number;
}

export const load = defineLoad<typeof model, PostCategoryData>(async (context, options) => {
  const slug = options.category || context.param;
  if (!slug) return fail('notFound');
  const term = await context.api.call('term.get', { id: slug });
  if (!term.ok) return term;
  const span = readSpan(context.url.searchParams);
  const [posts, terms] = await Promise.all([
    fetchPosts(context, term.value.slug, options.perPage, span),
    fetchTerms(context),
  ]);
  if (!posts.ok) return posts;
  const { records, totalPages } = posts.value;
  if (span.last > Math.max(1, totalPages)) return fail('notFound');
  return ok({
    term: toTerm(term.value),
    terms,
    posts: records.map(toPostCard),
    span,
    totalPages,
  });
});

export function head(
  { term, posts, span }: PostCategoryData,
  { url, t, language }: LoadContext,
): Partial<PageHead> {
  const page = span.last;
  const isFirst = page === 1;
  return headOf({
    title: term.title,
    description: t('post-category.description', { title: term.title }),
    image: posts.find(({ picture }) => picture)?.picture?.sources.at(-1)?.path,
    card: { title: term.title },
    feeds: [{ title: term.title, href: categoryFeedHref(language, term.slug, 'atom') }],
    part: isFirst ? undefined : t('post-category.page', { page }),
    canonical: isFirst ? url.pathname : `${url.pathname}?page=${page}`,
  });
}

async function fetchPosts({ api }: LoadContext, slug: string, limit: number, span: PageSpan) {
  return fetchSpan(span, async (page) => {
    const found = await api.call('post.filterStandard', {
      filters: { termSlugs: [slug], excludeTermSlugs: [newsExcludedTerm] },
      sort: { param: 'published_at', order: 'desc' },
      limit,
      page,
    });
    return found.ok ? ok(readList(found.value)) : found;
  });
}

async function fetchTerms({ api }: LoadContext): Promise<Term[]> {
  const found = await api.call('term.filterStandard', { noPaginate: true });
  if (!found.ok) return [];
  return found.value.categories.filter(({ slug }) => slug !== newsExcludedTerm).map(toTerm);
}

function toTerm({ id, title, slug }: PostCategory): Term {
  return { id, title, slug };
}
