import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Locks products in id order, which avoids deadlocks between transactions. Code that changes `stock` or
 * `reserved` must hold these locks, and must lock carts and orders first. Rows of `stock_reservations` are
 * protected by the lock of their cart.
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
