import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import { mayMail } from './mail-limit.ts';
import { addLink, findLink } from './mail-tokens.ts';
import { createToken } from './refresh-token.ts';

/** Links that anybody may ask for by an address. */
export type AskedLink = 'setPassword' | 'verifyEmail';

/** Notes the wish, and nothing else: the response must not tell whether there is such an account. */
export async function askForLink(
  db: Kysely<Database>,
  kind: AskedLink,
  { email, language }: { readonly email: string; readonly language: string },
): Promise<void> {
  const payload = JSON.stringify({ email, language, token: createToken() });
  await db
    .insertInto('outbox')
    .values({ kind: `asked.${kind}`, payload })
    .execute();
}

/**
 * The address that the link goes to, which works from now on; null where there is no such account, or
 * it was sent enough of them. Tried again after a failed sending, it is the same link.
 */
export async function openAskedLink(
  db: Kysely<Database>,
  kind: AskedLink,
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
    .executeTakeFirst();
  if (!user) return null;
  if (await findLink(db, [kind], token, now)) return user.email;
  if (!(await mayMail(db, kind, user.email, now))) return null;
  await addLink(db, kind, token, { userId: user.id, email: user.email }, now);
  return user.email;
}
