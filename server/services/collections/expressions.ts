import { type RawBuilder, sql } from 'kysely';
import { invariant } from '#schemas/result.ts';
import type { Collection } from './collection.ts';

/** SQL of a field's value. */
export function expressionOf(collection: Collection, key: string): RawBuilder<unknown> {
  const field = collection.fields[key];
  invariant(field, `${collection.name} has no field ${key}.`);
  return field.sql ?? sql`${sql.ref(`${collection.table}.${key}`)}`;
}

export const idOf = (collection: Pick<Collection, 'table' | 'id'>): RawBuilder<unknown> =>
  sql`${sql.ref(`${collection.table}.${collection.id}`)}`;

/** Columns of one row: its id, its revision and the fields that are shown. */
export function selection(collection: Collection, keys: readonly string[]): RawBuilder<unknown> {
  const fields = keys.map((key) => sql`${expressionOf(collection, key)} AS ${sql.ref(key)}`);
  // PostgreSQL gives each version of a row the id of the transaction that wrote it.
  const revision = collection.revision ?? sql.ref(`${collection.table}.xmin`);
  return sql.join([
    sql`${idOf(collection)}::text AS "$id"`,
    sql`${revision}::text AS "$revision"`,
    ...fields,
  ]);
}

/** Returns the text of sanitized HTML, for lists. */
export const withoutTags = (html: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(${html}, '<[^>]*>', '', 'g')`;
