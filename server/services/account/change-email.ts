import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { type NoticeMail, noticeKinds } from '../../mail/notice-kinds.ts';
import { type FoundLink, mailToken } from './mail-tokens.ts';
import { notifyOwner } from './notify-owner.ts';

export interface EmailChange {
  readonly userId: number;
  readonly from: string;
  /** Whether the current address was confirmed: only then must it agree to the change. */
  readonly isProven: boolean;
  readonly to: string;
  readonly language: string;
}

/**
 * Maximum number of changes an account may request per hour, because each one sends mail to a third party.
 */
const hourly = 5;

/**
 * Sends a link to the new address and one to the old. The account keeps its address until both are confirmed. If
 * the new address already has an account, only its owner is notified of that.
 */
export async function requestEmailChange(
  step: Transaction<Database>,
  change: EmailChange,
  now: Date,
): Promise<Result<null>> {
  const { userId, from, isProven, to, language } = change;
  if ((await changesSince(step, userId, now.getTime() - 3_600_000)) >= hourly) {
    return fail('tooManyRequests');
  }
  await endEmailChanges(step, userId, now);
  if (await findByEmail(step, to)) {
    await notifyOwner(step, 'accountExists', { email: to, language }, now);
  } else {
    const payload = { needsRelease: isProven };
    await mailToken(step, 'changeEmail', { userId, email: to, language, payload }, now);
  }
  if (isProven) {
    await mailToken(step, 'releaseEmail', { userId, email: from, newEmail: to, language }, now);
  } else {
    await notifyOldAddress(step, 'emailChangeRequested', { email: from, newEmail: to, language });
  }
  return ok(null);
}

/** Whether the account has its new address, or waits for the link at the other one. */
export type ChangedEmail = 'changed' | 'waiting';

/**
 * Counts the link at the new or at the old address. The second of the two moves the account to the new address, which
 * also verifies it.
 */
export async function confirmEmailChange(
  step: Transaction<Database>,
  link: FoundLink,
  now: Date,
): Promise<Result<ChangedEmail>> {
  const isRelease = link.kind === 'releaseEmail';
  const to = isRelease ? String(link.payload['newEmail']) : link.email;
  const user = await findUser(step, link.user_id);
  if (!user) return fail('tokenInvalid');
  const isWaiting = await waitsForOther(step, link, to, now);
  if (isWaiting || link.used_at !== null) return ok(isWaiting ? 'waiting' : 'changed');
  const holder = await findByEmail(step, to);
  if (holder && holder.id !== user.id) return fail('userExists');
  await step
    .updateTable('users')
    .set({ email: to, email_verified_at: now.toISOString() })
    .where('id', '=', user.id)
    .execute();
  const { email: old, language } = user;
  await notifyOldAddress(step, 'emailChanged', { email: old, newEmail: to, language });
  return ok('changed');
}

const findUser = (step: Transaction<Database>, userId: number | null) =>
  step
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function waitsForOther(
  step: Transaction<Database>,
  { kind, user_id: userId, payload }: FoundLink,
  to: string,
  now: Date,
): Promise<boolean> {
  if (kind === 'changeEmail' && payload['needsRelease'] !== true) return false;
  const others = step
    .selectFrom('tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', now.toISOString());
  const used = await (kind === 'changeEmail'
    ? others.where('kind', '=', 'releaseEmail').where(sql`payload ->> 'newEmail'`, '=', to)
    : others.where('kind', '=', 'changeEmail').where('email', '=', to)
  ).executeTakeFirst();
  return used === undefined;
}

/** A newer change replaces one that was not confirmed at both addresses. */
async function endEmailChanges(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ expires_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('kind', 'in', ['changeEmail', 'releaseEmail'])
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/** A new password cancels pending changes, because an intruder may have requested them. */
export async function dropEmailChanges(db: Kysely<Database>, userId: number): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['changeEmail', 'releaseEmail'])
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

/** Finds the account that has this address, of a customer or of staff. */
export function findByEmail(db: Kysely<Database>, email: string) {
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
