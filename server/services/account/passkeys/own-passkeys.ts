import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import type { PasswordAttempts } from '../password-attempts.ts';
import { proveOwner } from '../prove-owner.ts';
import { accountId } from '../users.ts';
import { notifyOfPasskey, passkeysOf } from './passkey-rows.ts';
import { relyingParty } from './relying-party.ts';

export const listPasskeys =
  (deps: ServiceDependencies): Handler<'passkey.list'> =>
  async (_input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const rows = await passkeysOf(deps.db, id.value);
    const here = relyingParty(deps, context.headers.host).id;
    return ok(
      rows.map(({ id: key, name, domain, created_at: createdAt, last_used_at: lastUsedAt }) => {
        const where = domain ?? relyingParty(deps).id;
        return { id: key, name, createdAt, lastUsedAt, domain: where === here ? null : where };
      }),
    );
  };

export const renamePasskey =
  ({ db }: ServiceDependencies): Handler<'passkey.rename'> =>
  async ({ id, name }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const renamed = await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', user.value)
      .returning('id')
      .executeTakeFirst();
    return renamed ? ok({ done: true }) : fail('notFound');
  };

export const removePasskey =
  ({ db }: ServiceDependencies, attempts: PasswordAttempts): Handler<'passkey.remove'> =>
  async ({ id, password }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const owner = await proveOwner(db, attempts, password, context);
    if (!owner.ok) return owner;
    return inTransaction(db, async (step) => {
      const removed = await step
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', user.value)
        .returning('id')
        .executeTakeFirst();
      if (!removed) return fail('notFound');
      await notifyOfPasskey(step, 'passkeyRemoved', user.value);
      return ok({ done: true as const });
    });
  };
