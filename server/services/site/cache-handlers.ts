import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { everyKind, kindTag } from '../../cache/cache-counters.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Shows and drops cached data (MODAL-09); `notFound` when the server does not cache. */
export function createCacheHandlers({ db, cache }: ServiceDependencies) {
  const view = () => ({ limit: cache.limit, kinds: cache.kinds() });
  return {
    'cache.view': async () => (cache.limit > 0 ? ok(view()) : fail('notFound')),
    async 'cache.drop'({ kinds, tags }) {
      if (cache.limit <= 0) return fail('notFound');
      const some = [...(kinds ?? []).map(kindTag), ...(tags ?? [])];
      await invalidate({ db, cache }, kinds || tags ? some : [everyKind]);
      return ok(view());
    },
  } satisfies Partial<Handlers>;
}
