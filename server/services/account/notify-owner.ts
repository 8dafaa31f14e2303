import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { noticeKinds } from '../../mail/notice-kinds.ts';

/**
 * Notifies the owner of an address that it was entered for something that it already has; the response does not
 * reveal it. At most once an hour.
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
