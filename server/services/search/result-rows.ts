import { type RawBuilder, sql } from 'kysely';
import { type SearchKind, searchKinds } from '#schemas/api/search.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import { hasBit } from '../catalogue/list-bits.ts';
import { readListIndex } from '../catalogue/read-list-index.ts';
import { pagePath } from '../content/addresses.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';

/** A search result as visitors see it. */
export interface ResultRecord {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
}

interface Row {
  readonly kind: SearchKind;
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly total: number;
}

interface Source {
  readonly table: string;
  /** Addresses, title and excerpt of an `item`. */
  readonly texts: RawBuilder<unknown>;
  /** Condition: visitors may see the `item`. */
  readonly isVisible: (now: string, language: Language) => RawBuilder<unknown>;
}

const sources: Readonly<Record<SearchKind, Source>> = {
  product: {
    table: 'products',
    texts: sql`item.slugs::jsonb, item.name::jsonb, item.excerpt::jsonb`,
    isVisible: (_now, language) =>
      sql`item.visible_individually AND ${isPublished('item', language)}`,
  },
  category: {
    table: 'categories',
    texts: sql`item.slugs::jsonb, item.name::jsonb, item.description::jsonb`,
    isVisible: () => sql`true`,
  },
  post: {
    table: 'posts',
    texts: sql`item.slugs::jsonb, item.title::jsonb, item.excerpt::jsonb`,
    isVisible: (now) => sql`item.published_at <= ${now}
      AND item.id NOT IN (SELECT pt.post_id FROM post_terms pt JOIN terms t ON t.id = pt.term_id
        WHERE t.slug = ${newsExcludedTerm})`,
  },
  page: {
    table: 'pages',
    texts: sql`item.slugs::jsonb, item.title::jsonb, item.description::jsonb`,
    isVisible: (now, language) =>
      sql`item.published_at <= ${now} AND ${language} = ANY (item.languages)`,
  },
  event: {
    table: 'events',
    texts: sql`jsonb_build_object(${defaultLanguageSql}, item.id::text), item.title::jsonb, item.excerpt::jsonb`,
    isVisible: () => sql`true`,
  },
};

const shortExcerpt = 200;

interface Found {
  readonly id: number;
}

export interface Results {
  readonly kind: SearchKind;
  readonly total: number;
  readonly records: ResultRecord[];
}

/**
 * Returns the first items of each kind that visitors may see, in this order, and their number; omits kinds
 * without any.
 */
export async function readResults(
  deps: ServiceDependencies,
  byKind: Readonly<Record<SearchKind, readonly Found[]>>,
  limit: number,
  language: Language,
  now: Date,
): Promise<Results[]> {
  const product = await listedProducts(deps, byKind.product, language);
  const shown = { ...byKind, product: product.slice(0, limit) };
  const kinds = searchKinds.filter((kind) => shown[kind].length > 0);
  if (kinds.length === 0) return [];
  const parts = kinds.map((kind) => {
    const ids = shown[kind].map(({ id }) => id);
    return resultsSql(kind, ids, limit, sources[kind].isVisible(now.toISOString(), language));
  });
  const { rows } = await sql<Row>`
    SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS found
      (kind, place, total, id, slugs, title, excerpt)
    ORDER BY place`.execute(deps.readDb);
  return kinds.flatMap((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    const records = found.map((row) => recordOf(deps, kind, row, language));
    const total = kind === 'product' ? product.length : found[0]?.total;
    return total && records.length > 0 ? [{ kind, total, records }] : [];
  });
}

/**
 * Returns only products that lists show. A short query finds thousands, so the database reads only the first
 * ones.
 */
async function listedProducts(
  deps: ServiceDependencies,
  found: readonly Found[],
  language: Language,
): Promise<readonly Found[]> {
  if (found.length === 0) return found;
  const { positionOf, listed } = await readListIndex(deps);
  const bits = listed[language];
  if (!bits) return [];
  return found.filter(({ id }) => {
    const position = positionOf.get(id);
    return position !== undefined && hasBit(bits, position);
  });
}

/** Reads the large texts of the first items only. */
function resultsSql(
  kind: SearchKind,
  ids: readonly number[],
  limit: number,
  isVisible: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { table, texts } = sources[kind];
  return sql`SELECT ${kind}::text, hit.place, hit.total, item.id, ${texts}
    FROM (SELECT item.id, hit.place, count(*) OVER () AS total
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, place)
      JOIN ${sql.table(table)} AS item USING (id)
      WHERE ${isVisible} ORDER BY hit.place LIMIT ${limit}) AS hit
    JOIN ${sql.table(table)} AS item USING (id)`;
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
