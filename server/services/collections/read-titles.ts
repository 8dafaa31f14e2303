import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import type { RecordTitle } from '#schemas/entities/collection.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { type Collection, loggedNames } from './collection.ts';
import { expressionOf, idOf } from './expressions.ts';

/**
 * Reads the titles of records: those of existing ones, and of removed ones the title that the log of changes kept.
 */
export async function readTitles(
  db: Kysely<Database>,
  collection: Collection,
  ids: readonly string[],
  language: Language,
): Promise<RecordTitle[]> {
  const found = await readExisting(db, collection, ids, language);
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  return [...found, ...(await readRemoved(db, collection, missing, language))];
}

async function readRemoved(
  db: Kysely<Database>,
  collection: Collection,
  ids: readonly string[],
  language: Language,
): Promise<RecordTitle[]> {
  if (ids.length === 0) return [];
  const former = collection.formerTitle ?? sql`changes.before -> ${collection.title}`;
  const { rows } = await sql<{ readonly id: string; readonly title: Json }>`
    SELECT DISTINCT ON (record_id) record_id AS id, ${former} AS title
    FROM changes
    WHERE collection = ANY(${loggedNames(collection)}) AND record_id = ANY(${[...ids]})
      AND action = 'remove'
    ORDER BY record_id, id DESC`.execute(db);
  return rows.flatMap(({ id, title }) => {
    const text = titleText(title, language);
    return text ? [{ id, title: text, isRemoved: true }] : [];
  });
}

async function readExisting(
  db: Kysely<Database>,
  collection: Collection,
  ids: readonly string[],
  language: Language,
): Promise<RecordTitle[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ readonly id: string; readonly title: Json }>`
    SELECT ${idOf(collection)}::text AS id, ${expressionOf(collection, collection.title)} AS title
    FROM ${sql.table(collection.table)}
    WHERE ${hasId(collection, ids)} AND ${collection.only ?? sql`true`}`.execute(db);
  return rows.map(({ id, title }) => ({ id, title: titleText(title, language) || id }));
}

/** A text that is no number cannot be compared with an index of numbers; an index of texts serves it all the same. */
const hasId = (collection: Collection, ids: readonly string[]): RawBuilder<boolean> =>
  ids.every((id) => /^\d{1,9}$/.test(id))
    ? sql`${idOf(collection)} = ANY(${[...ids]})`
    : sql`${idOf(collection)}::text = ANY(${[...ids]})`;

/** Returns a title as text; a localized title in the given language. */
export function titleText(title: Json | undefined, language: Language): string {
  if (title === null || title === undefined) return '';
  return isObject(title) ? localize(title as LocalizedText, language) : String(title);
}
