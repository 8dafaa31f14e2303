import type { Kysely } from 'kysely';
import type { OwnConsents } from '#schemas/entities/consent.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { addSubscriber, confirmSubscription } from '../newsletter/subscribers.ts';
import { logConsents } from './consent-log.ts';
import { requestSubscription } from './request-subscription.ts';

export interface Owner {
  readonly userId: number;
  readonly email: string;
  /**
   * Whether the address is confirmed: only then do consents given with it, without an account, belong to the
   * person.
   */
  readonly isProven: boolean;
}

export async function endSubscription(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: now.toISOString() })
    .where('email', '=', email)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/** A confirmed address needs no link, so that an accidental cancellation can be undone by one click. */
export async function subscribe(
  step: Kysely<Database>,
  { userId, email, isProven }: Owner,
  consents: readonly number[],
  { language, now }: CallContext,
): Promise<Result<{ confirmationRequired: boolean }>> {
  const log = { consents, formType: 'newsletter', email, language, userId };
  if (consents.length > 0 && !(await logConsents(step, log))) {
    return fail('badRequest', { field: 'consents' });
  }
  if (!isProven) {
    const isSent = await requestSubscription(step, { email, language }, now);
    return ok({ confirmationRequired: isSent });
  }
  if (await addSubscriber(step, { email, language })) await confirmSubscription(step, email, now);
  return ok({ confirmationRequired: false });
}

export function findSubscriber(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

type Subscriber = Awaited<ReturnType<typeof findSubscriber>>;

export function stateOf(
  subscriber: Subscriber,
): Pick<OwnConsents['newsletter'], 'state' | 'since'> {
  if (!subscriber) return { state: 'none', since: null };
  const { confirmed_at, unsubscribed_at } = subscriber;
  if (unsubscribed_at !== null) return { state: 'ended', since: unsubscribed_at };
  return { state: confirmed_at === null ? 'waiting' : 'subscribed', since: confirmed_at };
}
