import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import { mayMail } from './mail-limit.ts';
import { createToken, hashToken } from './refresh-token.ts';

/** The action a mailed link performs when its page's button is pressed. */
export type LinkKind =
  | 'verifyEmail'
  | 'setPassword'
  | 'inviteStaff'
  | 'logIn'
  | 'exportData'
  | 'changeEmail'
  | 'releaseEmail'
  | 'keepAccount'
  | 'confirmForm'
  | 'confirmNewsletter'
  | 'confirmWithdrawal';

const hour = 3_600_000;

/** Lifetime of each kind of link in ms. */
const life: Readonly<Record<LinkKind, number>> = {
  verifyEmail: 72 * hour,
  setPassword: hour,
  inviteStaff: 48 * hour,
  logIn: hour / 4,
  exportData: hour / 4,
  changeEmail: 24 * hour,
  releaseEmail: 24 * hour,
  keepAccount: 14 * 24 * hour,
  confirmForm: 72 * hour,
  confirmNewsletter: 72 * hour,
  confirmWithdrawal: 14 * 24 * hour,
};

export interface MailedLink {
  readonly email: string;
  readonly language: string;
  readonly userId?: number;
  /** The new address of a requested change, which the mail contains. */
  readonly newEmail?: string;
  /** Data needed when the link is confirmed. */
  readonly payload?: JsonObject;
}

/** Puts a mail with a single-use link into the outbox; above the hourly limit it does nothing. */
export async function mailToken(
  db: Kysely<Database>,
  kind: LinkKind,
  link: MailedLink,
  now: Date,
): Promise<void> {
  const { email, language, newEmail } = link;
  if (!(await mayMail(db, kind, email, now))) return;
  const token = createToken();
  await addLink(db, kind, token, link, now);
  await db
    .insertInto('outbox')
    .values({ kind: `mail.${kind}`, payload: JSON.stringify({ email, newEmail, language, token }) })
    .execute();
}

export async function addLink(
  db: Kysely<Database>,
  kind: LinkKind,
  token: string,
  { email, userId, newEmail, payload = {} }: Omit<MailedLink, 'language'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('tokens')
    .values({
      hash: hashToken(token),
      kind,
      email,
      user_id: userId ?? null,
      payload: JSON.stringify({ ...payload, newEmail }),
      expires_at: new Date(now.getTime() + life[kind]).toISOString(),
    })
    .execute();
}

/** Finds and locks a link that has not expired, used or not. */
export async function findLink(
  db: Kysely<Database>,
  kinds: readonly LinkKind[],
  token: string,
  now: Date,
) {
  const link = await db
    .selectFrom('tokens')
    .select(['hash', 'kind', 'email', 'user_id', 'payload', 'used_at'])
    .where('hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
  return link && link.email !== null ? { ...link, email: link.email } : null;
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Finds and locks the unexpired token row with its user, used or not. */
export function findToken(
  db: Kysely<Database>,
  kind: 'verifyEmail' | 'setPassword' | 'inviteStaff' | 'logIn',
  token: string,
  now: Date,
) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select([
      'tokens.hash',
      'tokens.used_at',
      'tokens.payload',
      'users.id as userId',
      'users.email',
      'users.email_verified_at',
      'users.created_at as registeredAt',
    ])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.kind', '=', kind)
    .where('tokens.expires_at', '>', now.toISOString())
    .whereRef('users.email', '=', 'tokens.email')
    .where('users.disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Invalidates the links to the data of a customer. */
export async function endExports(db: Kysely<Database>, userId: number): Promise<void> {
  const tokens = db.deleteFrom('tokens').where('kind', '=', 'exportData');
  await tokens.where('user_id', '=', userId).execute();
}

export async function useToken(db: Kysely<Database>, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .execute();
}
