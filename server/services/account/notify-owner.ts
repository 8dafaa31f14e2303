import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { noticeKinds } from '../../mail/notice-kinds.ts';

/**
 * Notifies the owner of an address, at most once an hour, that it was entered although it already has an
 * account or a subscription; the response does not reveal it.
 */
export async function notifyOwner(
  db: Kysely<Database>,
  notice: 'accountExists' | 'alreadySubscribed',
  { email, language }: { readonly email: string; readonly language: string },
  now: Date,
): Promise<void> {
  const kind = noticeKinds[notice];
  const hour = now.toISOString().slice(0, 13);
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES (${kind}, ${JSON.stringify({ email, language })},
      ${`${kind}:${email.toLowerCase()}:${hour}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}
