import type { DeliveryTerms } from '#schemas/entities/checkout-methods.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Not for pick-up, nor for methods with a greatest weight: they do not take every product. */
export const listDeliveryTerms =
  ({ db, cache }: ServiceDependencies): Handler<'checkout.listDeliveryTerms'> =>
  async () =>
    ok(
      await cache.get('delivery-terms', ['deliveries'], async (): Promise<DeliveryTerms[]> => {
        const rows = await db
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
        }));
      }),
    );
