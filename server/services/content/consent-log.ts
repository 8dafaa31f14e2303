import { type Kysely, sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import { waitsForAccount } from '../newsletter/account-link.ts';
import { addSubscriber, wantsNewsletter } from '../newsletter/subscribers.ts';
import { requestSubscription } from './request-subscription.ts';

export interface ConsentLog {
  readonly consents: readonly number[];
  /** Null to use a form that shows the consent. */
  readonly formType: string | null;
  /** Null for a form without an email. */
  readonly email: string | null;
  readonly language: Language;
  readonly userId: number | null;
}

/** Records who agreed to which text. Returns false, with nothing stored, when a consent is unknown. */
export async function logConsents(db: Kysely<Database>, log: ConsentLog): Promise<boolean> {
  const ids = [...new Set(log.consents)];
  const { numAffectedRows } = await sql`
    INSERT INTO consent_logs
      (consent_number, form_type, given, display_name, language, user_id, email, subject)
    SELECT c.unique_number, coalesce(${log.formType}, (SELECT min(a.form_type)
        FROM consent_assignments a WHERE a.consent_id = c.id), ''), true,
      coalesce(c.display_name ->> ${log.language}, c.display_name ->> ${defaultLanguageSql}), ${log.language},
      ${log.userId}::int, ${log.email}, 'cmsSite'
    FROM consents c WHERE c.id = ANY (${ids}::int[])
      AND (SELECT count(*) FROM consents k WHERE k.id = ANY (${ids}::int[])) = ${ids.length}
    `.execute(db);
  return Number(numAffectedRows ?? 0) === ids.length;
}

/**
 * Does the same; if the newsletter was ticked in another form, also sends the link that confirms it, unless the link
 * of a new account will.
 */
export async function takeConsents(
  db: Kysely<Database>,
  log: ConsentLog,
  now: Date,
): Promise<boolean> {
  if (!(await logConsents(db, log))) return false;
  const { email, language, consents, formType } = log;
  if (email !== null && (await wantsNewsletter(db, consents, formType))) {
    const subscriber = { email, language };
    const isWaiting = formType === 'registerForm' && (await waitsForAccount(db, email, now));
    await (isWaiting ? addSubscriber(db, subscriber) : requestSubscription(db, subscriber, now));
  }
  return true;
}
