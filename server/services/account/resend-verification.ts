import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { askForLink } from './asked-links.ts';
import { readEmail } from './email.ts';
import { isVerificationRequired } from './verification.ts';

/** Another link to confirm an address with. Answers the same whether there is such an account. */
export const resendVerification =
  (deps: ServiceDependencies): Handler<'user.resendVerification'> =>
  async (input, { language }) => {
    const email = readEmail(input.email);
    if (email !== null && (await isVerificationRequired(deps, deps.db))) {
      await askForLink(deps.db, 'verifyEmail', { email, language });
    }
    return ok({});
  };
