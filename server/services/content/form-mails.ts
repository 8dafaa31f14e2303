import { type Kysely, sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';

/** Puts a mail to the site's staff into the outbox; its content is read from the stored entry. */
export async function announceEntry(db: Kysely<Database>, entryId: number): Promise<void> {
  const payload: JsonObject = { entryId };
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES ('mail.formEntry', ${JSON.stringify(payload)}, ${`mail.formEntry:${entryId}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}
