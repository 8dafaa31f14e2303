import type { ListPrices } from '#schemas/api/price-list-staff.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../../api/handler.ts';
import { invalidate } from '../../../cache/invalidation.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { mayRead, mayWrite } from '../rights.ts';
import { planPrices } from './plan-prices.ts';
import { priceLists } from './price-lists.ts';
import { readPriceFile } from './read-price-file.ts';
import { listsOfGroup, listsOfProduct, readPrices } from './read-prices.ts';
import { savePrices } from './save-prices.ts';

/** Staff calls beyond the records of price lists. */
export function createPriceListHandlers(deps: ServiceDependencies) {
  const { db, readDb } = deps;
  return {
    async 'priceList.applied'({ group, product }, context) {
      if (!isAllowed(context, mayRead)) return fail('forbidden');
      if (product !== undefined) return ok({ lists: await listsOfProduct(readDb, product) });
      if (group === undefined) return fail('badRequest', { field: 'group' });
      return ok({ lists: await listsOfGroup(readDb, group) });
    },
    async 'priceList.prices'({ id }, context) {
      return isAllowed(context, mayRead) ? pricesOf(deps, id) : fail('forbidden');
    },
    async 'priceList.savePrices'({ id, rows }, context) {
      const { actor } = context;
      if (actor.kind !== 'backoffice' || !isAllowed(context, mayWrite)) return fail('forbidden');
      const saved = await savePrices(db, id, rows, actor.userId);
      if (!saved.ok) return saved;
      await invalidate(deps, priceLists.tags);
      return pricesOf(deps, id);
    },
    async 'priceList.checkFile'({ id, content, ...given }, context) {
      if (!isAllowed(context, mayWrite)) return fail('forbidden');
      const file = await readPriceFile({ ...given, content: Buffer.from(content, 'base64') });
      return file.ok ? planPrices(db, id, file.value) : file;
    },
  } satisfies Partial<Handlers>;
}

async function pricesOf({ db }: ServiceDependencies, id: number): Promise<Result<ListPrices>> {
  const prices = await readPrices(db, id);
  return prices ? ok(prices) : fail('notFound');
}

const isAllowed = ({ actor }: CallContext, has: typeof mayRead): boolean =>
  actor.kind === 'backoffice' && has(priceLists, actor.scope);
