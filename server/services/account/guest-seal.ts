import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { openSeal, seal } from './seal.ts';

const purpose = 'guest';

/** Encrypts a guest's email for the guest's browser; only this shop can read it (CHK-05). */
export const sealGuest = (db: Kysely<Database>, email: string): Promise<string> =>
  seal(db, purpose, email);

/** Returns the email of a returning guest, or null for anything this shop did not seal. */
export const openGuest = (db: Kysely<Database>, sealed: string): Promise<string | null> =>
  openSeal(db, purpose, sealed);
