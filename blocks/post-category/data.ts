import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { headOf } from '#runtime/product/json-ld.ts';
import { fetchSpan, type PageSpan, readSpan } from '#runtime/product/page-span.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { categoryFeedHref } from '#runtime/routes/feed-href.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { readList } from '#schemas/entities/lists.ts';
import type { PostCategory } from '#schemas/entities/post.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type AuthorPart, authorHead, loadAuthor } from './author.ts';
import type { model } from './model.ts';

type Term = Pick<PostCategory, 'id' | 'title' | 'slug' | 'slugs'>;

interface PostPages {
  readonly posts: readonly CardPost[];
  readonly span: PageSpan;
  readonly totalPages: number;
}

/** The posts of one category; on the screen of an author, the posts of that author. */
export type PostCategoryData = PostPages &
  (
    | { readonly term: Term; readonly terms: readonly Term[]; readonly author?: undefined }
    | { readonly author: AuthorPart }
  );

export const load = defineLoad<typeof model, PostCategoryData>(async (context, options) => {
  if (context.screen === 'author') return loadOfAuthor(context, options.perPage);
  const slug = options.category || context.param;
  if (!slug) return fail('notFound');
  const term = await context.api.call('term.get', { id: slug });
  if (!term.ok) return term;
  const [posts, terms] = await Promise.all([
    fetchPosts(context, { termSlugs: [term.value.slug] }, options.perPage),
    fetchTerms(context),
  ]);
  return posts.ok ? ok({ ...posts.value, term: toTerm(term.value), terms }) : posts;
});

async function loadOfAuthor(
  context: LoadContext,
  perPage: number,
): Promise<Result<PostCategoryData>> {
  if (context.param === null) return fail('notFound');
  const author = await loadAuthor(context, context.param);
  if (!author.ok) return author;
  const posts = await fetchPosts(context, { authorSlug: author.value.slug }, perPage);
  return posts.ok ? ok({ ...posts.value, author: author.value }) : posts;
}

export function head(data: PostCategoryData, context: LoadContext): Partial<PageHead> {
  const { posts, span } = data;
  const page = span.last;
  if (data.author) return authorHead(data.author, page, context);
  const { term } = data;
  const { url, t, language, param } = context;
  // Former addresses and those of other languages get the canonical address of this language.
  const path = param === null ? url.pathname : screenHref(language, 'blog', term.slug);
  const isFirst = page === 1;
  return headOf({
    title: term.title,
    description: t('post-category.description', { title: term.title }),
    image: posts.find(({ picture }) => picture)?.picture?.sources.at(-1)?.path,
    card: { title: term.title },
    feeds: [{ title: term.title, href: categoryFeedHref(language, term.slug, 'atom') }],
    part: isFirst ? undefined : t('post-category.page', { page }),
    canonical: isFirst ? path : `${path}?page=${page}`,
    alternates: param === null ? undefined : alternatesOf(term),
  });
}

function alternatesOf({ slugs }: Term): PageHead['alternates'] | undefined {
  return (
    slugs &&
    Object.fromEntries(
      Object.entries(slugs).map(([each, slug]) => [each, screenHref(each, 'blog', slug)]),
    )
  );
}

/** A page after the last one is not found. */
async function fetchPosts(
  { api, url }: LoadContext,
  filters: { readonly termSlugs?: string[]; readonly authorSlug?: string },
  limit: number,
): Promise<Result<PostPages>> {
  const span = readSpan(url.searchParams);
  const found = await fetchSpan(span, async (page) => {
    const list = await api.call('post.filterStandard', {
      filters: { ...filters, excludeTermSlugs: [newsExcludedTerm] },
      sort: { param: 'published_at', order: 'desc' },
      limit,
      page,
    });
    return list.ok ? ok(readList(list.value)) : list;
  });
  if (!found.ok) return found;
  const { records, totalPages } = found.value;
  if (span.last > Math.max(1, totalPages)) return fail('notFound');
  return ok({ posts: records.map(toPostCard), span, totalPages });
}

async function fetchTerms({ api }: LoadContext): Promise<Term[]> {
  const found = await api.call('term.filterStandard', { noPaginate: true });
  if (!found.ok) return [];
  return found.value.categories.filter(({ slug }) => slug !== newsExcludedTerm).map(toTerm);
}

function toTerm({ id, title, slug, slugs }: PostCategory): Term {
  return { id, title, slug, ...(slugs && { slugs }) };
}
