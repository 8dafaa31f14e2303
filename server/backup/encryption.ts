import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../db/start-error.ts';

/**
 * The format of age-encryption.org, so the `age` program can open a backup too. A key is a passphrase, or the
 * public `age1…` of a pair whose `AGE-SECRET-KEY-1…` the shop does not need.
 */
const mark = 'age-encryption.org/v1';

export const isEncrypted = (start: Buffer): boolean => start.toString('latin1').startsWith(mark);

export async function encrypt(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  if (key.startsWith('AGE-SECRET-KEY-')) {
    throw new StartError(
      'BACKUP_KEY must be the public age1… to make a backup, not the secret key.',
    );
  }
  if (key.startsWith('age1')) encrypter.addRecipient(key);
  else encrypter.setPassphrase(key);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Throws `StartError` if the key does not match. */
export async function decrypt(content: Readable, key: string, file: string): Promise<Readable> {
  const decrypter = new Decrypter();
  if (key.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch {
    content.destroy();
    throw new StartError(`BACKUP_KEY does not open ${file}.`);
  }
}

// Only the types change: DOM and Node.js declare their own for the same streams.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream<Uint8Array>);
