import { type Kysely, sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { OutdatedTranslation } from '#schemas/entities/collection.ts';
import { furtherLanguages, localizedTexts } from '#schemas/entities/localized-texts.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../../db/schema.ts';
import { writeOutdated } from '../../write-outdated.ts';
import { type Collection, inputSchema } from '../collection.ts';
import { currentOperation } from '../log-change.ts';

/** Returns the field of the record that contains the text. */
export const fieldOf = (path: string): string => path.split('/')[0] ?? '';

interface Written {
  readonly collection: Collection;
  readonly id: string;
  /** Previous values of the changed fields. */
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Updates the outdated translations after a change of texts: a translation that is kept while its original
 * changes becomes outdated, a rewritten one does not. Returns the record's outdated translations; null if no
 * text has changed.
 */
export async function followTexts(
  step: Transaction<Database>,
  { collection, id, before, after }: Written,
): Promise<readonly OutdatedTranslation[] | null> {
  const changed = changedTexts(collection, before, after);
  if (changed.length === 0) return null;
  const rows = changed.map((text) => ({ record_id: id, ...text }));
  const given = sql`SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (
    record_id text, path text, language text, original_before text, original text, text_before text,
    text text, made_from text)`;
  const found = await sql<OutdatedTranslation>`
    WITH ${writeOutdated(collection.table, given)}
    SELECT path, language, original FROM outdated_translations o
      WHERE record_table = ${collection.table} AND record_id = ${id}
        AND (path, language) NOT IN (SELECT path, language FROM gone UNION ALL SELECT path, language FROM written)
    UNION ALL SELECT path, language, original FROM written
    ORDER BY path, language`.execute(step);
  return found.rows;
}

interface ChangedText {
  readonly path: string;
  readonly language: string;
  readonly original_before: string;
  readonly original: string;
  readonly text_before: string;
  readonly text: string;
  readonly made_from: string | null;
}

/** Returns each translation that was changed, or whose original was. */
function changedTexts(
  collection: Collection,
  before: JsonObject,
  after: JsonObject,
): readonly ChangedText[] {
  const schema = inputSchema(collection);
  const was = new Map(localizedTexts(schema, before).map(({ path, texts }) => [path, texts]));
  const is = new Map(localizedTexts(schema, after).map(({ path, texts }) => [path, texts]));
  const restored = currentOperation()?.outdated ?? [];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const one = was.get(path) ?? {};
    const other = is.get(path) ?? {};
    return furtherLanguages.flatMap((language) => {
      const change = {
        original_before: one[defaultLanguage] ?? '',
        original: other[defaultLanguage] ?? '',
        text_before: one[language] ?? '',
        text: other[language] ?? '',
      };
      const isSame =
        change.original === change.original_before && change.text === change.text_before;
      const source = restored.find((each) => each.path === path && each.language === language);
      return isSame ? [] : [{ path, language, ...change, made_from: source?.original ?? null }];
    });
  });
}

/** Copies the outdated translations of a record to the new record that copies or restores it. */
export async function copyOutdated(
  step: Transaction<Database>,
  { table }: Collection,
  id: string,
): Promise<void> {
  const rows = currentOperation()?.outdated ?? [];
  if (rows.length === 0) return;
  const own = rows.map((row) => ({ ...row, record_table: table, record_id: id }));
  await step.insertInto('outdated_translations').values(own).execute();
}

export async function dropOutdated(
  db: Kysely<Database>,
  { table }: Collection,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('outdated_translations')
    .where('record_table', '=', table)
    .where('record_id', '=', id)
    .execute();
}
