import type { Kysely } from 'kysely';
import type {
  AuthorData,
  EventData,
  PageData,
  PostData,
  TemplateData,
} from '#schemas/content-data.ts';
import { defaultLanguage, type LocalizedText, languages, localize } from '#schemas/languages.ts';
import type { SiteData } from '#schemas/site-data.ts';
import { cleanTexts } from '../../html/clean-html.ts';
import type { Database } from '../schema.ts';
import { documentRows, sharedRows } from './elements.ts';
import type { SeedKeys } from './keys.ts';
import { navigationElement } from './navigations.ts';
import { type Ids, insertRows, numberKeys } from './rows.ts';

export async function seedContent(
  db: Kysely<Database>,
  site: SiteData,
  keys: SeedKeys,
): Promise<void> {
  await seedDocuments(db, site);
  await seedPosts(db, site, keys);
  await insertRows(db, 'events', site.events.map(eventRow(keys)));
  await insertRows(db, 'search_synonyms', site.searchSynonyms ?? []);
}

async function seedDocuments(db: Kysely<Database>, site: SiteData): Promise<void> {
  const { pages, templates, sharedElements, navigations } = site;
  await insertRows(db, 'elements', [
    ...sharedRows([...sharedElements, ...navigations.map(navigationElement)]),
    ...pages.flatMap(({ links }, i) => documentRows(`page:${i + 1}`, links, sharedElements)),
    ...templates.flatMap(({ links }, i) =>
      documentRows(`template:${i + 1}`, links, sharedElements),
    ),
  ]);
  await insertRows(db, 'pages', pages.map(pageRow));
  await insertRows(
    db,
    'page_slugs',
    pages.flatMap(({ slug }, i) => slugRows(slug).map((row) => ({ ...row, page_id: i + 1 }))),
  );
  await insertRows(db, 'templates', templates.map(templateRow));
}

const pageRow = ({ slug, title, description }: PageData, index: number) => ({
  id: index + 1,
  slugs: slug,
  title,
  description,
  published_at: new Date().toISOString(),
});

const templateRow = ({ slug, title, description }: TemplateData, index: number) => ({
  id: index + 1,
  slug,
  title,
  description,
});

/** A language without its own slug uses that of the default language. */
function slugRows(slug: LocalizedText) {
  return languages.map((language) => ({ language, slug: localize(slug, language) }));
}

async function seedPosts(db: Kysely<Database>, site: SiteData, keys: SeedKeys): Promise<void> {
  const terms = numberKeys(
    'post categories',
    site.postCategories.map(({ slug }) => slug),
  );
  await insertRows(
    db,
    'terms',
    site.postCategories.map(({ slug, slugs, title }, position) => ({
      id: terms.of(slug),
      slug,
      ...(slugs && { slugs: { ...slugs, [defaultLanguage]: slug } }),
      title,
      position,
    })),
  );
  const authors = numberKeys(
    'authors',
    (site.authors ?? []).map(({ slug }) => slug),
  );
  await insertRows(db, 'authors', (site.authors ?? []).map(authorRow(keys)));
  await insertRows(db, 'posts', site.posts.map(postRow(keys, authors)));
  await insertRows(
    db,
    'post_slugs',
    site.posts.flatMap(({ slug }, i) => slugRows(slug).map((row) => ({ ...row, post_id: i + 1 }))),
  );
  const links = site.posts.flatMap(({ categories }, index) =>
    categories.map((slug, position) => ({
      post_id: index + 1,
      term_id: terms.of(slug),
      position,
    })),
  );
  await insertRows(db, 'post_terms', links);
}

const authorRow =
  (keys: SeedKeys) =>
  ({ slug, name, bio, picture, links = [] }: AuthorData, index: number) => ({
    id: index + 1,
    slug,
    name,
    bio,
    media_id: picture === null ? null : keys.media.of(picture),
    links,
  });

const postRow = (keys: SeedKeys, authors: Ids) => (post: PostData, index: number) => ({
  id: index + 1,
  slugs: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  body: cleanTexts(post.body),
  media_id: post.picture === null ? null : keys.media.of(post.picture),
  ...(post.author !== undefined && { author_id: authors.of(post.author) }),
  published_at: post.publishedAt,
});

const eventRow = (keys: SeedKeys) => (event: EventData, index: number) => ({
  id: index + 1,
  slug: event.key,
  title: event.title,
  excerpt: event.excerpt,
  body: cleanTexts(event.body),
  location: event.location,
  media_id: keys.media.of(event.picture),
  ticket_product_id: event.ticketSku === undefined ? null : keys.products.of(event.ticketSku),
  date_from: event.dateFrom,
  date_to: event.dateTo,
  capacity: event.capacity ?? null,
  seats: event.seats ?? [],
});
