import { type Kysely, sql, type Transaction } from 'kysely';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { findOwnOrder } from './find-own-order.ts';
import { forgetAvailability } from './forget-availability.ts';
import { orderEmail } from './order-email.ts';
import { mayMove, moveOrder } from './order-states.ts';
import type { OrderRow } from './order-view.ts';
import { takenProducts } from './taken-products.ts';
import { withdrawalOf } from './withdrawal-view.ts';

/** First step: what the declaration would be about. */
export const findForWithdrawal =
  ({ db }: ServiceDependencies): Handler<'order.findForWithdrawal'> =>
  async (input, context) => {
    const found = await findOwnOrder(db, input, context);
    if (!found.ok) return found;
    return ok(await withdrawalOf(db, found.value, await receivedAt(db, found.value.id)));
  };

/**
 * Second step (Directive 2011/83/EU, art. 11a): the declaration is recorded and its receipt goes out;
 * a repeated one answers the first. That it was received does not say that it is accepted: the order
 * itself moves only when nothing speaks against it, all else is left to people.
 */
export const withdraw =
  (deps: ServiceDependencies): Handler<'order.withdraw'> =>
  async (input, context) => {
    const found = await findOwnOrder(deps.db, input, context);
    if (!found.ok) return found;
    const done = await inTransaction(deps.db, (step) => declare(step, found.value.id, context));
    if (done.ok) await forgetAvailability(deps, await takenProducts(deps.db, found.value.id));
    return done;
  };

async function declare(
  step: Transaction<Database>,
  orderId: number,
  { now, actor, language }: CallContext,
): Promise<Result<Withdrawal>> {
  const order = await step
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const earlier = await receivedAt(step, orderId);
  if (earlier !== null) return ok(await withdrawalOf(step, order, earlier));
  const withdrawal = await withdrawalOf(step, order, now.toISOString());
  await step
    .insertInto('withdrawals')
    .values({
      order_id: orderId,
      email: (await orderEmail(step, order)) ?? '',
      language,
      items: JSON.stringify(withdrawal.items),
      received_at: now.toISOString(),
    })
    .execute();
  await queueReceipts(step, orderId);
  if (isPlain(order, withdrawal, now)) {
    const userId = actor.kind === 'customer' ? actor.userId : null;
    const move = { actor: { kind: 'buyer', userId }, reason: 'withdrawal declared', now } as const;
    const moved = await moveOrder(step, orderId, 'withdrawn', move);
    if (!moved.ok) return moved;
  }
  return ok(withdrawal);
}

/** Nothing exempt, the period not over, and a state that can be left for `withdrawn`. */
function isPlain({ state }: OrderRow, { items, until }: Withdrawal, now: Date): boolean {
  const isInTime = until === null || now.toISOString() <= until;
  return isInTime && items.every(({ exempt }) => exempt === null) && mayMove(state, 'withdrawn');
}

/** One mail for the buyer, one for the people of the shop. */
async function queueReceipts(step: Transaction<Database>, orderId: number): Promise<void> {
  const payload = JSON.stringify({ orderId });
  await sql`INSERT INTO outbox (kind, payload, dedupe_key) VALUES
    ('order.withdrawal', ${payload}, ${`order.withdrawal:${orderId}`}),
    ('shop.withdrawal', ${payload}, ${`shop.withdrawal:${orderId}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(step);
}

async function receivedAt(db: Kysely<Database>, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('withdrawals')
    .select('received_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.received_at ?? null;
}
