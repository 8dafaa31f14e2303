import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { secretOf } from './secret.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text that only this shop can read; what is sealed for one purpose cannot be opened for another. */
export async function seal(db: Kysely<Database>, purpose: string, text: string): Promise<string> {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, await sealKey(db, purpose), iv);
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
}

/** Returns the text, or null for anything that this shop did not seal for the purpose. */
export async function openSeal(
  db: Kysely<Database>,
  purpose: string,
  sealed: string,
): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivLength + tagLength) return null;
  const key = await sealKey(db, purpose);
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength));
  opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    const body = opening.update(bytes.subarray(ivLength + tagLength));
    return Buffer.concat([body, opening.final()]).toString('utf8');
  } catch {
    // Not sealed with our key; the cipher throws no other error.
    return null;
  }
}

async function sealKey(db: Kysely<Database>, purpose: string): Promise<Buffer> {
  return createHash('sha256')
    .update(`${purpose}:`)
    .update(await secretOf(db))
    .digest();
}
