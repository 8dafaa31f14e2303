import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import { mailToken } from '../account/mail-tokens.ts';
import { createPasswordAttempts } from '../account/password-attempts.ts';
import { proveOwner } from '../account/prove-owner.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { deletionDays, findDeletion, openOrders } from './deletions.ts';

const day = 86_400_000;

/** Staff accounts are not deleted here: an administrator disables them. */
const customerOf = ({ actor }: CallContext): Result<number> =>
  actor.kind === 'customer' ? ok(actor.userId) : fail('unauthorized');

export function createDeletionHandlers({ db }: ServiceDependencies) {
  const attempts = createPasswordAttempts(db);
  return {
    async 'account.deletion'(_input, context) {
      const id = customerOf(context);
      if (!id.ok) return id;
      const [deletion, orders] = await Promise.all([
        findDeletion(db, id.value),
        openOrders(db, id.value),
      ]);
      return ok({ dueAt: deletion?.due_at ?? null, openOrders: orders });
    },
    async 'account.requestDeletion'({ password }, context) {
      const id = customerOf(context);
      if (!id.ok) return id;
      const proven = await proveOwner(db, attempts, password, context);
      if (!proven.ok) return proven;
      const { language, now } = context;
      const due = new Date(now.getTime() + deletionDays * day).toISOString();
      return inTransaction(db, async (step) => {
        const open = await openOrders(step, id.value);
        if (open.length > 0) return fail('ordersOpen', { params: { numbers: open.join(', ') } });
        const row = { user_id: id.value, language, requested_at: now.toISOString(), due_at: due };
        const { numInsertedOrUpdatedRows } = await step
          .insertInto('account_deletions')
          .values(row)
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .executeTakeFirstOrThrow();
        const { email } = proven.value;
        if (numInsertedOrUpdatedRows === 1n) {
          await mailToken(step, 'keepAccount', { email, language, userId: id.value }, now);
        }
        const kept = await findDeletion(step, id.value);
        return ok({ dueAt: kept?.due_at ?? due });
      });
    },
    async 'account.cancelDeletion'(_input, context) {
      const id = customerOf(context);
      if (!id.ok) return id;
      await db.deleteFrom('account_deletions').where('user_id', '=', id.value).execute();
      return ok({ done: true });
    },
  } satisfies Partial<Handlers>;
}
