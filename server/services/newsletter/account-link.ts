import { type Kysely, sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import { newsletterSettings, readGoal } from '../form-goal.ts';
import { confirmSubscription, wantsNewsletter } from './subscribers.ts';

/**
 * Who ticks the newsletter while registering gets one mail: the link that verifies the account's address
 * confirms the subscription too. The link says so, because only then was it the owner of the account who asked.
 * The agreement itself is in the log of consents; without it there is no subscription to confirm.
 */
const withNewsletter = { newsletter: true } as const;

const confirmsNewsletter = ({ newsletter }: JsonObject): boolean => newsletter === true;

/**
 * Returns what the link of a registration with these consents has to carry. A newsletter with a goal keeps its own
 * link, whose page leads to the goal.
 */
export async function newsletterOfRegistration(
  db: Kysely<Database>,
  consents: readonly number[] = [],
): Promise<JsonObject> {
  const isWanted = await wantsNewsletter(db, consents, 'registerForm');
  return isWanted && !readGoal(await newsletterSettings(db)) ? withNewsletter : {};
}

/** Returns the same for a further link of an account. */
export async function newsletterOfAccount(
  db: Kysely<Database>,
  userId: number,
): Promise<JsonObject> {
  const link = await verifying(db).where('user_id', '=', userId).executeTakeFirst();
  return link ? withNewsletter : {};
}

/** Whether a link was sent to this address that will confirm its newsletter. */
export async function waitsForAccount(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<boolean> {
  const link = await verifying(db)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return link !== undefined;
}

/** Whether the link with this hash of its token confirms the newsletter too. */
export async function linkConfirmsNewsletter(db: Kysely<Database>, hash: Buffer): Promise<boolean> {
  const link = await verifying(db).where('hash', '=', hash).executeTakeFirst();
  return link !== undefined;
}

const verifying = (db: Kysely<Database>) =>
  db
    .selectFrom('tokens')
    .select('hash')
    .where('kind', '=', 'verifyEmail')
    .where('payload', '@>', sql<JsonObject>`${JSON.stringify(withNewsletter)}::jsonb`);

interface VerifyingLink {
  readonly email: string;
  readonly payload: JsonObject;
  readonly registeredAt: string;
}

/** Confirms the subscription that waits for this link, if the agreement was logged with the registration. */
export async function confirmWithAccount(
  db: Kysely<Database>,
  { email, payload, registeredAt }: VerifyingLink,
  now: Date,
): Promise<void> {
  if (!confirmsNewsletter(payload)) return;
  const agreed = await db
    .selectFrom('consent_logs as log')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.email', 'log.email')
    .select('subscriber.id')
    .where('log.email', '=', email)
    .where('log.form_type', '=', 'registerForm')
    .where('log.created_at', '>=', registeredAt)
    .where((by) =>
      by.or([by('subscriber.confirmed_at', 'is', null), by('unsubscribed_at', 'is not', null)]),
    )
    .executeTakeFirst();
  if (agreed) await confirmSubscription(db, email, now);
}
