import { type Kysely, sql } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import type { RecordTitle } from '#schemas/entities/collection.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { expressionOf, idOf } from './expressions.ts';

/** Reads the titles of those records that exist. */
export async function readTitles(
  db: Kysely<Database>,
  collection: Collection,
  ids: readonly string[],
  language: Language,
): Promise<RecordTitle[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ readonly id: string; readonly title: Json }>`
    SELECT ${idOf(collection)}::text AS id, ${expressionOf(collection, collection.title)} AS title
    FROM ${sql.table(collection.table)}
    WHERE ${idOf(collection)} = ANY(${[...ids]}) AND ${collection.only ?? sql`true`}`.execute(db);
  return rows.map(({ id, title }) => ({ id, title: titleText(title, language) || id }));
}

/** Returns a title as text; a localized title in the given language. */
export function titleText(title: Json | undefined, language: Language): string {
  if (title === null || title === undefined) return '';
  return isObject(title) ? localize(title as LocalizedText, language) : String(title);
}
