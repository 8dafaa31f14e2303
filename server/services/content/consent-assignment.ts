import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';

/** Sets which consents a form shows and which of them are required; replaces the previous assignment. */
export const assignConsents =
  (deps: ServiceDependencies): Handler<'consent.create'> =>
  async ({ assigned_to, ...input }) => {
    const consents = [...new Set(input.consents)];
    const requiredConsents = [...new Set(input.requiredConsents)];
    if (requiredConsents.some((id) => !consents.includes(id))) {
      return fail('badRequest', { field: 'requiredConsents' });
    }
    const saved = await inTransaction(deps.db, async (step) => {
      const known = await step
        .selectFrom('consents')
        .select('id')
        .where('id', 'in', [0, ...consents])
        .forUpdate()
        .execute();
      if (known.length !== consents.length) return fail('badRequest', { field: 'consents' });
      await step.deleteFrom('consent_assignments').where('form_type', '=', assigned_to).execute();
      const rows = consents.map((id) => ({
        consent_id: id,
        form_type: assigned_to,
        required: requiredConsents.includes(id),
      }));
      if (rows.length > 0) await step.insertInto('consent_assignments').values(rows).execute();
      return ok({ assigned_to, consents, requiredConsents });
    });
    if (saved.ok) await invalidate(deps, ['consents']);
    return saved;
  };
