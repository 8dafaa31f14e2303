import { expireReservations } from '../cart/stock-reservations.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { expireOrders } from './expire-orders.ts';
import { takenProducts } from './taken-products.ts';

type Deps = Pick<ServiceDependencies, 'db' | 'cache'>;

/** Returns the stock of expired cart reservations and expired unpaid orders. */
export async function releaseUnused(deps: Deps, now: Date): Promise<void> {
  await invalidateAvailability(deps, await expireReservations(deps.db, now));
  for (const orderId of await expireOrders(deps.db, now)) {
    await invalidateAvailability(deps, await takenProducts(deps.db, orderId));
  }
}
