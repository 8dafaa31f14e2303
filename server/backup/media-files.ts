import { createHash } from 'node:crypto';
import type { FileStore } from '../media/file-store.ts';

/** Originals and their metadata; other sizes of pictures are generated again on request. */
const stored = /^[0-9a-f]{2}\/[0-9a-f]{64}\/(original|facts\.json)$/;

/** Returns the names of the files to back up, as `ab/ab12…/original`. */
export async function mediaNames(files: FileStore): Promise<string[]> {
  const everything = new Date(8.64e15);
  return (await files.namesBefore(everything)).filter((name) => stored.test(name));
}

/** Throws for a name outside the media folder. */
export async function writeMedia(files: FileStore, name: string, content: Buffer): Promise<void> {
  if (!stored.test(name)) throw new Error(`${name} is no name of a stored file`);
  await files.write(name, content);
}

/** Number of files and a checksum over all of them that does not depend on their order. */
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
