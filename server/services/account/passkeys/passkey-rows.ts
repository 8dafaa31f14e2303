import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { noticeKinds } from '../../../mail/notice-kinds.ts';

/** Passkeys of an account. */
export const maximum = 20;

export function passkeysOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'domain', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(maximum)
    .execute();
}

/** Notifies the owner, because another person may have made the change. */
export async function notifyOfPasskey(
  db: Kysely<Database>,
  notice: 'passkeyAdded' | 'passkeyRemoved',
  userId: number,
): Promise<void> {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const payload = JSON.stringify({ email, language });
  await db.insertInto('outbox').values({ kind: noticeKinds[notice], payload }).execute();
}
