import { chmod, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemUser } from './embedded-user.ts';
import { StartError } from './start-error.ts';

/**
 * Gives a cluster with another owner, such as one that root copied, to the user it runs as. PostgreSQL also
 * requires that only the owner can enter the folder, which a copy may have changed.
 */
export async function chownCluster(cluster: string, user: SystemUser): Promise<void> {
  const { uid } = await stat(join(cluster, 'PG_VERSION'));
  const { uid: folderUid, mode } = await stat(cluster);
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
  if (uid === user.uid && folderUid === user.uid) return;
  const entries = await readdir(cluster, { recursive: true });
  // The version file shows who owns the cluster, so it is changed last: an interrupted run is repeated.
  const inner = entries.filter((name) => name !== 'PG_VERSION').map((name) => join(cluster, name));
  for (const path of [...inner, cluster, join(cluster, 'PG_VERSION')]) {
    await lchown(path, user.uid, user.gid);
  }
}

/** Reports a file or folder that this user may not access, with the command that fixes it. */
export async function reportNoAccess<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new StartError(`${path} belongs to another user. ${takeOver(folder)}`);
  }
}

/** Returns the command that gives `folder` to the user of this process. */
export const takeOver = (folder: string): string =>
  `Give it to the user that starts the shop, then start again: sudo chown -R ${process.getuid?.() ?? ''} ${folder}`;
