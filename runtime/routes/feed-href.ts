import type { Language } from '#schemas/languages.ts';

export type FeedName = 'posts.atom' | 'posts.rss' | 'events.ics' | 'products.xml';

/** Returns the path of a feed in a language. */
export const feedHref = (language: Language, name: FeedName): string =>
  `/feeds/${language}/${name}`;

/** Returns the path of the feed of one category of posts. */
export const categoryFeedHref = (language: Language, slug: string, kind: 'atom' | 'rss'): string =>
  `/feeds/${language}/posts/${encodeURIComponent(slug)}.${kind}`;
