import { sql } from 'kysely';
import { type Language, languages } from '#schemas/languages.ts';
import { createBatch } from '../../cache/batch.ts';
import { languagesSql } from '../../db/language-sql.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/**
 * Returns the id of the product with this slug: first one that has it in the language, then in another
 * language, current before former slugs; null when there is none.
 */
export type ProductIdReader = (slug: string, language: Language) => Promise<number | null>;

const tags = ['catalogue', 'slugs'];

/** Slugs requested at the same time are read with one statement. */
export function createProductIdReader(deps: ServiceDependencies): ProductIdReader {
  const load = createBatch<string, string>((slugs) => loadIds(deps, slugs));
  return async (slug, language) => {
    const ids = await deps.cache.get(`slug ${slug}`, tags, async () => (await load(slug)) ?? '');
    return Number(ids.split(' ')[languages.indexOf(language)]) || null;
  };
}

interface SlugRow {
  readonly id: number;
  readonly slug: string;
  readonly language: string;
}

/**
 * Returns ids by language for each slug, in the order of `languages`, as text, which takes the least memory.
 */
async function loadIds(
  { readDb }: ServiceDependencies,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<SlugRow>`
    WITH requested AS MATERIALIZED (SELECT ${slugs}::text[] AS slugs)
    SELECT product_id AS id, slug, language FROM product_slugs
    WHERE language IN (${languagesSql}) AND slug = ANY((SELECT slugs FROM requested)::text[])
    ORDER BY is_current DESC`.execute(readDb);
  return new Map(slugs.map((slug) => [slug, idsOf(rows.filter((row) => row.slug === slug))]));
}

/** `rows` are those of one slug, current ones first. */
function idsOf(rows: readonly SlugRow[]): string {
  const inLanguage = (language: Language) => rows.find((row) => row.language === language);
  return languages.map((language) => (inLanguage(language) ?? rows[0])?.id ?? 0).join(' ');
}
