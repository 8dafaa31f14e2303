import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { mayRead } from '../rights.ts';
import { readExamples } from './example-carts.ts';
import { promotions } from './promotions.ts';

/** Staff calls beyond the records of promotions. */
export function createMarketingStaffHandlers({ readDb }: ServiceDependencies) {
  return {
    async 'promotion.examples'({ id }, { actor, language, now }) {
      if (actor.kind !== 'backoffice' || !mayRead(promotions, actor.scope))
        return fail('forbidden');
      const examples = await readExamples(readDb, id, { language, now });
      return examples ? ok(examples) : fail('notFound');
    },
  } satisfies Partial<Handlers>;
}
