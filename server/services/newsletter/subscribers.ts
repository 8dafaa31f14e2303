import { type Kysely, sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';

export interface Subscriber {
  readonly email: string;
  readonly language: Language;
}

/** Returns false when the address is already subscribed. */
export async function addSubscriber(
  db: Kysely<Database>,
  { email, language }: Subscriber,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO newsletter_subscribers (email, language) VALUES (${email}, ${language})
    ON CONFLICT (email) DO UPDATE SET language = excluded.language
    WHERE newsletter_subscribers.confirmed_at IS NULL
      OR newsletter_subscribers.unsubscribed_at IS NOT NULL`.execute(db);
  return numAffectedRows === 1n;
}

export async function confirmSubscription(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<void> {
  const { id } = await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now.toISOString(), unsubscribed_at: null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('outbox')
    .values({ kind: 'mail.newsletterWelcome', payload: JSON.stringify({ subscriberId: id }) })
    .execute();
}

export function findSubscriber(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'language', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Only the first call changes the subscription. */
export async function unsubscribe(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: now.toISOString() })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/**
 * Whether one of these consents is the newsletter's and was optional. A consent that the form requires
 * anyway, such as the privacy policy, does not count.
 */
export async function wantsNewsletter(
  db: Kysely<Database>,
  consents: readonly number[],
  formType: string | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('consent_assignments as newsletter')
    .innerJoin('consent_assignments as form', 'form.consent_id', 'newsletter.consent_id')
    .select('form.consent_id')
    .where('newsletter.form_type', '=', 'newsletter')
    .where('form.form_type', '=', formType ?? '')
    .where('form.required', '=', false)
    .where('form.consent_id', '=', sql<number>`ANY (${[...consents]}::int[])`)
    .executeTakeFirst();
  return found !== undefined;
}
