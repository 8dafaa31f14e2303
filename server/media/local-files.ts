import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files in a folder of this machine, or in one that several machines share. */
export function localFiles(root: string): FileStore {
  const pathOf = (name: string) => join(root, name);
  return {
    read: (name) => orIfMissing(readFile(pathOf(name)), null),
    async write(name, data) {
      const file = pathOf(name);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomBytes(6).toString('hex')}`;
      await writeFile(draft, data);
      await rename(draft, file);
    },
    size: async (name) => (await orIfMissing(stat(pathOf(name)), null))?.size ?? null,
    remove: (name) => rm(pathOf(name), { recursive: true, force: true }),
    async namesBefore(time) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await orIfMissing(readdir(root, options), []);
      const files = entries.filter((entry) => entry.isFile());
      const old = await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const known = await orIfMissing(stat(path), null);
          return known && known.mtime < time ? [relative(root, path)] : [];
        }),
      );
      return old.flat();
    },
  };
}

async function orIfMissing<T, E>(requested: Promise<T>, missing: E): Promise<T | E> {
  try {
    return await requested;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing;
    throw error;
  }
}
