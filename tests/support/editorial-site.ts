import { testSite } from '#server/testing/site.ts';
import { openSiteApi, type SiteApi } from './api.ts';

/** A category of posts with a name and an address in each language. */
const topicOne = {
  title: { hr: 'tema-1', en: 'Topic' },
  slugs: { hr: 'tema-1', en: 'topic-1' },
};

/** Categories of posts, more than a page of them. */
export const topics = Array.from({ length: 11 }, (_, at) => `tema-${at + 1}`);

/** A post without picture, author and address. */
const postOf = (title: string) => {
  const text = JSON.stringify({ hr: title });
  return { slugs: text, title: text, excerpt: text, body: text, media_id: null, author_id: null };
};

/** Opens the API of a site with events, posts, an author and consents, as an external program reads it. */
export async function openEditorialSite(): Promise<SiteApi> {
  const excerpt = { hr: 'Jedrilice', en: 'Sailing boats' };
  const body = { hr: '<p>Jedra</p><script>alert(1)</script>' };
  const events = testSite.events.map((event) => ({ ...event, excerpt, body }));
  const consents = testSite.consents.map((consent) => ({
    ...consent,
    displayName: { hr: 'Slažem se s <a href="/uvjeti">uvjetima</a>.' },
  }));
  const postCategories = [
    ...testSite.postCategories,
    ...topics.map((slug) => ({ slug, title: { hr: slug }, ...(slug === 'tema-1' && topicOne) })),
  ];
  const fairs = events.map((event) => ({
    ...event,
    key: 'sajam',
    title: { hr: 'Sajam', en: 'Fair' },
    dateFrom: '2026-09-01T08:00:00.000Z',
    dateTo: '2026-09-01T18:00:00.000Z',
  }));
  const all = [...fairs, ...events];
  const site = await openSiteApi({ ...testSite, events: all, consents, postCategories });
  const { db } = site.database;
  await db
    .insertInto('posts')
    .values({ ...postOf('natjecaj'), post_type: 'natjecaj', published_at: '2026-01-20T08:00:00Z' })
    .execute();
  const author = {
    slug: 'ana-anic',
    name: 'Ana Anić',
    bio: JSON.stringify({ hr: '' }),
    media_id: null,
  };
  await db.insertInto('authors').values(author).execute();
  return site;
}
