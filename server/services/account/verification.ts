import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Off unless the option is true: new accounts can be used at once. */
export async function isVerificationRequired(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'RequireEmailVerification')
    .executeTakeFirst();
  return row?.value === true;
}
