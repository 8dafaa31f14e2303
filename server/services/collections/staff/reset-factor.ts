import { sql } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../../api/handler.ts';
import { removeFactor } from '../../account/second-factor/own-factor.ts';
import { endSessions } from '../../account/sessions.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { mayWrite } from '../rights.ts';
import { staff } from './staff.ts';

/**
 * Handles the reset of a second factor: staff who lost the app and the recovery codes then log in with only
 * the password until they set it up again.
 */
export function createStaffHandlers({ db }: ServiceDependencies) {
  return {
    async 'staffFactor.reset'({ id }, { actor, now }) {
      if (actor.kind !== 'backoffice' || !mayWrite(staff, actor.scope)) return fail('forbidden');
      return inTransaction(db, async (step) => {
        const held = await readRow(step, staff, String(id), sql`FOR UPDATE`);
        if (!held) return fail('notFound');
        await removeFactor(step, id);
        await endSessions(step, id, now);
        await logChange(step, {
          collection: staff,
          actorId: actor.userId,
          id: String(id),
          action: 'change',
          before: { second_factor: held.values.second_factor ?? false },
          after: { second_factor: false },
        });
        return ok({ done: true as const });
      });
    },
  } satisfies Partial<Handlers>;
}
