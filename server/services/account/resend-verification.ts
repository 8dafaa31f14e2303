import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readEmail } from './email.ts';
import { requestLink } from './requested-links.ts';
import { isVerificationRequired } from './verification.ts';

/** Requests another verification link. Gives the same response whether the account exists or not. */
export const resendVerification =
  (deps: ServiceDependencies): Handler<'user.resendVerification'> =>
  async (input, { language }) => {
    const email = readEmail(input.email);
    if (email !== null && (await isVerificationRequired(deps, deps.db))) {
      await requestLink(deps.db, 'verifyEmail', { email, language });
    }
    return ok({});
  };
