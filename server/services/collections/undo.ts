import { type Kysely, sql } from 'kysely';
import type { WrittenMany } from '#schemas/api/collection-work.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow, OutdatedTranslation } from '#schemas/entities/collection.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { type Collection, inputFields, loggedNames } from './collection.ts';
import { inOperation } from './log-change.ts';
import { readRow } from './read-row.ts';
import { isConfirmation } from './translations/confirm-translation.ts';
import { refusal } from './write-many.ts';
import type { Writer } from './writer.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly collection: Collection;
  readonly writer: Writer;
  readonly language: Language;
}

interface LoggedChange {
  readonly id: string;
  readonly record_id: string;
  readonly action: 'create' | 'change' | 'remove';
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly outdated: readonly OutdatedTranslation[] | null;
}

/** Maximum number of changes per call; the caller continues at `next`. */
const most = 200;

/** The changes to undo: all changes of an operation, or one. */
export type Undone =
  | { readonly operation: string; readonly after?: string | undefined }
  | { readonly id: string; readonly change: string };

/** Undoes changes, the newest first. Values that others have changed since then are kept, and listed. */
export async function undoChanges(
  parts: Parts,
  undone: Undone,
  operation: string,
): Promise<Result<WrittenMany>> {
  const changes = await readChanges(parts, undone);
  if (changes.length === 0 && 'change' in undone) return fail('notFound');
  const refused: WrittenMany['refused'][number][] = [];
  for (const change of changes.slice(0, most)) {
    const outdated = change.outdated ?? [];
    const { row, result } = await inOperation({ id: operation, reverts: change.id, outdated }, () =>
      takeBack(parts, change),
    );
    if (!result.ok) {
      const record = row ?? { id: change.record_id, values: { ...change.after, ...change.before } };
      refused.push(refusal(parts.collection, record, result.error, parts.language));
    }
  }
  const done = Math.min(changes.length, most) - refused.length;
  return ok({
    done,
    refused,
    next: changes.length > most ? (changes[most - 1]?.id ?? null) : null,
  });
}

async function readChanges({ db, collection }: Parts, undone: Undone): Promise<LoggedChange[]> {
  const which =
    'change' in undone
      ? sql`id::text = ${undone.change} AND record_id = ${undone.id}`
      : sql`operation = ${undone.operation}`;
  const rest =
    'after' in undone && undone.after !== undefined ? sql`id < ${undone.after}` : sql`true`;
  const { rows } = await sql<LoggedChange>`
    SELECT id::text AS id, record_id, action, before, after, outdated FROM changes
    WHERE ${which} AND ${rest} AND collection = ANY (${loggedNames(collection)}::text[])
      AND NOT EXISTS (SELECT FROM changes AS later WHERE later.reverts = changes.id)
    ORDER BY changes.id DESC LIMIT ${most + 1}`.execute(db);
  return rows;
}

interface TakenBack {
  readonly row: CollectionRow | null;
  readonly result: Result<unknown>;
}

async function takeBack(
  { db, collection, writer }: Parts,
  change: LoggedChange,
): Promise<TakenBack> {
  const { action, before, after, record_id: id } = change;
  const row = await readRow(db, collection, id);
  if (action === 'remove') {
    const result = Object.keys(before).length === 0 ? fail('notFound') : writer.create(before);
    return { row, result: await result };
  }
  if (!row) return { row, result: fail('notFound') };
  if (isConfirmation(change)) return { row, result: await writer.undoConfirmation(change) };
  const isSame = Object.keys(after).every((key) => isEqual(row.values[key], after[key]));
  if (!isSame) return { row, result: fail('conflict', { params: { reason: 'changed' } }) };
  if (action === 'create') return { row, result: await writer.remove(row) };
  const keys = inputFields(collection).filter((key) => Object.hasOwn(before, key));
  const values = Object.fromEntries(keys.map((key) => [key, before[key] ?? null]));
  return { row, result: await writer.change(row, values) };
}

/** The same instant can be written in several ways. */
function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (JSON.stringify(one ?? null) === JSON.stringify(other ?? null)) return true;
  if (typeof one !== 'string' || typeof other !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(one)) {
    return false;
  }
  return Date.parse(one) === Date.parse(other);
}
