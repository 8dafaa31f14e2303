import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { removeExamples } from './remove-examples.ts';

export function createExampleHandlers(deps: ServiceDependencies) {
  return {
    async 'examples.remove'(_, { actor }) {
      if (actor.kind !== 'backoffice' || !actor.scope.includes('admin')) return fail('forbidden');
      const { userId } = actor;
      const removed = await inTransaction(deps.db, (step) => removeExamples(step, userId));
      if (!removed.ok) return removed;
      await invalidate(deps, ['options', 'elements', 'pages', ...removed.value]);
      return ok({ done: true as const });
    },
  } satisfies Partial<Handlers>;
}
