import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { defaultLanguage, type LocalizedText } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { freeSlug, setSlugs, slugOf } from '../../editing/page-slugs.ts';

type Step = Transaction<Database>;

/** Returns the slug in every language with a title: the given one, else one made from the title. */
export async function newSlugs(
  step: Step,
  deps: ServiceDependencies,
  { title, slugs }: JsonObject,
): Promise<LocalizedText> {
  const wanted: Record<string, string> = {};
  for (const [language, text] of textsOf(title)) {
    wanted[language] = await freeSlug(step, deps, slugOf(text));
  }
  return { ...wanted, ...Object.fromEntries(textsOf(slugs)) };
}

/** A language without its own slug has the one of the first language, which is kept. */
export async function changedSlugs(
  step: Step,
  id: string,
  { slugs }: JsonObject,
): Promise<LocalizedText> {
  const held = await step
    .selectFrom('posts')
    .select('slugs')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  const main = held?.slugs[defaultLanguage];
  return { ...(main && { [defaultLanguage]: main }), ...Object.fromEntries(textsOf(slugs)) };
}

/** Gives the post its addresses; former ones redirect. */
export async function addressed(
  step: Step,
  deps: ServiceDependencies,
  row: CollectionRow,
  slugs: LocalizedText,
): Promise<Result<CollectionRow>> {
  const set = await setSlugs(step, deps, 'post', Number(row.id), slugs);
  if (set.ok) return ok(row);
  const { code, field = 'slugs', params = {} } = set.error;
  // Fields of records are named by paths.
  return fail(code, { field: field.replace('.', '/'), params });
}

const textsOf = (texts: JsonObject[string] | undefined): [string, string][] =>
  Object.entries(texts ?? {}).flatMap(([language, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[language, text]] : [],
  );
