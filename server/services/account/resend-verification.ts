import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readEmail } from './email.ts';
import { mailToken } from './mail-tokens.ts';
import { isVerificationRequired } from './verification.ts';

/** Another link to confirm an address with. Answers the same whether there is such an account. */
export const resendVerification =
  ({ db }: ServiceDependencies): Handler<'user.resendVerification'> =>
  async (input, { now, language }) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', '=', readEmail(input.email) ?? '')
      .where('email_verified_at', 'is', null)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!user || !(await isVerificationRequired(db))) return ok({});
    const recipient = { userId: user.id, email: user.email, language };
    await db.transaction().execute((step) => mailToken(step, 'verifyEmail', recipient, now));
    return ok({});
  };
