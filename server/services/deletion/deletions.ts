import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderState } from '../../db/tables/orders.ts';
import { ended, withBuyer } from '../orders/order-states.ts';

/** Number of days within which the owner can still keep the account. */
export const deletionDays = 14;

const closed: readonly OrderState[] = [...withBuyer, ...ended];
const shown = 20;

/** Reads the numbers of unfinished orders: the shop needs the account for them. */
export async function openOrders(db: Kysely<Database>, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', userId)
    .where('state', 'not in', closed)
    .orderBy('id')
    .limit(shown)
    .execute();
  return rows.map(({ order_number: number }) => number);
}

export function findDeletion(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('account_deletions')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
