import { type Kysely, sql, type Transaction } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { checkValues } from './check-values.ts';
import { type Collection, inputFields } from './collection.ts';
import { logChanged, logCreated, logRemoved } from './log-record.ts';
import { readRow } from './read-row.ts';
import { deleteRow, insertRow, updateRow } from './write-row.ts';

interface Write {
  readonly db: Kysely<Database>;
  readonly collection: Collection;
  readonly actorId: number;
}

/** The record to write, and the revision that the caller has read. */
interface Target {
  readonly id: string;
  readonly revision: string;
}

/** Creates a record; `own` holds values of fields that staff do not write. */
export async function createRecord(
  { db, ...write }: Write,
  values: JsonObject,
  own: JsonObject = {},
): Promise<Result<CollectionRow>> {
  return inTransaction(db, (step) => createHere(step, write, values, own));
}

/** Creates the record in a transaction of the caller. */
export async function createHere(
  step: Transaction<Database>,
  { collection, actorId }: Omit<Write, 'db'>,
  values: JsonObject,
  own: JsonObject = {},
): Promise<Result<CollectionRow>> {
  const checked = checkValues(collection, values);
  if (!checked.ok) return checked;
  const row = await insertRow(step, collection, { ...values, ...own });
  if (!row.ok) return row;
  const { id } = row.value;
  const after = pick(row.value.values, Object.keys(values));
  await logCreated(step, { collection, actorId, id, after });
  return row;
}

/** `conflict` when the record has changed since it was read. */
export async function changeRecord(
  { db, ...write }: Write,
  target: Target,
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  return inTransaction(db, (step) => changeHere(step, write, target, values));
}

/** Changes the record in a transaction of the caller. */
export async function changeHere(
  step: Transaction<Database>,
  { collection, actorId }: Omit<Write, 'db'>,
  { id, revision }: Target,
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  const held = await readRow(step, collection, id, sql`FOR UPDATE`);
  if (!held) return fail('notFound');
  const all = { ...pick(held.values, inputFields(collection)), ...values };
  const checked = checkValues(collection, all);
  if (!checked.ok) return checked;
  const changed = Object.keys(values).filter((key) => !isEqual(values[key], held.values[key]));
  if (changed.length === 0) return ok(held);
  if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
  const before = pick(held.values, changed);
  const row = await updateRow(step, collection, id, pick(values, changed));
  if (!row.ok) return row;
  // Reads the stored values: the database may have formatted them in another way.
  const after = pick(row.value.values, changed);
  const outdated = await logChanged(step, { collection, actorId, id, held, before, after });
  return ok(outdated === null ? row.value : { ...row.value, outdated });
}

export async function removeRecord(
  { db, collection, actorId }: Write,
  { id, revision }: Target,
): Promise<Result<true>> {
  return inTransaction(db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
    const deleted = await deleteRow(step, collection, id);
    if (!deleted.ok) return deleted;
    const before = pick(held.values, inputFields(collection));
    await logRemoved(step, { collection, actorId, id, held, before });
    return deleted;
  });
}

const pick = (values: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(
    keys.filter((key) => Object.hasOwn(values, key)).map((key) => [key, values[key] as Json]),
  );

const isEqual = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
