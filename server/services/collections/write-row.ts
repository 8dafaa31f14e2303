import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { sqlState } from '../../db/database-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { idOf } from './expressions.ts';
import { readRow } from './read-row.ts';

type Step = Transaction<Database>;

/** Column and value of a field. Objects and lists are stored as JSON, unless the field defines how. */
function written(collection: Collection, key: string, value: Json | undefined) {
  const { column = key, stored = asItIs } = collection.fields[key] ?? {};
  return { column: sql.ref(column), value: stored(value ?? null) };
}

const asItIs = (value: Json): RawBuilder<unknown> =>
  typeof value === 'object' && value !== null
    ? sql`${JSON.stringify(value)}::jsonb`
    : sql`${value}`;

/** Fields with a column in the row's own table. */
const columnKeys = ({ fields }: Collection, values: JsonObject): readonly string[] =>
  Object.keys(values).filter((key) => !fields[key]?.write);

async function writeElsewhere(
  step: Step,
  { fields }: Collection,
  id: string | undefined,
  values: JsonObject,
): Promise<string | null> {
  if (id === undefined) return null;
  for (const [key, value] of Object.entries(values)) {
    await fields[key]?.write?.(step, id, value);
  }
  return id;
}

export async function insertRow(
  step: Step,
  collection: Collection,
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  const columns = columnKeys(collection, values).map((key) =>
    written(collection, key, values[key]),
  );
  return refusals(
    collection,
    async () => {
      const { rows } = await sql<{ readonly id: string }>`
      INSERT INTO ${sql.table(collection.table)} (${sql.join(columns.map(({ column }) => column))})
      VALUES (${sql.join(columns.map(({ value }) => value))})
      RETURNING ${idOf(collection)}::text AS id`.execute(step);
      return writeElsewhere(step, collection, rows[0]?.id, values);
    },
    step,
  );
}

/** Writes the fields of `values`; the caller must hold the lock of the row. */
export async function updateRow(
  step: Step,
  collection: Collection,
  id: string,
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  const own = columnKeys(collection, values).map((key) => {
    const { column, value } = written(collection, key, values[key]);
    return sql`${column} = ${value}`;
  });
  // Always updates the row, because its revision stands for all values.
  const key = sql.ref(collection.id);
  const changes = own.length > 0 ? own : [sql`${key} = ${key}`];
  return refusals(
    collection,
    async () => {
      const { rows } = await sql<{ readonly id: string }>`
      UPDATE ${sql.table(collection.table)} SET ${sql.join(changes)}
      WHERE ${idOf(collection)} = ${id}
      RETURNING ${idOf(collection)}::text AS id`.execute(step);
      return writeElsewhere(step, collection, rows[0]?.id, values);
    },
    step,
  );
}

export async function deleteRow(
  step: Step,
  collection: Collection,
  id: string,
): Promise<Result<true>> {
  try {
    await sql`DELETE FROM ${sql.table(collection.table)} WHERE ${idOf(collection)} = ${id}`.execute(
      step,
    );
    return ok(true);
  } catch (error) {
    if (sqlState(error) === foreignKey) return fail('conflict', { params: { reason: 'inUse' } });
    throw error;
  }
}

const unique = '23505';
const foreignKey = '23503';
const check = '23514';
const notNull = '23502';

/** Turns an error of the database into an error at its field. */
async function refusals(
  collection: Collection,
  write: () => Promise<string | null>,
  step: Step,
): Promise<Result<CollectionRow>> {
  try {
    const id = await write();
    const row = id === null ? null : await readRow(step, collection, id);
    return row ? ok(row) : fail('notFound');
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    const state = sqlState(error);
    const field = refusedField(collection, error as DatabaseError);
    if (state === unique)
      return fail('conflict', { params: { reason: 'taken' }, ...(field && { field }) });
    if (state === notNull) return fail('required', { field: field ?? constraint });
    if (state === foreignKey) {
      return fail('badRequest', { field: field ?? constraint, params: { reason: 'gone' } });
    }
    if (state === check) return fail('badRequest', { field: field ?? constraint });
    throw error;
  }
}

interface DatabaseError {
  readonly detail?: string;
  readonly column?: string;
}

function refusedField({ fields }: Collection, { detail = '', column }: DatabaseError) {
  const named = /^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(/\W+/) ?? [];
  const columns = column === undefined ? named : [column];
  return Object.keys(fields).find((key) => columns.includes(fields[key]?.column ?? key));
}
