import { type Kysely, sql } from 'kysely';
import { type LocalizedText, languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import type { Database } from '../../../db/schema.ts';
import { foldText } from '../../fold-text.ts';

type Step = Kysely<Database>;

/** Table that holds the addresses of a kind of record. */
interface SlugTable {
  readonly table: 'product_slugs' | 'category_slugs' | 'term_slugs';
  readonly owner: 'product_id' | 'category_id' | 'term_id';
}

/** Returns the letters and digits of a name, joined by hyphens. */
export const slugFrom = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);

/**
 * Returns a record's slug in every language: the given one, else the one of `byDefault`, with a number if it
 * is taken. `slugTaken`: another record has the given one.
 */
export async function wantedSlugs(
  step: Step,
  kind: SlugTable,
  id: number | null,
  given: LocalizedText,
  byDefault: (language: string) => string,
): Promise<Result<LocalizedText>> {
  const wanted: Record<string, string> = {};
  for (const language of languages) {
    const own = given[language] ?? '';
    const slug = own || (await freeSlug(step, kind, id, language, byDefault(language)));
    const field = `slugs/${language}`;
    if (own && !isSlug(own)) return fail('invalidValue', { field, params: { reason: 'slug' } });
    if (own && (await isTaken(step, kind, id, language, own))) {
      return fail('slugTaken', { field, params: { slug } });
    }
    wanted[language] = slug;
  }
  return ok(wanted);
}

async function isTaken(
  step: Step,
  { table, owner }: SlugTable,
  id: number | null,
  language: string,
  slug: string,
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE language = ${language}
    AND slug = ${slug} AND is_current AND ${sql.ref(owner)} IS DISTINCT FROM ${id}`.execute(step);
  return rows.length > 0;
}

async function freeSlug(
  step: Step,
  kind: SlugTable,
  id: number | null,
  language: string,
  wanted: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(step, kind, id, language, slug))) return slug;
  }
}
