import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { checkCaptcha } from '../captcha.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { dropEmailChanges } from './change-email.ts';
import { readEmail } from './email.ts';
import { findToken, mailToken, useToken } from './mail-tokens.ts';
import { checkNewPassword, hashPassword, isPassword } from './password.ts';
import { endSessions, findFamily } from './sessions.ts';

/** A new password ends every other session of the user. */
export const resetPassword =
  ({ db }: ServiceDependencies): Handler<'password.reset'> =>
  async ({ oldPassword, newPassword }, { actor, now }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const checked = checkNewPassword(newPassword, 'newPassword');
    if (!checked.ok) return checked;
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', actor.userId)
      .executeTakeFirst();
    if (!(await isPassword(user?.password_hash ?? null, oldPassword))) {
      return fail('incorrectOldPassword', { field: 'oldPassword' });
    }
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

/** Answers the same whether the address is known or not. */
export const forgotPassword =
  (deps: ServiceDependencies): Handler<'password.forgot'> =>
  async (input, context) => {
    const { db } = deps;
    const { now, language } = context;
    const email = readEmail(input.email);
    if (email === null) return fail('email', { field: 'email' });
    const person = await checkCaptcha(deps, input, 'forgotPassword', context);
    if (!person.ok) return person;
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (user) {
      const recipient = { userId: user.id, email: user.email, language };
      await db.transaction().execute((step) => mailToken(step, 'setPassword', recipient, now));
    }
    return ok({ done: true });
  };

/** The link works once and ends every session; who has it has read the mail. */
export const setPassword =
  ({ db }: ServiceDependencies): Handler<'password.set'> =>
  async ({ token, password }, { now }) => {
    const checked = checkNewPassword(password, 'password');
    if (!checked.ok) return checked;
    return inTransaction(db, async (step) => {
      const found = await findToken(step, 'setPassword', token, now);
      if (!found || found.used_at !== null) return fail('tokenInvalid');
      await useToken(step, found.hash, now);
      await step
        .updateTable('users')
        .set({ password_hash: await hashPassword(password), email_verified_at: now.toISOString() })
        .where('id', '=', found.userId)
        .execute();
      await endSessions(step, found.userId, now);
      await dropEmailChanges(step, found.userId);
      return ok({ done: true as const });
    });
  };

/** Opening the link again tells the same (AUTH-03). */
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
      }
      return ok({ email: found.email });
    });
