import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartError } from '../db/start-error.ts';
import { decrypt, encrypt, isEncrypted } from './encryption.ts';

/** A file that is being written; it gets its final name only when it is complete. */
export interface ArchiveWriter {
  add(name: string, content: Buffer | string): Promise<void>;
  finish(): Promise<void>;
  /** Deletes the incomplete file. */
  abandon(): Promise<void>;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** Creates a compressed tar file, encrypted if there is a key. Only one entry at a time is in memory. */
export async function createArchive(file: string, key: string | null): Promise<ArchiveWriter> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  const tar = pack();
  const zipped = tar.pipe(createGzip({ level: 4 }));
  const content = key ? await encrypt(zipped, key) : zipped;
  const written = pipeline(content, createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
  // The caller of `add` gets the error too; without this handler the rejection would end the process first.
  written.catch((error: Error) => tar.destroy(error));
  return {
    add: (name, entry) =>
      new Promise((done, failed) => {
        const bytes = Buffer.from(entry);
        const sink = tar.entry({ name, size: bytes.length }, (error) =>
          error ? failed(error) : done(),
        );
        sink.end(bytes);
      }),
    async finish() {
      tar.finalize();
      await written;
      await rename(draft, file);
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

/**
 * Yields the entries in the order they were added. Throws `StartError` for a file that is not a backup or is
 * incomplete.
 */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<ArchiveEntry> {
  const content = await openContent(file, key);
  const tar = extract();
  const read = pipeline(content, createGunzip(), tar);
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: await buffer(entry) };
    }
    await read;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is no backup, or is damaged: ${(error as Error).message}.`);
  } finally {
    tar.destroy();
  }
}

async function openContent(file: string, key: string | null): Promise<Readable> {
  if (!isEncrypted(await firstBytes(file))) return createReadStream(file);
  if (!key) throw new StartError(`${file} is encrypted: set BACKUP_KEY to its key.`);
  return decrypt(createReadStream(file), key, file);
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be opened: ${error.code}.`);
  });
  try {
    return (await handle.read(Buffer.alloc(64), 0, 64, 0)).buffer;
  } finally {
    await handle.close();
  }
}
