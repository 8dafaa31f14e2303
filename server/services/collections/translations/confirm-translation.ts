import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow, OutdatedTranslation } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { type Collection, loggedNames } from '../collection.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { fieldOf } from './follow-texts.ts';
import { outdatedChoice, translationsKey } from './translations-field.ts';

interface Confirmed {
  readonly id: string;
  /** Revision that the caller has read, with the original text that the translation matches. */
  readonly revision: string;
  readonly path: string;
  readonly language: string;
}

/** Marks a translation as up to date without changing its text; logged like a change. */
export async function confirmTranslation(
  db: Kysely<Database>,
  collection: Collection,
  actorId: number,
  { id, revision, path, language }: Confirmed,
): Promise<Result<CollectionRow>> {
  return inTransaction(db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR NO KEY UPDATE`);
    if (!held) return fail('notFound');
    if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
    const { outdated = [] } = held;
    const found = outdated.find((each) => each.path === path && each.language === language);
    if (!found) return ok(held);
    await takeOutdated(step, { record_table: collection.table, record_id: id, ...found });
    const before = { [translationsKey]: [outdatedChoice(language)] };
    const change = { collection, actorId, id, action: 'change', before, after: {} } as const;
    await logChange(step, { ...change, outdated: [found] });
    return ok({ ...held, outdated: outdated.filter((each) => each !== found) });
  });
}

/** A logged change that confirmed a translation, or undid that. */
export interface Confirmation {
  readonly id: string;
  readonly record_id: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly outdated: readonly OutdatedTranslation[] | null;
}

/** Whether a change confirmed a translation, or undid that. */
export const isConfirmation = ({ before, after }: Pick<Confirmation, 'before' | 'after'>) =>
  Object.hasOwn(before, translationsKey) || Object.hasOwn(after, translationsKey);

/**
 * Undoes the confirmation of a translation, or such an undo, unless the text or its original was changed
 * later.
 */
export async function undoConfirmation(
  db: Kysely<Database>,
  collection: Collection,
  actorId: number,
  { id: change, record_id: id, before, after, outdated }: Confirmation,
): Promise<Result<true>> {
  const [text] = outdated ?? [];
  if (!text) return fail('notFound');
  const changed = fail('conflict', { params: { reason: 'changed' } });
  return inTransaction(db, async (step) => {
    if (await isChangedLater(step, collection, { id, change, field: fieldOf(text.path) })) {
      return changed;
    }
    const row = { record_table: collection.table, record_id: id, ...text };
    const isDone = Object.hasOwn(before, translationsKey)
      ? await addOutdated(step, row)
      : await takeOutdated(step, row);
    if (!isDone) return changed;
    const opposite = { before: after, after: before, outdated: [text] };
    await logChange(step, { collection, actorId, id, action: 'change', ...opposite });
    return ok(true);
  });
}

type OutdatedRow = Insertable<Database['outdated_translations']>;

/** Returns false if the translation is outdated already. */
async function addOutdated(step: Transaction<Database>, row: OutdatedRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await step
    .insertInto('outdated_translations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false if the translation is not outdated. */
async function takeOutdated(step: Transaction<Database>, row: OutdatedRow): Promise<boolean> {
  const { numDeletedRows } = await step
    .deleteFrom('outdated_translations')
    .where('record_table', '=', row.record_table)
    .where('record_id', '=', row.record_id)
    .where('path', '=', row.path)
    .where('language', '=', row.language)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

interface ChangedField {
  readonly id: string;
  /** Number of a logged change. */
  readonly change: string;
  readonly field: string;
}

async function isChangedLater(
  step: Transaction<Database>,
  collection: Collection,
  { id, change, field }: ChangedField,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM changes WHERE record_id = ${id} AND id > ${change}::bigint
      AND collection = ANY (${loggedNames(collection)}::text[]) AND before ? ${field}
    LIMIT 1`.execute(step);
  return rows.length > 0;
}
