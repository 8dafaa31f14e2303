import pg from 'pg';
import { engineOwner } from '../db/migrations/migration.ts';

/** A table whose rows are copied, without generated columns. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Two tables with equal digests hold the same rows, in any order and on any PostgreSQL server. */
export interface TableDigest {
  readonly rows: number;
  readonly checksum: string;
}

/** Last value of a sequence; null if it was never used. */
export type Sequences = Readonly<Record<string, string | null>>;

/** Settings that make the text form of values independent of the server's configuration. */
const plainText = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres'; SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1`;

/** A backup may take longer than any request. */
const noTimeouts = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** Opens a transaction in which the text form of values is fixed; `mode` as in BEGIN. */
export async function begin(client: pg.Client, mode: string): Promise<void> {
  await client.query(`BEGIN ${mode}; ${noTimeouts}; ${plainText}`);
}

/** Returns all permanent tables except those that each start writes by itself. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND c.relpersistence = 'p' AND c.relname NOT IN ('schema_migrations', 'site_languages')
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname COLLATE "C"`);
  return rows;
}

export async function digestTable(client: pg.Client, table: Table): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(`
    SELECT count(*)::text AS rows,
      coalesce(sum(('x' || left(md5(ROW(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text
        AS checksum
    FROM ${pg.escapeIdentifier(table.name)}`);
  return { rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' };
}

export const columnList = ({ columns }: Table): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** Returns the schema version of the database: the ids of the engine's migrations, in order. */
export async function readMigrations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM schema_migrations WHERE owner = $1 ORDER BY id',
    [engineOwner],
  );
  return rows.map(({ id }) => id);
}

export async function readSequences(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; value: string | null }>(`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() ORDER BY sequencename COLLATE "C"`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function setSequences(client: pg.Client, sequences: Sequences): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    if (value === null) continue;
    await client.query('SELECT setval(quote_ident($1)::regclass, $2)', [name, value]);
  }
}
