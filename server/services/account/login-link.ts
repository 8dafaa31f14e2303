import type { Transaction } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { checkCaptcha } from '../captcha.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { dropEmailChanges } from './change-email.ts';
import { deviceName } from './device-name.ts';
import { readEmail } from './email.ts';
import { findToken, useToken } from './mail-tokens.ts';
import { removePasskeys } from './passkeys/remove-passkeys.ts';
import { requestLink } from './requested-links.ts';
import { endSessions, startSession } from './sessions.ts';

/** Gives the same response, after the same work, whether the address is known or not. */
export const requestLoginLink =
  (deps: ServiceDependencies): Handler<'auth.requestLink'> =>
  async (input, context) => {
    const email = readEmail(input.email);
    if (email === null) return fail('email', { field: 'email' });
    const human = await checkCaptcha(deps, input, 'forgotPassword', context);
    if (!human.ok) return human;
    await requestLink(deps.db, 'logIn', { email, language: context.language });
    return ok({ done: true });
  };

/** The link works once. It proves access to the mailbox. */
export const linkLogin =
  ({ db }: ServiceDependencies): Handler<'auth.linkLogin'> =>
  ({ token }, { now, headers }) =>
    inTransaction(db, async (step) => {
      const found = await findToken(step, 'logIn', token, now);
      if (!found || found.used_at !== null) return fail('tokenInvalid');
      await useToken(step, found.hash, now);
      if (found.email_verified_at === null) await takeOver(step, found.userId, now);
      const device = deviceName(headers['user-agent']);
      return ok({ tokens: await startSession(step, found.userId, 'web', now, device) });
    });

/**
 * The address was not proven before, so another person may have opened the account with it: their password,
 * sessions and links end.
 */
async function takeOver(step: Transaction<Database>, userId: number, now: Date): Promise<void> {
  await step
    .updateTable('users')
    .set({ email_verified_at: now.toISOString(), password_hash: null })
    .where('id', '=', userId)
    .execute();
  await step.deleteFrom('social_logins').where('user_id', '=', userId).execute();
  await removePasskeys(step, userId);
  await endSessions(step, userId, now);
  await dropEmailChanges(step, userId);
}
