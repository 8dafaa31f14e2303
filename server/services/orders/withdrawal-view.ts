import type { Kysely } from 'kysely';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../db/schema.ts';
import type { Declared } from './declared-withdrawal.ts';
import { withBuyer } from './order-states.ts';
import type { OrderRow } from './order-view.ts';
import { orderHead } from './order-view.ts';

const dayMs = 86_400_000;

export async function withdrawalOf(
  db: Kysely<Database>,
  order: OrderRow,
  declared: Declared | null,
): Promise<Withdrawal> {
  const { orderNumber, createdAt } = orderHead(order);
  const { receivedAt = null, isConfirmed = false } = declared ?? {};
  const items = await db
    .selectFrom('order_items')
    .select(['name', 'qty', 'withdrawal_exempt as exempt'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return {
    orderNumber,
    createdAt,
    items,
    until: await deadlineOf(db, order.id),
    receivedAt,
    isConfirmed,
  };
}

/** Returns the end of the period that the shop's market sets, from the delivery; null before the delivery. */
async function deadlineOf(db: Kysely<Database>, orderId: number): Promise<string | null> {
  const delivered = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('to_state', 'in', [...withBuyer])
    .orderBy('id')
    .executeTakeFirst();
  if (!delivered || site.law.withdrawalDays === null) return null;
  const period = site.law.withdrawalDays * dayMs;
  return new Date(new Date(delivered.created_at).getTime() + period).toISOString();
}
