import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenditionName } from './renditions.ts';

/** The files of stored pictures; `hash` must have been checked to be one. */
export interface PictureFiles {
  readonly original: (hash: string) => string;
  readonly facts: (hash: string) => string;
  readonly rendition: (hash: string, name: RenditionName) => string;
  readonly remove: (hash: string) => Promise<void>;
}

/** `<root>/<first two digits>/<hash>/{original,facts.json,640.avif,…}` */
export function pictureFiles(root: string): PictureFiles {
  const folder = (hash: string) => join(root, hash.slice(0, 2), hash);
  return {
    original: (hash) => join(folder(hash), 'original'),
    facts: (hash) => join(folder(hash), 'facts.json'),
    rendition: (hash, { width, format }) => join(folder(hash), `${width}.${format}`),
    remove: (hash) => rm(folder(hash), { recursive: true, force: true }),
  };
}

/** Appears under its name only when complete. */
export async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, data);
  await rename(draft, file);
}

export async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
