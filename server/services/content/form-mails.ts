import { type Kysely, sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Maximum number of mails per hour to staff about entries of one form. Further entries are stored and listed
 * without a mail.
 */
const hourlyMails = 60;

/** Puts a mail to the site's staff into the outbox; its content is read from the stored entry. */
export async function announceEntry(db: Kysely<Database>, entryId: number): Promise<void> {
  const payload: JsonObject = { entryId };
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    SELECT 'mail.formEntry', ${JSON.stringify(payload)}, ${`mail.formEntry:${entryId}`}
    WHERE (SELECT count(*) FROM form_entries e JOIN form_entries own ON own.form_key = e.form_key
      WHERE own.id = ${entryId} AND e.created_at > own.created_at - interval '1 hour'
        AND e.id <= own.id) <= ${hourlyMails}
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}

/**
 * Puts a mail to the sender into the outbox, at most one per hour and form. The mail repeats no typed text:
 * anyone may enter any address, and the shop must not send texts of strangers.
 */
export async function sendReceipt(
  db: Kysely<Database>,
  entry: { readonly formKey: string; readonly email: string; readonly language: string },
  now: Date,
): Promise<void> {
  const { formKey, email, language } = entry;
  const payload: JsonObject = { formKey, email, language };
  const hour = now.toISOString().slice(0, 13);
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES ('mail.formReceipt', ${JSON.stringify(payload)},
      ${`mail.formReceipt:${formKey}:${email.toLowerCase()}:${hour}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}
