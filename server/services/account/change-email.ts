import type { Kysely, Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { type NoticeMail, noticeKinds } from '../../mail/notice-kinds.ts';
import { type FoundLink, mailToken } from './mail-tokens.ts';
import { notifyOwner } from './notify-owner.ts';

export interface EmailChange {
  readonly userId: number;
  readonly from: string;
  readonly to: string;
  readonly language: string;
}

/**
 * Maximum number of changes an account may request per hour, because each one sends mail to a third party.
 */
const hourly = 5;

/**
 * Sends a link to the new address and notifies the old one. The account keeps its address until the link is
 * confirmed. If the new address already has an account, only its owner is notified of that.
 */
export async function requestEmailChange(
  step: Transaction<Database>,
  { userId, from, to, language }: EmailChange,
  now: Date,
): Promise<Result<null>> {
  if ((await changesSince(step, userId, now.getTime() - 3_600_000)) >= hourly) {
    return fail('tooManyRequests');
  }
  if (await findByEmail(step, to))
    await notifyOwner(step, 'accountExists', { email: to, language }, now);
  else await mailToken(step, 'changeEmail', { userId, email: to, language }, now);
  await notifyOldAddress(step, 'emailChangeRequested', { email: from, newEmail: to, language });
  return ok(null);
}

/** Moves the account to the address the link was sent to, which also verifies that address. */
export async function confirmNewEmail(
  step: Transaction<Database>,
  { user_id: userId, email }: FoundLink,
  now: Date,
): Promise<Result<null>> {
  const user = await step
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) return fail('tokenInvalid');
  const holder = await findByEmail(step, email);
  if (holder && holder.id !== user.id) return fail('userExists');
  await step
    .updateTable('users')
    .set({ email, email_verified_at: now.toISOString() })
    .where('id', '=', user.id)
    .execute();
  const { email: old, language } = user;
  await notifyOldAddress(step, 'emailChanged', { email: old, newEmail: email, language });
  return ok(null);
}

/** A new password cancels pending changes, because an intruder may have requested them. */
export async function dropEmailChanges(db: Kysely<Database>, userId: number): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', 'changeEmail')
    .where('used_at', 'is', null)
    .execute();
}

async function changesSince(db: Kysely<Database>, userId: number, since: number) {
  const { requested } = await db
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('requested'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'changeEmail')
    .where('created_at', '>', new Date(since).toISOString())
    .executeTakeFirstOrThrow();
  return requested;
}

function findByEmail(db: Kysely<Database>, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
}

async function notifyOldAddress(
  step: Transaction<Database>,
  notice: NoticeMail,
  payload: { readonly email: string; readonly newEmail: string; readonly language: string },
): Promise<void> {
  await step
    .insertInto('outbox')
    .values({ kind: noticeKinds[notice], payload: JSON.stringify(payload) })
    .execute();
}
