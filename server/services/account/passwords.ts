import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { checkCaptcha } from '../captcha.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { confirmWithAccount } from '../newsletter/account-link.ts';
import { inTransaction } from '../transaction.ts';
import { dropEmailChanges } from './change-email.ts';
import { readEmail } from './email.ts';
import { createDevice } from './known-device.ts';
import { findToken, useToken } from './mail-tokens.ts';
import { checkOwnPassword } from './own-password.ts';
import { removePasskeys } from './passkeys/remove-passkeys.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import { requestLink } from './requested-links.ts';
import { secretOf } from './secret.ts';
import { endSessions, findFamily } from './sessions.ts';

/** A new password ends every other session of the user. */
export const resetPassword =
  ({ db }: ServiceDependencies, attempts: PasswordAttempts): Handler<'password.reset'> =>
  async ({ oldPassword, newPassword }, { actor, now, client }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const checked = checkNewPassword(newPassword, 'newPassword');
    if (!checked.ok) return checked;
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', actor.userId)
      .executeTakeFirst();
    const who = { id: actor.userId, client };
    const known = await checkOwnPassword(attempts, who, user?.password_hash ?? null, oldPassword);
    if (!known.ok) return { ok: false, error: { ...known.error, field: 'oldPassword' } };
    if (oldPassword === newPassword) return fail('differentPassword', { field: 'newPassword' });
    const password_hash = await hashPassword(newPassword);
    const family = await findFamily(db, actor);
    return inTransaction(db, async (step) => {
      await step
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', actor.userId)
        .execute();
      await endSessions(step, actor.userId, now, family);
      await dropEmailChanges(step, actor.userId);
      return ok({ done: true as const });
    });
  };

/**
 * Gives the same response, after the same work, whether the address is known or not. Its owner is looked up
 * only when the mail is created.
 */
export const forgotPassword =
  (deps: ServiceDependencies): Handler<'password.forgot'> =>
  async (input, context) => {
    const { language } = context;
    const email = readEmail(input.email);
    if (email === null) return fail('email', { field: 'email' });
    // An account without a password sets its first one from the profile, which has no captcha.
    if (context.actor.kind === 'anonymous') {
      const person = await checkCaptcha(deps, input, 'forgotPassword', context);
      if (!person.ok) return person;
    }
    await requestLink(deps.db, 'setPassword', { email, language });
    return ok({ done: true });
  };

/** The link works once and ends every session. Using it proves access to the mailbox. */
export const setPassword =
  ({ db }: ServiceDependencies, attempts: PasswordAttempts): Handler<'password.set'> =>
  async ({ token, password }, { now }) => {
    const checked = checkNewPassword(password, 'password');
    if (!checked.ok) return checked;
    return inTransaction(db, async (step) => {
      const found =
        (await findToken(step, 'setPassword', token, now)) ??
        (await findToken(step, 'inviteStaff', token, now));
      if (!found || found.used_at !== null) return fail('tokenInvalid');
      await useToken(step, found.hash, now);
      const password_hash = await hashPassword(password);
      await step
        .updateTable('users')
        .set({ password_hash, email_verified_at: now.toISOString() })
        .where('id', '=', found.userId)
        .execute();
      // The address was not proven before, so another person may have opened the account with it.
      if (found.email_verified_at === null) await removePasskeys(step, found.userId);
      await endSessions(step, found.userId, now);
      await dropEmailChanges(step, found.userId);
      await attempts.forget(found.email);
      const device = createDevice(await secretOf(db), { id: found.userId, password_hash });
      return ok({ done: true as const, device });
    });
  };

/** Opening the link again gives the same response (AUTH-03). */
export const verifyEmail =
  ({ db }: ServiceDependencies): Handler<'user.verify'> =>
  ({ token }, { now }) =>
    inTransaction(db, async (step) => {
      const found = await findToken(step, 'verifyEmail', token, now);
      if (!found) return fail('tokenInvalid');
      if (found.used_at === null) {
        await useToken(step, found.hash, now);
        await step
          .updateTable('users')
          .set({ email_verified_at: now.toISOString() })
          .where('id', '=', found.userId)
          .execute();
        await confirmWithAccount(step, found, now);
      }
      return ok({ email: found.email });
    });
