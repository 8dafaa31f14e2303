import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './start-error.ts';

/** PostgreSQL refuses to run as root, so a root process runs it as this system user. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);

/** Returns the user the database runs as; null if it is the current one. */
export async function databaseUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const user = (await findUser('postgres')) ?? (await createUser()) ?? (await findUser('nobody'));
  if (user) return user;
  throw new StartError(
    'The embedded database cannot run as root, and no user "postgres" could be created. Run as another user, or set DATABASE_URL.',
  );
}

async function findUser(name: string): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function createUser(): Promise<SystemUser | null> {
  const commands: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', 'postgres']],
    ['adduser', ['-S', '-H', '-D', 'postgres']],
  ];
  for (const [command, args] of commands) {
    const done = await run(command, args).then(
      () => true,
      () => false,
    );
    if (done) return findUser('postgres');
  }
  return null;
}

/** Returns the first folder, from `path` upwards, that `user` may not enter; null if there is none. */
export async function closedFolder(path: string, user: SystemUser): Promise<string | null> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!(await mayEnter(folder, user))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

async function mayEnter(folder: string, user: SystemUser): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
