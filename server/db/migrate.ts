import { type Kysely, sql } from 'kysely';
import { beExclusive } from './exclusive.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import { engineOwner, type Migration } from './migrations/migration.ts';
import type { Database } from './schema.ts';
import { StartError } from './start-error.ts';

/** Any constant shared by all processes, so that only one migrates at a time. */
const migrationLock = 7_209_214;

interface AppliedRow {
  readonly owner: string;
  readonly id: number;
  readonly name: string;
}

/**
 * Migrates the database to the newest schema; returns the names of the migrations that ran. Throws
 * `StartError` for a database that other migrations have changed.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  refuseDuplicates(migrations);
  await locked(db, (step) => createMigrationsTable(step));
  refuseOthers(await readApplied(db), migrations);
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

/** Tables of older versions know the engine's migrations only. */
async function createMigrationsTable(step: Kysely<Database>): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    id integer PRIMARY KEY,
    name text NOT NULL,
    applied_at timestamptz(3) NOT NULL DEFAULT now()
  )`.execute(step);
  const { rows } = await sql`SELECT FROM pg_attribute WHERE attname = 'owner'
    AND attrelid = 'schema_migrations'::regclass`.execute(step);
  if (rows.length > 0) return;
  await sql`ALTER TABLE schema_migrations
    ADD COLUMN owner text NOT NULL DEFAULT ${sql.lit(engineOwner)},
    DROP CONSTRAINT schema_migrations_pkey,
    ADD PRIMARY KEY (owner, id)`.execute(step);
}

async function readApplied(db: Kysely<Database>): Promise<readonly AppliedRow[]> {
  const { rows } = await sql<AppliedRow>`SELECT owner, id, name FROM schema_migrations
    ORDER BY owner, id`.execute(db);
  return rows;
}

const ownerOf = ({ owner = engineOwner }: Migration): string => owner;

const isSame = (one: Migration, other: Migration | AppliedRow): boolean =>
  one.id === other.id && ownerOf(one) === (other.owner ?? engineOwner);

/** If two migrations had the same number, the second would never run. */
function refuseDuplicates(migrations: readonly Migration[]): void {
  const twin = migrations.find((one, at) =>
    migrations.some((other, place) => place < at && isSame(other, one)),
  );
  if (!twin) return;
  throw new StartError(
    `Two migrations of "${ownerOf(twin)}" have the number ${twin.id}. Give "${twin.name}" another number.`,
  );
}

/** An owner without migrations was removed: what it changed stays. */
function refuseOthers(applied: readonly AppliedRow[], migrations: readonly Migration[]): void {
  for (const row of applied) {
    const own = migrations.filter((migration) => ownerOf(migration) === row.owner);
    const same = own.find(({ id }) => id === row.id);
    if (same && same.name !== row.name) throw new StartError(otherName(row, same));
    const newest = Math.max(...own.map(({ id }) => id));
    if (own.length > 0 && row.id > newest) throw new StartError(newer(row));
  }
}

const otherName = ({ owner, id, name }: AppliedRow, same: Migration): string =>
  `Migration ${id} of "${owner}" was "${name}" when it changed this database, and is "${same.name}" now. Start the version that has "${name}", or restore a backup.`;

const newer = ({ owner, name }: AppliedRow): string =>
  owner === engineOwner
    ? `The database was already changed by a newer version of Izlog (step "${name}"). Start that version.`
    : `The database was already changed by a newer version of "${owner}" (step "${name}"). Start that version.`;

async function apply(step: Kysely<Database>, migration: Migration): Promise<boolean> {
  const { id, name } = migration;
  const claimed = await sql`INSERT INTO schema_migrations (owner, id, name)
    VALUES (${ownerOf(migration)}, ${id}, ${name}) ON CONFLICT (owner, id) DO NOTHING`.execute(
    step,
  );
  if (claimed.numAffectedRows !== 1n) return false;
  await sql.raw(migration.sql).execute(step);
  return true;
}
