import type { Kysely, Transaction } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { moveOrder } from './order-states.ts';

/** Maximum number of orders ended per call, each in its own transaction. */
const batch = 100;

/** Ends expired unpaid orders and returns their stock and coupons. Returns the ids of the orders. */
export async function expireOrders(db: Kysely<Database>, now: Date): Promise<number[]> {
  const expired: number[] = [];
  while (expired.length < batch) {
    const result = await inTransaction(db, async (step) => expireNext(step, now));
    if (!result.ok || result.value === null) break;
    expired.push(result.value);
  }
  return expired;
}

/** Skips rows locked by another process that does the same. */
async function expireNext(step: Transaction<Database>, now: Date) {
  const order = await step
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['pending_payment', 'payment_failed'])
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!order) return ok(null);
  const move = { actor: { kind: 'system' }, reason: 'not paid in time', now } as const;
  const moved = await moveOrder(step, order.id, 'cancelled', move);
  return moved.ok ? ok(order.id) : moved;
}
