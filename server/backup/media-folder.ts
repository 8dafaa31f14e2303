import { createHash } from 'node:crypto';
import { opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { localFiles } from '../media/local-files.ts';

/** Originals and their facts; other sizes of pictures are made again when somebody needs them. */
const lasting = new Set(['original', 'facts.json']);
const stored = /^[0-9a-f]{2}\/[0-9a-f]{64}\/(original|facts\.json)$/;

/** Names of stored files, as `ab/ab12…/original`, in no order. */
export async function* mediaNames(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile() || !lasting.has(entry.name)) continue;
    yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  }
}

/** Null for a file that was removed meanwhile. */
export const readMedia = (folder: string, name: string): Promise<Buffer | null> =>
  localFiles(folder).read(name);

/** Throws for a name that leads elsewhere. */
export async function writeMedia(folder: string, name: string, content: Buffer): Promise<void> {
  if (!stored.test(name)) throw new Error(`${name} is no name of a stored file`);
  await localFiles(folder).write(name, content);
}

/** Number of files and a checksum of all of them, which does not depend on their order. */
export interface MediaDigest {
  readonly files: number;
  readonly checksum: string;
}

export function createMediaDigest() {
  const sums: string[] = [];
  return {
    add(name: string, content: Buffer): void {
      sums.push(createHash('sha256').update(name).update('\0').update(content).digest('hex'));
    },
    result(): MediaDigest {
      const checksum = createHash('sha256').update(sums.sort().join('\n')).digest('hex');
      return { files: sums.length, checksum };
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
