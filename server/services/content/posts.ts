import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import { newsExcludedTerm, paging } from '#schemas/constants.ts';
import type { Post } from '#schemas/entities/post.ts';
import { type Language, type LocalizedText, languageOf, localize } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import { languagesSql } from '../../db/language-sql.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { type Condition, every } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, type Page, paginated, readPage } from '../paging.ts';
import { searchSite } from '../search/search-site.ts';
import { type MediaRow, mediaJson, mediaOrNull } from './media-entity.ts';
import { categoryOfPost, type TermRow, termIds, termJson } from './terms.ts';

type Input = EndpointInput<'post.filterStandard'>;
type Filters = NonNullable<Input['filters']>;
type Posts = EndpointOutput<'post.filterStandard'>;

interface PostRow {
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly body: LocalizedText | null;
  readonly media: MediaRow | null;
  readonly author: Post['author'] | null;
  readonly published_at: string;
  readonly updated_at: string;
  readonly post_type: string;
  readonly terms: readonly TermRow[];
  readonly total: number;
}

/** Maximum age in ms of a cached list, so that scheduled posts appear in time. */
const freshMs = 60_000;
const withoutPages = 500;
const tags = ['posts', 'terms', 'media'];

export function createPostHandlers(deps: ServiceDependencies) {
  return {
    async 'post.filterStandard'(input, { language, now }) {
      if (input.keywords) return ok(await loadPosts(deps, input, language, now));
      const minute = Math.floor(now.getTime() / freshMs);
      const key = `posts ${language} ${minute} ${JSON.stringify(input)}`;
      const posts = await deps.cache.get(key, tags, () => loadPosts(deps, input, language, now));
      return ok(posts);
    },
  } satisfies Partial<Handlers>;
}

async function loadPosts(
  deps: ServiceDependencies,
  input: Input,
  language: Language,
  now: Date,
): Promise<Posts> {
  const { filters = {} } = input;
  const page = input.noPaginate
    ? { page: 1, limit: withoutPages }
    : readPage(input, { limit: paging.postListLimit });
  const isOne = filters.slug !== undefined || filters.id !== undefined;
  const found = await searchSite(deps, input.keywords, language);
  const ids = found && found.byKind.post.map(({ id }) => id);
  if (ids) deps.cache.note(tags);
  const where = every([
    sql`p.published_at <= ${now.toISOString()}`,
    ...(isOne ? oneConditions(filters) : listConditions(filters, language)),
    ...(ids ? [sql`p.id = ANY (${ids}::int[])`] : []),
  ]);
  const rows = await selectPosts(deps.db, where, isOne, postOrder(input, ids), page);
  const total = rows[0]?.total ?? 0;
  return deepFreeze(
    paginated(
      rows.map((row) => postOf(row, language)),
      total,
      page,
    ),
  );
}

async function selectPosts(
  db: ServiceDependencies['db'],
  where: Condition,
  withBody: boolean,
  order: Condition,
  page: Page,
): Promise<readonly PostRow[]> {
  const { rows } = await sql<PostRow>`
    WITH found AS (SELECT p.id, p.published_at, count(*) OVER () AS total FROM posts p
      WHERE ${where} ORDER BY ${order}
      LIMIT ${page.limit} OFFSET ${offsetOf(page)})
    SELECT p.id, p.slugs, p.title, p.excerpt, p.published_at, p.updated_at, p.post_type, found.total,
      ${withBody ? sql`p.body` : sql`NULL`} AS body, ${mediaJson('p.media_id')} AS media,
      (SELECT jsonb_build_object('id', a.id, 'name', a.name, 'slug', a.slug) FROM authors a
        WHERE a.id = p.author_id) AS author,
      ARRAY(SELECT ${termJson}
        FROM post_terms pt JOIN terms t ON t.id = pt.term_id
        WHERE pt.post_id = p.id ORDER BY pt.position) AS terms
    FROM found JOIN posts p USING (id)
    ORDER BY ${order}`.execute(db);
  return rows;
}

/** Search results without a sort are in order of relevance. */
function postOrder({ sort }: Input, ids: readonly number[] | null): Condition {
  if (ids && !sort) return sql`array_position(${ids}::int[], p.id)`;
  const direction = sql.raw(sort?.order === 'asc' ? 'ASC' : 'DESC');
  return sql`p.published_at ${direction}, p.id ${direction}`;
}

function oneConditions({ slug, id }: Filters): Condition[] {
  if (id !== undefined) return [sql`p.id = ${id}`];
  return [
    sql`p.id IN (SELECT post_id FROM post_slugs
      WHERE language IN (${languagesSql}) AND slug = ${slug ?? ''})`,
  ];
}

/** Posts of the excluded term are in no list (NEWS-10). */
function listConditions(filters: Filters, language: Language): Condition[] {
  const { termSlugs, excludeTermSlugs = [], authorSlug, dateFrom, dateTo, excludeIds } = filters;
  const conditions = [
    sql`p.post_type = ANY (${filters.postTypeSlugs ?? ['post']}::text[])`,
    sql`p.id NOT IN (${inTerms([newsExcludedTerm, ...excludeTermSlugs], language)})`,
  ];
  if (termSlugs && termSlugs.length > 0) {
    conditions.push(sql`p.id IN (${inTerms(termSlugs, language)})`);
  }
  if (authorSlug !== undefined) {
    conditions.push(
      sql`p.author_id = (SELECT author_id FROM author_slugs WHERE slug = ${authorSlug})`,
    );
  }
  if (dateFrom) conditions.push(sql`p.published_at >= ${dateFrom}::timestamptz`);
  if (dateTo) conditions.push(sql`p.published_at <= ${dateTo}::timestamptz`);
  if (excludeIds) conditions.push(sql`p.id <> ALL (${excludeIds}::int[])`);
  return conditions;
}

const inTerms = (slugs: readonly string[], language: Language) =>
  sql`SELECT post_id FROM post_terms WHERE term_id IN (${termIds(slugs, language)})`;

function postOf(row: PostRow, language: Language): Post {
  const categories = row.terms.map((term) => categoryOfPost(term, language));
  const [main] = categories;
  return {
    id: row.id,
    title: localize(row.title, language),
    language: languageOf(row.title, language),
    slug: localize(row.slugs, language),
    excerpt: localize(row.excerpt, language),
    ...(row.body && { body: cleanHtml(localize(row.body, language)) }),
    media: mediaOrNull(row.media, language),
    ...(row.author && { author: row.author }),
    published_at: row.published_at,
    updated_at: row.updated_at,
    postType: row.post_type,
    terms: { categories, ...(main && { slugMain: main.slug }) },
    slugs: row.slugs,
  };
}
