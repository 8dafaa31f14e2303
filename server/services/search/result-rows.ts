import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '#schemas/api/search.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import { pagePath } from '../content/addresses.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';

/** One result as visitors see it. */
export interface ResultRecord {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
}

interface Row {
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly total: number;
}

type Source = (now: string, language: Language) => RawBuilder<unknown>;

/** Conditions for rows of each kind that visitors may see. */
const sources: Readonly<Record<SearchKind, Source>> = {
  product: (
    _now,
    language,
  ) => sql`SELECT id, slugs::jsonb, name::jsonb, excerpt::jsonb FROM products
    WHERE visible_individually AND ${isPublished('products', language)}`,
  category: () => sql`SELECT id, slugs::jsonb, name::jsonb, description::jsonb FROM categories`,
  post: (now) => sql`SELECT id, slugs::jsonb, title::jsonb, excerpt::jsonb FROM posts
    WHERE published_at <= ${now} AND id NOT IN (SELECT pt.post_id FROM post_terms pt
      JOIN terms t ON t.id = pt.term_id WHERE t.slug = ${newsExcludedTerm})`,
  page: (now, language) => sql`SELECT id, slugs::jsonb, title::jsonb, description::jsonb FROM pages
    WHERE published_at <= ${now} AND ${language} = ANY (languages)`,
  event: () => sql`SELECT id, jsonb_build_object(${defaultLanguageSql}, id::text), title::jsonb,
    excerpt::jsonb FROM events`,
};

const shortExcerpt = 200;

/** Returns the first of these items that visitors may see, in this order, and how many there are. */
export async function readResults(
  deps: ServiceDependencies,
  kind: SearchKind,
  ids: readonly number[],
  limit: number,
  language: Language,
  now: Date,
): Promise<{ readonly total: number; readonly records: ResultRecord[] }> {
  if (ids.length === 0) return { total: 0, records: [] };
  const { rows } = await sql<Row>`
    SELECT found.*, count(*) OVER () AS total
    FROM (${sources[kind](now.toISOString(), language)}) AS found (id, slugs, title, excerpt)
    JOIN unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, place) USING (id)
    ORDER BY hit.place LIMIT ${limit}`.execute(deps.readDb);
  return {
    total: rows[0]?.total ?? 0,
    records: rows.map((row) => recordOf(deps, kind, row, language)),
  };
}

function recordOf(
  { screens }: ServiceDependencies,
  kind: SearchKind,
  row: Row,
  language: Language,
): ResultRecord {
  const target = `${kind}:${localize(row.slugs, language)}`;
  const path =
    kind === 'page' || kind === 'post'
      ? pagePath(language, localize(row.slugs, language))
      : (screens?.targetHref(language, target) ?? target);
  const excerpt = localize(row.excerpt, language).replace(/<[^>]*>/g, ' ');
  return {
    id: row.id,
    title: localize(row.title, language),
    excerpt: excerpt.slice(0, shortExcerpt),
    path,
  };
}
