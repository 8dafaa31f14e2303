import type { Kysely, Transaction } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import { moveOrder } from './order-states.ts';

/** Orders ended per call, each in a transaction of its own. */
const batch = 100;

/** Ends unpaid orders whose time is over: stock and coupon go back. Returns which. */
export async function expireOrders(db: Kysely<Database>, now: Date): Promise<number[]> {
  const expired: number[] = [];
  while (expired.length < batch) {
    const result = await inTransaction(db, async (step) => expireNext(step, now));
    if (!result.ok || result.value === null) break;
    expired.push(result.value);
  }
  return expired;
}

/** Another process may do the same: rows it holds are left to it. */
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
