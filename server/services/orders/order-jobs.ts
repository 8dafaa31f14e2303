import type { ServiceDependencies } from '../dependencies.ts';
import { expireOrders } from './expire-orders.ts';
import { invalidateAvailability } from './invalidate-availability.ts';
import { expireReservations } from './stock-reservations.ts';
import { takenProducts } from './taken-products.ts';

type Deps = Pick<ServiceDependencies, 'db' | 'cache'>;

/** Returns the stock of expired cart reservations and expired unpaid orders. */
export async function giveBackUnused(deps: Deps, now: Date): Promise<void> {
  await invalidateAvailability(deps, await expireReservations(deps.db, now));
  for (const orderId of await expireOrders(deps.db, now)) {
    await invalidateAvailability(deps, await takenProducts(deps.db, orderId));
  }
}
