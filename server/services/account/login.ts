import type { Kysely } from 'kysely';
import type { Tokens, User } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readEmail } from './email.ts';
import type { FailedLogins } from './failed-logins.ts';
import { isPassword } from './password.ts';
import { endFamily, findFamily, refreshSession, startSession } from './sessions.ts';
import { accountId, loadUser } from './users.ts';
import { isVerificationRequired } from './verification.ts';

/** Back-office users get a back-office session: shorter, and with their scopes. */
export const login =
  ({ db }: ServiceDependencies, failed: FailedLogins): Handler<'auth.login'> =>
  (input, context) =>
    logIn(db, failed, input, context);

export const localLogin =
  ({ db }: ServiceDependencies, failed: FailedLogins): Handler<'auth.localLogin'> =>
  async (input, context) => {
    const result = await logIn(db, failed, input, context);
    return result.ok ? ok({ token: result.value.tokens.accessToken }) : result;
  };

async function logIn(
  db: Kysely<Database>,
  failed: FailedLogins,
  input: { readonly username: string; readonly password: string },
  { now, client }: CallContext,
): Promise<Result<{ tokens: Tokens; user: User }>> {
  const email = readEmail(input.username) ?? '';
  if (!(await failed.begin(email, client))) return fail('tooManyRequests');
  const found = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'is_backoffice', 'disabled_at', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const matches = await isPassword(found?.password_hash ?? null, input.password);
  if (!found || !matches || found.disabled_at !== null) return fail('unknownUserOrPassword');
  await failed.succeed(email, client);
  if (found.email_verified_at === null && (await isVerificationRequired(db))) {
    return fail('emailNotVerified');
  }
  const user = await loadUser(db, found.id);
  if (!user.ok) return user;
  const kind = found.is_backoffice ? 'backoffice' : 'web';
  return ok({ tokens: await startSession(db, found.id, kind, now), user: user.value });
}

export const refresh =
  ({ db }: ServiceDependencies): Handler<'auth.refresh'> =>
  async (_input, { headers, now }) => {
    const token = headers.refreshtoken;
    if (!token) return fail('unauthorized');
    const tokens = await refreshSession(db, token, now);
    return tokens.ok ? ok({ tokens: tokens.value }) : tokens;
  };

/** Ends the session of the access token, and that of the refresh token. */
export const logout =
  ({ db }: ServiceDependencies): Handler<'auth.logout'> =>
  async (_input, { actor, headers, now }) => {
    const refreshToken = headers.refreshtoken;
    const families = [
      actor.kind === 'anonymous' ? null : await findFamily(db, actor),
      refreshToken ? await findFamily(db, { refreshToken }) : null,
    ];
    for (const family of families) if (family !== null) await endFamily(db, family, now);
    return ok({ done: true });
  };

/** Profile of whoever is logged in. */
export const profile =
  ({ db }: ServiceDependencies) =>
  async (_input: unknown, context: CallContext): Promise<Result<User>> => {
    const id = accountId(context);
    return id.ok ? loadUser(db, id.value) : id;
  };
