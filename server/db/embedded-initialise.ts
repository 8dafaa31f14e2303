import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import type { SystemUser } from './embedded-user.ts';
import { StartError } from './start-error.ts';

interface NewCluster {
  readonly cluster: string;
  readonly password: string;
  readonly user: SystemUser | null;
  readonly binaries: Binaries;
}

const run = promisify(execFile);

/** Created in a temporary folder and renamed, so an interrupted start leaves no incomplete cluster. */
export async function initialise(options: NewCluster): Promise<void> {
  const draft = `${options.cluster}.new`;
  await mkdir(dirname(draft), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const secret = `${options.cluster}.initial-password`;
  await writeFile(secret, options.password, { mode: 0o600 });
  try {
    if (options.user) {
      await Promise.all([draft, secret].map((path) => giveTo(path, options.user as SystemUser)));
    }
    await runInitdb(options, draft, secret);
    await rmdir(options.cluster).catch(ignoreMissing);
    await rename(draft, options.cluster);
  } finally {
    await rm(secret, { force: true });
  }
}

/** The builtin C.UTF-8 sorts the same on every system; ICU collations sort names for users. */
async function runInitdb(options: NewCluster, draft: string, secret: string): Promise<void> {
  const flags = [
    `--pgdata=${draft}`,
    '--username=izlog',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await run(options.binaries.initdb, flags, {
      ...(options.user && { uid: options.user.uid, gid: options.user.gid }),
      cwd: draft,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? String(error);
    throw new StartError(`The database could not be created in ${options.cluster}: ${said.trim()}`);
  }
}

const giveTo = (path: string, user: SystemUser) => chown(path, user.uid, user.gid);

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
