import { type Kysely, sql, type Transaction } from 'kysely';
import { ok } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../transaction.ts';
import type { OrderRow } from './order-view.ts';

/** Orders ended per call, each in a transaction of its own. */
const batch = 100;

/** Ends unpaid orders whose time is over: stock and coupon go back. Answers how many. */
export async function expireOrders(db: Kysely<Database>, now: Date): Promise<number> {
  for (let expired = 0; expired < batch; expired += 1) {
    const result = await inTransaction(db, async (step) => ok(await expireNext(step, now)));
    if (!result.ok || !result.value) return expired;
  }
  return batch;
}

/** Another process may do the same: rows it holds are left to it. */
async function expireNext(step: Transaction<Database>, now: Date): Promise<boolean> {
  const order = await step
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['pending', 'awaiting_payment'])
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!order) return false;
  await giveBack(step, order);
  await step.updateTable('orders').set({ state: 'expired' }).where('id', '=', order.id).execute();
  await step
    .insertInto('order_events')
    .values({
      order_id: order.id,
      from_state: order.state,
      to_state: 'expired',
      reason: 'not paid in time',
    })
    .execute();
  return true;
}

/** Products are locked in id order, as they were taken. */
async function giveBack(step: Transaction<Database>, order: OrderRow): Promise<void> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    SELECT (taken ->> 'productId')::int AS id, sum((taken ->> 'qty')::int)::int AS pieces
    FROM order_items, jsonb_array_elements(stock_taken) AS taken
    WHERE order_id = ${order.id} GROUP BY 1 ORDER BY 1`.execute(step);
  for (const { id, pieces } of rows) {
    await step
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '+', pieces) }))
      .where('id', '=', id)
      .execute();
  }
  if (order.coupon_id === null) return;
  await step
    .updateTable('coupons')
    .set((eb) => ({ usage_count: eb('usage_count', '-', 1) }))
    .where('id', '=', order.coupon_id)
    .where('usage_count', '>', 0)
    .execute();
}
