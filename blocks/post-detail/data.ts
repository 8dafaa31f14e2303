import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead, SiteInfo } from '#runtime/page/payload.ts';
import { absolute, breadcrumbList, headOf, thing } from '#runtime/product/json-ld.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import type { Post } from '#schemas/entities/post.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface PostData {
  readonly post: CardPost;
  readonly author: Post['author'];
  readonly body: string;
  readonly updatedAt: string | null;
  /** Reading time in minutes, at about 200 words a minute. */
  readonly readingTime: number;
  readonly terms: readonly { readonly id: number; readonly title: string; readonly slug: string }[];
  readonly slugs: NonNullable<Post['slugs']>;
  readonly more: readonly CardPost[];
}

export const load = defineLoad<typeof model, PostData>(async (context, options) => {
  const { api, param } = context;
  if (param === null) return fail('notFound');
  const found = await api.call('post.filterStandard', { filters: { slug: param }, limit: 1 });
  if (!found.ok) return found;
  const [post] = found.value.data;
  if (!post) return fail('notFound');
  return ok({
    post: toPostCard(post),
    author: post.author,
    body: post.body ?? '',
    updatedAt: post.updated_at ?? null,
    readingTime: readingTime(post.body ?? ''),
    terms: post.terms.categories.map(({ id, title, slug }) => ({ id, title, slug })),
    slugs: post.slugs ?? {},
    more: options.showMore ? await fetchRelated(context, post) : [],
  });
});

export function head(data: PostData, context: LoadContext): Partial<PageHead> {
  const { site, language, t } = context;
  const { post, slugs } = data;
  const written = slugs[language]
    ? language
    : (languages.find((other) => slugs[other]) ?? language);
  const path = pageHref(written, slugs[written] ?? post.slug);
  const image = post.picture?.sources.at(-1)?.path;
  return headOf({
    title: post.title,
    description: post.excerpt,
    canonical: path,
    kind: 'article',
    image,
    card: { title: post.title, ...(post.category && { label: post.category }) },
    alternates: Object.fromEntries(
      languages.flatMap((other) => {
        const slug = slugs[other];
        return slug ? [[other, pageHref(other, slug)]] : [];
      }),
    ),
    jsonLd: [
      thing('NewsArticle', {
        headline: post.title,
        description: post.excerpt,
        url: absolute(site, path),
        ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
        ...(image ? { image: absolute(site, image) } : {}),
        ...(data.updatedAt ? { dateModified: later(data.updatedAt, post.publishedAt) } : {}),
        inLanguage: written,
        author: data.author ? personOf(data.author, context) : publisherOf(site),
        publisher: publisherOf(site),
      }),
      breadcrumbList(site, [
        { label: t('post-detail.blog'), href: screenHref(language, 'blog') },
        { label: post.title, href: path },
      ]),
    ],
  });
}

/** A post that was written before it was published has not changed since. */
const later = (changed: string, published: string | null) =>
  published !== null && changed < published ? published : changed;

const publisherOf = ({ name, url }: SiteInfo) => ({ '@type': 'Organization', name, url });

const personOf = (
  { name, slug }: NonNullable<PostData['author']>,
  { site, language }: LoadContext,
) => ({
  '@type': 'Person',
  name,
  url: absolute(site, screenHref(language, 'author', slug)),
});

const relatedCount = 3;

/** Returns posts of the same categories, then the newest others. */
async function fetchRelated(context: LoadContext, { id, terms }: Post): Promise<CardPost[]> {
  const slugs = terms.categories.map(({ slug }) => slug);
  const related = slugs.length > 0 ? await fetchPosts(context, [id], slugs) : [];
  const left = relatedCount - related.length;
  if (left === 0) return related;
  const others = await fetchPosts(context, [id, ...related.map((post) => post.id)]);
  return [...related, ...others.slice(0, left)];
}

async function fetchPosts(
  { api }: LoadContext,
  excludeIds: number[],
  termSlugs?: string[],
): Promise<CardPost[]> {
  const found = await api.call('post.filterStandard', {
    filters: { excludeIds, excludeTermSlugs: [newsExcludedTerm], ...(termSlugs && { termSlugs }) },
    sort: { param: 'published_at', order: 'desc' },
    limit: relatedCount,
    page: 1,
  });
  return found.ok ? found.value.data.map(toPostCard) : [];
}

const wordsPerMinute = 200;

export function readingTime(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
