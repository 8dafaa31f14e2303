import { sql, type Transaction } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { checkValues } from '../check-values.ts';
import { type Collection, inputFields, type RecordWrite } from '../collection.ts';
import { logChanged, logCreated } from '../log-record.ts';
import { readRow } from '../read-row.ts';

type Step = Transaction<Database>;
type Target = { readonly id: string; readonly revision: string };

/** Writes a record and its parts; `all` holds also the unchanged values. Returns the record's id. */
export type WriteParts = (
  step: Step,
  id: number | null,
  values: JsonObject,
  all: JsonObject,
) => Promise<Result<number>>;

/** Creates a record in several tables and logs it, in one transaction. */
export async function createWithParts(
  collection: Collection,
  { deps, actorId }: RecordWrite,
  values: JsonObject,
  write: WriteParts,
): Promise<Result<CollectionRow>> {
  const given = present(values);
  const checked = checkValues(collection, given);
  if (!checked.ok) return checked;
  return inTransaction(deps.db, async (step) => {
    const written = await write(step, null, given, given);
    if (!written.ok) return written;
    const id = String(written.value);
    await logCreated(step, { collection, actorId, id, after: values });
    return stored(step, collection, id);
  });
}

/** `conflict` when the record has changed since it was read. */
export async function changeWithParts(
  collection: Collection,
  { deps, actorId }: RecordWrite,
  { id, revision }: Target,
  values: JsonObject,
  write: WriteParts,
): Promise<Result<CollectionRow>> {
  return inTransaction(deps.db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR NO KEY UPDATE`);
    if (!held) return fail('notFound');
    const changed = Object.keys(values).filter((key) => !isEqual(values[key], held.values[key]));
    const all = { ...pick(held.values, inputFields(collection)), ...values };
    const checked = checkValues(collection, present(all));
    if (!checked.ok) return checked;
    if (changed.length === 0) return ok(held);
    if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
    const after = pick(values, changed);
    const before = pick(held.values, changed);
    const written = await write(step, Number(id), after, all);
    if (!written.ok) return written;
    await logChanged(step, { collection, actorId, id, held, before, after });
    return stored(step, collection, id);
  });
}

async function stored(step: Step, collection: Collection, id: string) {
  const row = await readRow(step, collection, id);
  return row ? ok(row) : fail('notFound');
}

/** Returns the values without empty fields. */
const present = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const pick = (values: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(
    keys.filter((key) => Object.hasOwn(values, key)).map((key) => [key, values[key] as Json]),
  );

const isEqual = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
