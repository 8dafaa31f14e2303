import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, localize } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import type { Database } from '../../../db/schema.ts';
import { slugFrom, wantedSlugs } from './slugs.ts';

/** Returns `values` with a slug in every language: the given one, else one made from the name. */
export async function withSlugs(
  db: Kysely<Database>,
  id: number | null,
  values: JsonObject,
): Promise<Result<JsonObject>> {
  const name = (values.name ?? (id !== null && (await readName(db, id))) ?? {}) as LocalizedText;
  const kind = { table: 'category_slugs', owner: 'category_id' } as const;
  const given = (values.slugs ?? {}) as LocalizedText;
  const slugs = await wantedSlugs(db, kind, id, given, (language) => defaultSlug(name, language));
  return slugs.ok ? ok({ ...values, slugs: slugs.value }) : slugs;
}

function defaultSlug(name: LocalizedText, language: string): string {
  // Its type is checked when the record is written.
  const text: unknown = localize(name, language);
  const fromName = slugFrom(String(text));
  return isSlug(fromName) ? fromName : 'category';
}

async function readName(db: Kysely<Database>, id: number): Promise<LocalizedText | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}
