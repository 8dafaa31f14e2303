import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** The databases and media of a whole run need less than 1 GB at a time. Containers often give 64 MB. */
const needed = 3 * 2 ** 30;

/**
 * A folder in memory, where there is one with enough space. A new database is a thousand small files, which a
 * disk takes ten times as long to write.
 */
export function memoryFolder(folder = '/dev/shm', space = freeSpace(folder)): string | undefined {
  return Math.min(space, freemem()) >= needed ? folder : undefined;
}

function freeSpace(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
