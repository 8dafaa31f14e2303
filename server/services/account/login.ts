import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Tokens, User } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { deviceName } from './device-name.ts';
import { readEmail } from './email.ts';
import { createDevice, knownDevice } from './known-device.ts';
import { isPassword } from './password.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import { createChallenge } from './second-factor/challenge.ts';
import { hasFactor } from './second-factor/check-code.ts';
import { secretOf } from './secret.ts';
import { endFamily, findFamily, refreshSession, startSession } from './sessions.ts';
import { accountId, loadUser } from './users.ts';
import { isVerificationRequired } from './verification.ts';

/** Back-office users get a back-office session, which is shorter and has their scopes. */
export const login =
  (deps: ServiceDependencies, attempts: PasswordAttempts): Handler<'auth.login'> =>
  (input, context) =>
    logIn(deps, attempts, input, context);

export const localLogin =
  (deps: ServiceDependencies, attempts: PasswordAttempts): Handler<'auth.localLogin'> =>
  async (input, context) => {
    const result = await logIn(deps, attempts, input, context);
    return result.ok ? ok({ token: result.value.tokens.accessToken }) : result;
  };

async function logIn(
  deps: ServiceDependencies,
  attempts: PasswordAttempts,
  input: Pick<EndpointInput<'auth.login'>, 'username' | 'password' | 'device'>,
  { now, client, headers }: CallContext,
): Promise<Result<{ tokens: Tokens; user: User; device: string }>> {
  const { db } = deps;
  const email = readEmail(input.username) ?? '';
  const found = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'is_backoffice', 'disabled_at', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const secret = await secretOf(db);
  const device = knownDevice(secret, found, input.device);
  const attempt = { account: email, client, device };
  const begun = await attempts.begin(attempt);
  if (!begun.ok) return begun;
  const matches = await isPassword(found?.password_hash ?? null, input.password);
  if (!found || !matches) return fail('unknownUserOrPassword');
  await attempts.succeed(attempt);
  if (found.disabled_at !== null) return fail('accountBlocked');
  const isOpen = found.is_backoffice || found.email_verified_at !== null;
  if (!isOpen && (await isVerificationRequired(deps, db))) return fail('emailNotVerified');
  if (found.is_backoffice && (await hasFactor(db, found.id))) {
    return fail('secondFactor', { params: { challenge: await createChallenge(db, found, now) } });
  }
  const user = await loadUser(db, found.id);
  if (!user.ok) return user;
  const kind = found.is_backoffice ? 'backoffice' : 'web';
  const tokens = await startSession(db, found.id, kind, now, deviceName(headers['user-agent']));
  return ok({ tokens, user: user.value, device: createDevice(secret, found) });
}

export const refresh =
  ({ db }: ServiceDependencies): Handler<'auth.refresh'> =>
  async (_input, { headers, now }) => {
    const token = headers.refreshtoken;
    if (!token) return fail('unauthorized');
    const tokens = await refreshSession(db, token, now);
    return tokens.ok ? ok({ tokens: tokens.value }) : tokens;
  };

/** Ends the session of the access token and that of the refresh token. */
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

/** Returns the profile of the logged-in user. */
export const profile =
  ({ db }: ServiceDependencies) =>
  async (_input: unknown, context: CallContext): Promise<Result<User>> => {
    const id = accountId(context);
    return id.ok ? loadUser(db, id.value) : id;
  };
