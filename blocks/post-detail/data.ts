import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { absolute, breadcrumbList, headOf, thing } from '#runtime/product/json-ld.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { pageHref } from '#runtime/routes/href.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import type { Post } from '#schemas/entities/post.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface PostData {
  readonly post: CardPost;
  readonly body: string;
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
    body: post.body ?? '',
    terms: post.terms.categories.map(({ id, title, slug }) => ({ id, title, slug })),
    slugs: post.slugs ?? {},
    more: options.showMore ? await fetchMore(context, post.id) : [],
  });
});

export function head(data: PostData, { site, language }: LoadContext): Partial<PageHead> {
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
    image,
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
        publisher: { '@type': 'Organization', name: site.name },
      }),
      breadcrumbList(site, [{ label: post.title, href: path }]),
    ],
  });
}

const moreCount = 3;

async function fetchMore({ api }: LoadContext, own: number): Promise<CardPost[]> {
  const found = await api.call('post.filterStandard', {
    filters: { excludeIds: [own], excludeTermSlugs: [newsExcludedTerm] },
    sort: { param: 'published_at', order: 'desc' },
    limit: moreCount,
    page: 1,
  });
  return found.ok ? found.value.data.map(toPostCard) : [];
}
