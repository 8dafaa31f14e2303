import { type Kysely, sql } from 'kysely';
import { beExclusive } from './exclusive.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import type { Database } from './schema.ts';
import { StartError } from './start-error.ts';

/** Any constant shared by all processes, so that only one migrates at a time. */
const migrationLock = 7_209_214;

/** Migrates the database to the newest schema; returns the names of the migrations that ran. */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  await locked(db, (step) => createMigrationsTable(step));
  await refuseNewerDatabase(db, migrations);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await locked(db, (step) => apply(step, migration))) applied.push(migration.name);
  }
  return applied;
}

function locked<T>(db: Kysely<Database>, work: (step: Kysely<Database>) => Promise<T>) {
  return db.transaction().execute(async (step) => {
    await beExclusive(step, migrationLock);
    return work(step);
  });
}

async function createMigrationsTable(step: Kysely<Database>): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    id integer PRIMARY KEY,
    name text NOT NULL,
    applied_at timestamptz(3) NOT NULL DEFAULT now()
  )`.execute(step);
}

async function apply(step: Kysely<Database>, migration: Migration): Promise<boolean> {
  const { id, name } = migration;
  const claimed = await sql`INSERT INTO schema_migrations (id, name) VALUES (${id}, ${name})
    ON CONFLICT (id) DO NOTHING`.execute(step);
  if (claimed.numAffectedRows !== 1n) return false;
  await sql.raw(migration.sql).execute(step);
  return true;
}

async function refuseNewerDatabase(
  db: Kysely<Database>,
  migrations: readonly Migration[],
): Promise<void> {
  const newest = Math.max(0, ...migrations.map((migration) => migration.id));
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM schema_migrations WHERE id > ${newest} LIMIT 1`.execute(db);
  if (rows[0]) {
    throw new StartError(
      `The database was already changed by a newer version of Izlog (step "${rows[0].name}"). Start that version.`,
    );
  }
}
