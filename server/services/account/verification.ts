import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Returns the setting; if it is missing, new addresses are verified if the shop can send mail. */
export async function isVerificationRequired(
  { sendsMail = false }: Pick<ServiceDependencies, 'sendsMail'>,
  db: Kysely<Database>,
): Promise<boolean> {
  const row = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'RequireEmailVerification')
    .executeTakeFirst();
  return typeof row?.value === 'boolean' ? row.value : sendsMail;
}
