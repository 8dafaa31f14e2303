import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { mailToken } from '../account/mail-tokens.ts';
import { addSubscriber, type Subscriber } from '../newsletter/subscribers.ts';

/** Sends the link that confirms a subscription; returns false when the address is already subscribed. */
export async function requestSubscription(
  db: Kysely<Database>,
  { email, language }: Subscriber,
  now: Date,
): Promise<boolean> {
  if (!(await addSubscriber(db, { email, language }))) return false;
  await mailToken(db, 'confirmNewsletter', { email, language }, now);
  return true;
}
