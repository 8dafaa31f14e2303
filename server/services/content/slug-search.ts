import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  localize,
} from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { pagePath } from './addresses.ts';

interface Row {
  readonly kind: 'page' | 'post' | 'product' | 'category' | 'post-category' | 'event' | 'author';
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
}

const sourcesIn = (language: Language) => ({
  page: sql`SELECT 'page' AS kind, id, slugs::jsonb, title::jsonb FROM pages`,
  post: sql`SELECT 'post', id, slugs::jsonb, title::jsonb FROM posts`,
  product: sql`SELECT 'product', id, slugs::jsonb, name::jsonb FROM products
    WHERE visible_individually AND ${isPublished('products', language)}`,
  category: sql`SELECT 'category', id, slugs::jsonb, name::jsonb FROM categories`,
  'post-category': sql`SELECT 'post-category', id, slugs::jsonb, title::jsonb FROM terms`,
  event: sql`SELECT 'event', id, jsonb_build_object(${defaultLanguageSql}, id::text), title::jsonb FROM events`,
  author: sql`SELECT 'author', id, jsonb_build_object(${defaultLanguageSql}, slug),
    jsonb_build_object(${defaultLanguageSql}, name) FROM authors`,
});

/** Finds link targets by title or slug, closest titles first. */
export async function searchSlugs(
  deps: ServiceDependencies,
  { keywords = '', kind, limit = 20 }: EndpointInput<'finder.searchSlugs'>,
  language: Language,
): Promise<EndpointOutput<'finder.searchSlugs'>> {
  const sources = sourcesIn(language);
  const parts = kind ? [sources[kind]] : Object.values(sources);
  const all = sql.join(parts, sql` UNION ALL `);
  const { rows } = await sql<Row>`
    SELECT kind, id, slugs, title FROM (
      SELECT *, fold(coalesce(title ->> ${language}, title ->> ${defaultLanguageSql})) AS folded
      FROM (${all}) AS found (kind, id, slugs, title)
    ) AS named
    WHERE folded LIKE '%' || replace(replace(fold(${keywords}), '\\', '\\\\'), '%', '\\%') || '%'
      OR slugs ->> ${defaultLanguageSql} LIKE '%' || replace(replace(lower(${keywords}), '\\', '\\\\'), '%', '\\%') || '%'
    ORDER BY position(fold(${keywords}) IN folded) = 0, length(folded), kind, id
    LIMIT ${limit}`.execute(deps.readDb);
  return rows.map((row) => {
    const slug = localize(row.slugs, language);
    const target = `${row.kind}:${row.slugs[defaultLanguage]}`;
    const title = localize(row.title, language);
    return { kind: row.kind, id: row.id, slug, title, target, path: pathOf(deps, row, language) };
  });
}

function pathOf({ screens }: ServiceDependencies, row: Row, language: Language): string {
  if (row.kind === 'page' || row.kind === 'post') {
    return pagePath(language, localize(row.slugs, language));
  }
  const target = `${row.kind}:${localize(row.slugs, language)}`;
  return screens?.targetHref(language, target) ?? target;
}
