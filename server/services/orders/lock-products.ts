import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Locks products in id order, so that two transactions never wait for each other. Whoever changes
 * `stock` or `reserved` holds these locks, and takes those of carts and orders before them; rows of
 * `stock_reservations` are guarded by the lock of their cart.
 */
export function lockProducts(step: Transaction<Database>, ids: readonly number[]) {
  return step
    .selectFrom('products')
    .select(['id', 'available'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
