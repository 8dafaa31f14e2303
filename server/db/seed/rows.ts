import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { invariant } from '#schemas/result.ts';
import type { Database } from '../schema.ts';

type TableName = keyof Database;

/** A row as it is read (jsonb as values, not text); columns with a default may be left out. */
export type SeedRow<T extends TableName> = {
  [K in keyof Insertable<Database[T]>]: K extends keyof Selectable<Database[T]>
    ? Selectable<Database[T]>[K]
    : never;
};

const rowsPerStatement = 2_000;

/** Inserts many rows with one JSON parameter. A column that a row leaves out is null there. */
export async function insertRows<T extends TableName>(
  db: Kysely<Database>,
  table: T,
  rows: readonly SeedRow<T>[],
): Promise<void> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  if (names.size === 0) return;
  const columns = sql.join([...names].map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await sql`INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`.execute(
      db,
    );
  }
}

/**
 * Assigns ids 1, 2, 3 … in the order of `keys`. `of` throws for an unknown key, because that is an error in
 * the data.
 */
export interface Ids {
  of(key: string): number;
  has(key: string): boolean;
}

export function numberKeys(what: string, keys: readonly string[]): Ids {
  const ids = new Map(keys.map((key, index) => [key, index + 1]));
  invariant(ids.size === keys.length, `${what}: a key is used twice`);
  return {
    of(key) {
      const id = ids.get(key);
      invariant(id !== undefined, `${what}: "${key}" does not exist`);
      return id;
    },
    has: (key) => ids.has(key),
  };
}

/** Continues identity columns after the ids that were assigned here. */
export async function advanceIdentities(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND identity_generation = 'BY DEFAULT'`.execute(db);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)}))
      FROM ${sql.table(table)} HAVING max(${sql.ref(column)}) IS NOT NULL`.execute(db);
  }
}
