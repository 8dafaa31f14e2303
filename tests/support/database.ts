import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import type { Database } from '#server/db/schema.ts';
import { databaseUrl, execute } from './execute.ts';

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** Creates a new, migrated, empty database; call `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = await startedCluster();
  const name = `izlog_test_${randomBytes(6).toString('hex')}`;
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const own = databaseUrl(url, name);
  const db = createDatabase(createPool(own, { max: 10 }));
  const drop = async () => {
    await db.destroy();
    await execute(url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { db, url: own, drop };
}

async function startedCluster(): Promise<{ url: string; template: string }> {
  const response = await fetch(inject('databaseStarter'));
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { url: string; template: string };
}
