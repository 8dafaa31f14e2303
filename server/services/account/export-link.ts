import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { addLink } from './mail-tokens.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import { proveOwner } from './prove-owner.ts';
import { createToken } from './refresh-token.ts';

/** Opens a link to the customer's data for a quarter of an hour. */
export const requestExport =
  ({ db }: ServiceDependencies, attempts: PasswordAttempts): Handler<'user.requestExport'> =>
  async ({ password }, context) => {
    const { actor, now } = context;
    if (actor.kind !== 'customer') return fail('unauthorized');
    const owner = await proveOwner(db, attempts, password, context);
    if (!owner.ok) return owner;
    const token = createToken();
    const { email } = owner.value;
    await addLink(db, 'exportData', token, { email, userId: actor.userId }, now);
    return ok({ token });
  };
