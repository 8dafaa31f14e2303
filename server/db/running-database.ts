import { lstat, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connectionString, startEmbedded } from './embedded.ts';
import { clusterFolder } from './embedded-location.ts';
import { databaseUser } from './embedded-user.ts';
import type { DatabaseSettings } from './open-database.ts';
import { runningPostmaster } from './postmaster.ts';
import { StartError } from './start-error.ts';

export interface BorrowedDatabase {
  readonly connectionString: string;
  close(): Promise<void>;
}

/**
 * Returns the database for a command-line tool: the one of DATABASE_URL, the one that a shop has open on the
 * data folder, or the folder's own, started for the duration of the tool.
 */
export async function borrowDatabase(settings: DatabaseSettings): Promise<BorrowedDatabase> {
  if (settings.DATABASE_URL)
    return { connectionString: settings.DATABASE_URL, close: async () => {} };
  const folder = resolve(settings.IZLOG_DATA);
  if (!(await lstat(join(folder, 'postgres')).catch(() => null))) {
    throw new StartError(`There is no shop in ${folder}. Name its data folder with IZLOG_DATA.`);
  }
  const running = await runningPostmaster(await clusterFolder(folder, await databaseUser()));
  if (!running) {
    const started = await startEmbedded(folder);
    return { connectionString: started.connectionString, close: started.stop };
  }
  const password = await readFile(join(folder, 'postgres.password'), 'utf8');
  return { connectionString: connectionString(password, running.port), close: async () => {} };
}
