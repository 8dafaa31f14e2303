import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { secretOf } from './secret.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a guest's e-mail for the guest's browser; only this shop can read it (CHK-05). */
export async function sealGuest(db: Kysely<Database>, email: string): Promise<string> {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, await sealKey(db), iv);
  const body = Buffer.concat([sealing.update(email, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
}

/** Returns the e-mail of a returning guest, or null for anything this shop did not seal. */
export async function openGuest(db: Kysely<Database>, sealed: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivLength + tagLength) return null;
  const opening = createDecipheriv(cipher, await sealKey(db), bytes.subarray(0, ivLength));
  opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    const body = opening.update(bytes.subarray(ivLength + tagLength));
    return Buffer.concat([body, opening.final()]).toString('utf8');
  } catch {
    // Not sealed with our key; the cipher throws no other error.
    return null;
  }
}

async function sealKey(db: Kysely<Database>): Promise<Buffer> {
  return createHash('sha256')
    .update('guest:')
    .update(await secretOf(db))
    .digest();
}
