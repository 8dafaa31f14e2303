import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { runningPostmaster, stopPostmaster } from '#server/db/postmaster.ts';
import { StartError } from '#server/db/start-error.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { databaseUrl, execute } from './execute.ts';
import { clusterKey, copyPrepared, storePrepared } from './prepared-cluster.ts';

export interface TestCluster {
  readonly url: string;
  /** A migrated, empty database that is cloned for each test. */
  readonly template: string;
  stop(): Promise<void>;
}

const prefix = 'izlog-test-';
const preparedTemplate = 'izlog_template';
const throwAway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
];

/** Uses TEST_DATABASE_URL (of a superuser, any database) or an embedded cluster in a temporary folder. */
export function startTestCluster(): Promise<TestCluster> {
  const outside = process.env['TEST_DATABASE_URL'];
  return outside ? outsideCluster(outside) : embeddedCluster();
}

async function outsideCluster(url: string): Promise<TestCluster> {
  const template = `${preparedTemplate}_${randomBytes(6).toString('hex')}`;
  await createTemplate(url, template);
  const stop = () => execute(url, `DROP DATABASE ${template} WITH (FORCE)`);
  return { url, template, stop };
}

async function embeddedCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const key = clusterKey();
  if (!(await copyPrepared(key, folder))) {
    await prepare(folder);
    await storePrepared(key, folder);
  }
  const embedded = await startEmbedded(folder, { settings: throwAway });
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: embedded.connectionString, template: preparedTemplate, stop };
}

async function prepare(folder: string): Promise<void> {
  const embedded = await startEmbedded(folder, { settings: throwAway });
  try {
    await createTemplate(embedded.connectionString, preparedTemplate);
  } finally {
    await embedded.stop();
  }
}

async function createTemplate(url: string, name: string): Promise<void> {
  await execute(url, `CREATE DATABASE ${name}`);
  await migrateDatabase(databaseUrl(url, name));
}

/** Removes what killed test runs left behind. */
export async function sweepOrphans(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    if (existsSync(join(folder, 'izlog.lock'))) await sweep(folder);
  }
}

async function sweep(folder: string): Promise<void> {
  try {
    lockDataFolder(folder);
  } catch (error) {
    if (error instanceof StartError) return;
    throw error;
  }
  const server = await runningPostmaster(join(folder, 'postgres'));
  if (server) await stopPostmaster(server.pid);
  await rm(folder, { recursive: true, force: true });
}

async function migrateDatabase(url: string): Promise<void> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    await migrate(db);
    await syncLanguages(db);
  } finally {
    await db.destroy();
  }
}
