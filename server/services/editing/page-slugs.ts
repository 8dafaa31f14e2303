import { sql, type Transaction } from 'kysely';
import { limits } from '#schemas/constants.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  languages,
  localize,
} from '#schemas/languages.ts';
import reservedPaths from '#schemas/reserved-paths.json' with { type: 'json' };
import { fail, ok, type Result } from '#schemas/result.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import type { Database } from '../../db/schema.ts';
import { pagePath } from '../content/addresses.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';

type Owner = 'page' | 'post';
type Screens = Pick<ServiceDependencies, 'screens'>;

/** Appended to slugs that are too short. */
const filler = 'page';

/** Reduces a title to letters, digits and hyphens. */
export function slugOf(title: string): string {
  const hyphened = foldText(title).replace(/[^a-z0-9]+/g, '-');
  const slug = hyphened.replace(/^-+|-+$/g, '').slice(0, 100);
  if (slug.length >= limits.slugMin) return slug;
  return slug === '' ? filler : `${slug}-${filler}`;
}

/** First path segments that the server uses itself or that name a language. */
const reserved: readonly string[] = [...languages, ...reservedPaths];

function isReserved({ screens }: Screens, language: Language, slug: string): boolean {
  const [first = ''] = slug.toLowerCase().split('/');
  return reserved.includes(first) || screens?.isTaken(pagePath(language, slug)) === true;
}

/**
 * Sets the slugs of a page or post; its former addresses redirect to the new ones. `slugTaken`: another page
 * or post, or a screen, has one of them; `invalidValue`: it is not a valid slug.
 */
export async function setSlugs(
  step: Transaction<Database>,
  deps: Screens,
  owner: Owner,
  id: number,
  slugs: LocalizedText,
): Promise<Result<null>> {
  for (const language of languages) {
    const slug = localize(slugs, language);
    const field = `slugs.${slugs[language] === undefined ? defaultLanguage : language}`;
    if (!isSlug(slug)) return fail('invalidValue', { field, params: { reason: 'slug' } });
    const isTaken =
      isReserved(deps, language, slug) || (await isUsed(step, owner, id, language, slug));
    if (isTaken) return fail('slugTaken', { field, params: { slug } });
    await putSlug(step, owner, id, language, slug);
  }
  return ok(null);
}

/** Former slugs of other documents may be reused. */
async function isUsed(
  step: Transaction<Database>,
  owner: Owner,
  id: number,
  language: Language,
  slug: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM page_slugs WHERE language = ${language} AND slug = ${slug} AND is_current
      AND NOT (${owner} = 'page' AND page_id = ${id})
    UNION ALL
    SELECT FROM post_slugs WHERE language = ${language} AND slug = ${slug} AND is_current
      AND NOT (${owner} = 'post' AND post_id = ${id})`.execute(step);
  return rows.length > 0;
}

async function putSlug(
  step: Transaction<Database>,
  owner: Owner,
  id: number,
  language: Language,
  slug: string,
): Promise<void> {
  const table = sql.table(`${owner}_slugs`);
  const column = sql.ref(`${owner}_id`);
  await sql`UPDATE ${table} SET is_current = false
    WHERE ${column} = ${id} AND language = ${language} AND slug <> ${slug}`.execute(step);
  await sql`INSERT INTO ${table} (language, slug, ${column}) VALUES (${language}, ${slug}, ${id})
    ON CONFLICT (language, slug) DO UPDATE SET ${column} = excluded.${column}, is_current = true`.execute(
    step,
  );
}

/** Returns the slug, with a number if another page or post already has it. */
export async function freeSlug(
  step: Transaction<Database>,
  deps: Screens,
  wanted: string,
): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM page_slugs WHERE slug LIKE ${`${wanted}%`}
    UNION SELECT slug FROM post_slugs WHERE slug LIKE ${`${wanted}%`}`.execute(step);
  const taken = new Set(rows.map(({ slug }) => slug));
  const isTaken = (slug: string) =>
    taken.has(slug) || languages.some((each) => isReserved(deps, each, slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
