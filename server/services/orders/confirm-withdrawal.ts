import { sql, type Transaction } from 'kysely';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { declaredWithdrawal } from './declared-withdrawal.ts';
import { mayMove, moveOrder } from './order-states.ts';
import type { OrderRow } from './order-view.ts';
import { withdrawalOf } from './withdrawal-view.ts';

/** Confirms the buyer's declaration; its time remains that of its receipt. */
export async function confirmDeclared(
  step: Transaction<Database>,
  order: OrderRow,
  { now, actor }: CallContext,
): Promise<Result<Withdrawal>> {
  const declared = await declaredWithdrawal(step, order.id);
  if (!declared) return fail('tokenInvalid');
  const withdrawal = await withdrawalOf(step, order, { ...declared, isConfirmed: true });
  if (declared.isConfirmed) return ok(withdrawal);
  await step
    .insertInto('withdrawal_confirmations')
    .values({ order_id: order.id, confirmed_at: now.toISOString() })
    .execute();
  if (declared.receivedAt !== now.toISOString()) await notifyShop(step, order.id);
  if (!isPlain(order, withdrawal)) return ok(withdrawal);
  const userId = actor.kind === 'customer' ? actor.userId : null;
  const move = { actor: { kind: 'buyer', userId }, reason: 'withdrawal declared', now } as const;
  const moved = await moveOrder(step, order.id, 'withdrawn', move);
  return moved.ok ? ok(withdrawal) : moved;
}

/**
 * Whether the withdrawal needs no decision: no exempt items, declared in time, and the state allows
 * `withdrawn`.
 */
function isPlain({ state }: OrderRow, { items, until, receivedAt }: Withdrawal): boolean {
  const isInTime = until === null || (receivedAt !== null && receivedAt <= until);
  return isInTime && items.every(({ exempt }) => exempt === null) && mayMove(state, 'withdrawn');
}

/** Staff were already notified of the declaration, but not of its confirmation. */
async function notifyShop(step: Transaction<Database>, orderId: number): Promise<void> {
  await sql`INSERT INTO outbox (kind, payload, dedupe_key)
    VALUES ('shop.withdrawal', ${JSON.stringify({ orderId })},
      ${`shop.withdrawal.confirmed:${orderId}`})
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(step);
}
