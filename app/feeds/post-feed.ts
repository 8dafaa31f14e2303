import { Feed } from 'feed';
import { absolute } from '#runtime/product/json-ld.ts';
import { categoryFeedHref, feedHref } from '#runtime/routes/feed-href.ts';
import { homeHref, pageHref, screenHref } from '#runtime/routes/href.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { readList } from '#schemas/entities/lists.ts';
import type { Post, PostCategory } from '#schemas/entities/post.ts';
import { textsIn } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import { enclosureOf } from './enclosure.ts';
import type { FeedContext } from './feed-sources.ts';
import { feedTexts } from './feed-texts.ts';

export type PostFeedKind = 'atom' | 'rss';

const newest = 20;

/** The newest posts as Atom or RSS, of one category if `slug` names one. */
export async function postFeed(
  context: FeedContext,
  kind: PostFeedKind,
  slug?: string,
): Promise<Result<string>> {
  const { api, language } = context;
  const term = slug === undefined ? null : await api.call('term.get', { id: slug });
  if (term && !term.ok) return term;
  const found = await api.call('post.filterStandard', {
    filters: {
      excludeTermSlugs: [newsExcludedTerm],
      ...(term && { termSlugs: [term.value.slug] }),
    },
    sort: { param: 'published_at', order: 'desc' },
    limit: newest,
  });
  if (!found.ok) return found;
  // A post without a translation is only in the feed of its own language.
  const posts = readList(found.value).records.filter((post) => post.language === language);
  const feed = await feedOf(context, posts, term?.value ?? null);
  return ok(kind === 'atom' ? feed.atom1() : feed.rss2());
}

async function feedOf(
  context: FeedContext,
  posts: readonly Post[],
  term: PostCategory | null,
): Promise<Feed> {
  const { site, language } = context;
  const title = term?.title ?? textsIn(feedTexts, language).posts;
  const own = (kind: PostFeedKind) =>
    term ? categoryFeedHref(language, term.slug, kind) : feedHref(language, `posts.${kind}`);
  const changes = posts.map(changedAt).sort();
  const feed = new Feed({
    id: absolute(site, own('atom')),
    title: `${title} · ${site.name}`,
    link: absolute(site, term ? screenHref(language, 'blog', term.slug) : homeHref(language)),
    language,
    copyright: site.name,
    generator: 'Izlog',
    feedLinks: { atom: absolute(site, own('atom')), rss: absolute(site, own('rss')) },
    updated: new Date(changes.at(-1) ?? 0),
  });
  for (const post of posts) feed.addItem(await itemOf(post, context));
  return feed;
}

const changedAt = ({ published_at: published, updated_at: updated }: Post): string =>
  updated ?? published ?? '';

function authorOf({ author }: Post, { site, language }: Pick<FeedContext, 'site' | 'language'>) {
  return author
    ? { name: author.name, link: absolute(site, screenHref(language, 'author', author.slug)) }
    : { name: site.name, link: site.url };
}

async function itemOf(post: Post, { site, language, pictures }: FeedContext) {
  const link = absolute(site, pageHref(language, post.slug));
  const enclosure = await enclosureOf(post.media, { site, pictures });
  return {
    id: link,
    link,
    title: post.title,
    description: post.excerpt,
    date: new Date(changedAt(post)),
    published: new Date(post.published_at ?? changedAt(post)),
    author: [authorOf(post, { site, language })],
    category: post.terms.categories.map(({ title, slug }) => ({ name: title, term: slug })),
    ...(enclosure && { enclosure }),
  };
}
