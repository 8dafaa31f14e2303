import pg from 'pg';
import type { Table } from './tables.ts';

interface Constraint {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/**
 * Empties the tables and allows rows in any order, without foreign keys and triggers. The returned function
 * restores both and checks each foreign key. The owner of the tables may do this; no superuser is needed.
 */
export async function openTables(
  client: pg.Client,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  const references = await readReferences(client);
  for (const { table, name } of references) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  return async () => {
    for (const { table, name, definition } of references) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  };
}

async function readReferences(client: pg.Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    SELECT quote_ident(conname) AS name, conrelid::regclass::text AS table,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY oid`);
  return rows;
}
