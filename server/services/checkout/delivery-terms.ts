import type { DeliveryTerms } from '#schemas/entities/checkout-methods.ts';
import { ok } from '#schemas/result.ts';
import type { ShopCalendar } from '#schemas/site-data.ts';
import type { Handler } from '../../api/handler.ts';
import { readOptions } from '../content/options.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { longestPacking } from './arrival.ts';

const tags = ['deliveries', 'options'];

/** Excludes pick-up and methods with a maximum weight, which do not accept every product. */
export const listDeliveryTerms =
  (deps: ServiceDependencies): Handler<'checkout.listDeliveryTerms'> =>
  async () =>
    ok(
      await deps.cache.get('delivery-terms', tags, async (): Promise<DeliveryTerms[]> => {
        const packingDays = longestPacking(await readCalendar(deps));
        const rows = await deps.db
          .selectFrom('delivery_methods')
          .select(['price', 'free_from', 'countries', 'days_min', 'days_max'])
          .where('enabled', '=', true)
          .where('is_pickup', '=', false)
          .where('max_grams', 'is', null)
          .orderBy('position')
          .orderBy('id')
          .execute();
        return rows.map((row) => ({
          price: row.price,
          freeFrom: row.free_from,
          countries: row.countries && [...row.countries],
          daysMin: row.days_min,
          daysMax: row.days_max,
          packingDays,
        }));
      }),
    );

async function readCalendar(deps: ServiceDependencies): Promise<ShopCalendar | null> {
  const options = await readOptions(deps);
  return (options['site.calendar'] as ShopCalendar | undefined) ?? null;
}
