import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Binaries, binariesIn, findBinaries, nativeFolder } from './embedded-binaries.ts';
import { closedFolder, type SystemUser } from './embedded-user.ts';
import { StartError } from './start-error.ts';

/**
 * When root starts the shop, the database runs as another user, who cannot enter folders such as /root. Its
 * files are in this folder then, and a symbolic link in the data folder points to them.
 */
const openHome = '/var/lib/izlog';

/** Returns the folder of this data folder's database, whether it exists yet or not. */
export async function clusterFolder(folder: string, user: SystemUser | null): Promise<string> {
  const direct = join(folder, 'postgres');
  const moved = await readlink(direct).catch(() => null);
  if (moved !== null) return existingTarget(direct, moved);
  if (!user || !(await closedFolder(folder, user))) return direct;
  await refuseMovedAway(direct, user);
  const target = join(await makeOpen(randomBytes(6).toString('hex'), user), 'postgres');
  await symlink(target, direct);
  return target;
}

/**
 * If a data folder was copied without the database that its link points to, the shop must not start empty.
 */
async function existingTarget(link: string, target: string): Promise<string> {
  if (await lstat(dirname(target)).catch(() => null)) return target;
  throw new StartError(
    `The database of this data folder is missing: ${link} leads to ${target}, which is not on this machine. Copy it there too, or restore a backup.`,
  );
}

/** The database was created where its user could enter the folder, but the user no longer can. */
async function refuseMovedAway(direct: string, user: SystemUser): Promise<void> {
  if (!(await lstat(direct).catch(() => null))) return;
  const closed = await closedFolder(dirname(direct), user);
  throw new StartError(
    `The database runs as user "${user.name}", which may not enter ${closed}. Allow it (chmod o+x ${closed}), or move the data folder where every user may enter.`,
  );
}

/** Returns the packaged programs, copied once to where `user` may run them if necessary. */
export async function usableBinaries(user: SystemUser | null): Promise<Binaries> {
  const found = await findBinaries();
  if (!user || !(await closedFolder(dirname(found.postgres), user))) return found;
  return binariesIn(await copyNative(nativeFolder(), user));
}

export async function copyNative(native: string, user: SystemUser): Promise<string> {
  const { mtimeMs } = await lstat(join(native, 'bin', basename(binariesIn(native).postgres)));
  const target = join(await makeOpen('programs', user), String(Math.round(mtimeMs)));
  if (await lstat(target).catch(() => null)) return target;
  const draft = `${target}.${process.pid}`;
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rename(draft, target).catch(() => rm(draft, { recursive: true }));
  return target;
}

async function makeOpen(name: string, user: SystemUser): Promise<string> {
  const folder = join(openHome, name);
  await mkdir(folder, { recursive: true });
  await Promise.all([openHome, folder].map((path) => chmod(path, 0o755)));
  const closed = await closedFolder(folder, user);
  if (closed === null) return folder;
  throw new StartError(
    `The database runs as user "${user.name}", which may not enter ${closed}. Move the project where every user may enter, or do not run as root.`,
  );
}
