import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Removes all passkeys of an account. */
export async function removePasskeys(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
