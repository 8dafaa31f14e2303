import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import { newsletterOfAccount } from '../newsletter/account-link.ts';
import { mayMail } from './mail-limit.ts';
import { addLink, findLink } from './mail-tokens.ts';
import { createToken } from './refresh-token.ts';

/** Links that anyone can request for an email address. */
export type RequestedLink = 'setPassword' | 'verifyEmail' | 'logIn';

/** Stores the request only: the response must not reveal whether the account exists. */
export async function requestLink(
  db: Kysely<Database>,
  kind: RequestedLink,
  { email, language }: { readonly email: string; readonly language: string },
): Promise<void> {
  const payload = JSON.stringify({ email, language, token: createToken() });
  await db
    .insertInto('outbox')
    .values({ kind: `asked.${kind}`, payload })
    .execute();
}

/**
 * Activates the link and returns the address to mail it to. Returns null when the account does not exist or
 * its hourly limit is reached. A retry after a failed sending uses the same link.
 */
export async function openRequestedLink(
  db: Kysely<Database>,
  kind: RequestedLink,
  { email, token }: JsonObject,
  now: Date,
): Promise<string | null> {
  if (typeof email !== 'string' || typeof token !== 'string') return null;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .$if(kind === 'verifyEmail', (query) => query.where('email_verified_at', 'is', null))
    // Staff log in with their password.
    .$if(kind === 'logIn', (query) => query.where('is_backoffice', '=', false))
    .executeTakeFirst();
  if (!user) return null;
  if (await findLink(db, [kind], token, now)) return user.email;
  if (!(await mayMail(db, kind, user.email, now))) return null;
  const payload = kind === 'verifyEmail' ? await newsletterOfAccount(db, user.id) : {};
  await addLink(db, kind, token, { userId: user.id, email: user.email, payload }, now);
  return user.email;
}
