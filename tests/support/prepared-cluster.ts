import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#app/scripts/prepare.mjs';
import { createSourceKeys, hashOf } from '#app/scripts/source-keys.ts';
import { site } from '#schemas/site/site.ts';

/** Stopped clusters with a migrated template: creating one takes ten times as long as copying it. */
const store = join(root, '.cache/test-clusters');
const parts = ['postgres', 'postgres.password'];
const day = 24 * 60 * 60 * 1000;

/** Changes with the migrations, with all other code that fills the template, with packages and languages. */
export function clusterKey(): string {
  const sourceKey = createSourceKeys();
  const files = ['tests/support/test-cluster.ts', 'package-lock.json'];
  return hashOf([...files.map(sourceKey), JSON.stringify(site)]);
}

/** Copies the prepared cluster with this key into `folder`; false if there is none. */
export async function copyPrepared(key: string, folder: string, from = store): Promise<boolean> {
  const prepared = join(from, key);
  if (!(await lstat(prepared).catch(() => null))) return false;
  const now = new Date();
  await utimes(prepared, now, now);
  copyParts(prepared, folder);
  return true;
}

/** Stores the stopped cluster of `folder`. A copy is complete when it has its name. */
export async function storePrepared(key: string, folder: string, to = store): Promise<void> {
  // A link leads to the only copy: the database of root may lie outside of the folder.
  if ((await lstat(join(folder, 'postgres'))).isSymbolicLink()) return;
  await mkdir(to, { recursive: true });
  await removeUnused(to);
  const draft = join(to, `${key}.${randomBytes(6).toString('hex')}`);
  await mkdir(draft);
  copyParts(folder, draft);
  // Renaming fails if another run stored the same cluster in the meantime.
  await rename(draft, join(to, key)).catch(() => rm(draft, { recursive: true }));
}

/** `cp` without `Sync` takes five times as long for these two thousand files. */
function copyParts(from: string, to: string): void {
  for (const name of parts) cpSync(join(from, name), join(to, name), { recursive: true });
}

/** Clusters of other sources, and what interrupted runs left, stay for a day: other runs may copy them. */
async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    // Another run may rename or remove its copy between the two calls.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > day)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
