import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Notifies the owner of an account that their address was entered for another account; at most once an hour.
 */
export async function notifyOwner(
  db: Kysely<Database>,
  { email, language }: { readonly email: string; readonly language: string },
  now: Date,
): Promise<void> {
  const hour = now.toISOString().slice(0, 13);
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES ('mail.accountExists', ${JSON.stringify({ email, language })},
      ${`mail.accountExists:${email.toLowerCase()}:${hour}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}
