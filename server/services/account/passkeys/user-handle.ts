import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { secretOf } from '../secret.ts';

/** Identifies the account in the passkey without its id, because devices show and store the handle. */
export async function userHandle(db: Kysely<Database>, userId: number) {
  const hash = createHmac('sha256', await secretOf(db))
    .update(`passkey:${userId}`)
    .digest();
  return new Uint8Array(hash);
}
