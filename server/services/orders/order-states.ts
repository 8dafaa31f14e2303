import { sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderEventsTable, OrderState } from '../../db/tables/orders.ts';
import { returnVoucher } from '../cart/voucher.ts';
import { issueDigital } from '../digital/issue-digital.ts';
import { revokeDigital } from '../digital/revoke-digital.ts';
import { mailOfOrder } from './order-mails.ts';
import { releaseOrder } from './release-order.ts';

/** States that goods in the shop can move to. */
const wayOut: readonly OrderState[] = [
  'ready_for_pickup',
  'partly_shipped',
  'shipped',
  'delivered',
  'collected',
  'completed',
  'cancelled',
  'refunded',
  'withdrawn',
];

/** Every allowed move of an order. Staying in the same state is not a move. */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ['paid', 'processing', 'payment_failed', 'cancelled', 'withdrawn'],
  payment_failed: ['pending_payment', 'paid', 'cancelled', 'withdrawn'],
  paid: ['processing', 'packed', ...wayOut],
  processing: ['paid', 'packed', ...wayOut],
  packed: wayOut,
  ready_for_pickup: ['delivered', 'collected', 'completed', 'cancelled', 'refunded', 'withdrawn'],
  partly_shipped: ['shipped', 'returned', 'refunded', 'withdrawn'],
  shipped: ['delivered', 'completed', 'returned', 'refunded', 'withdrawn'],
  delivered: ['completed', 'refunded', 'withdrawn'],
  collected: ['completed', 'refunded', 'withdrawn'],
  completed: ['refunded', 'withdrawn'],
  cancelled: ['refunded'],
  withdrawn: ['refunded'],
  returned: ['refunded'],
  refunded: [],
};

/** States in which the goods are in the shop. */
export const goodsInShop: ReadonlySet<OrderState> = new Set([
  'pending_payment',
  'payment_failed',
  'paid',
  'processing',
  'packed',
  'ready_for_pickup',
]);
/** States in which the buyer has the goods, so cash on delivery was paid. */
export const withBuyer: ReadonlySet<OrderState> = new Set(['delivered', 'collected', 'completed']);
export const ended: ReadonlySet<OrderState> = new Set([
  'cancelled',
  'refunded',
  'returned',
  'withdrawn',
]);

export const orderStates = Object.keys(moves) as readonly OrderState[];

export function mayMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/** The person or program that changed the state; `userId` for a person with an account. */
export interface OrderActor {
  readonly kind: OrderEventsTable['actor']['__select__'];
  readonly userId?: number | null;
}

export interface Move {
  readonly actor: OrderActor;
  /** A short reason for the order's history; never contains personal data. */
  readonly reason: string;
  readonly details?: JsonObject;
  readonly now?: Date;
  /** Number of the shipment the mail is about. */
  readonly shipment?: number;
}

/**
 * The only function that changes the state of an order. It locks the row, so that moves are sequential. Each
 * move adds a row to the history; returns stock and promotions when the order ends in the shop, and the voucher
 * payment whenever it ends; marks cash on delivery as paid when the buyer has the goods; issues or revokes
 * tickets and downloads; and puts the buyer's mail into the outbox. `moved` is false when the order already
 * has the state. If stock was returned, the caller must call `invalidateAvailability` after the commit.
 */
export async function moveOrder(
  step: Transaction<Database>,
  orderId: number,
  to: OrderState,
  { actor, reason, details = {}, now = new Date(), shipment }: Move,
): Promise<Result<{ readonly moved: boolean }>> {
  const order = await step
    .selectFrom('orders')
    .select(['id', 'state', 'promotions', 'voucher_id', 'voucher_total', 'paid_at', 'payment_type'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return fail('notFound');
  const from = order.state;
  if (from === to) return ok({ moved: false });
  if (!mayMove(from, to)) return fail('orderMoveRefused', { params: { from, to } });
  const isInShop = goodsInShop.has(from) || to === 'returned';
  if (ended.has(to) && isInShop) await releaseOrder(step, order);
  if (ended.has(to) && !ended.has(from)) await returnVoucher(step, order);
  const isCashTaken = order.payment_type === 'COD' && withBuyer.has(to);
  const isPaid = (to === 'paid' || isCashTaken) && order.paid_at === null;
  await step
    .updateTable('orders')
    .set({
      state: to,
      ...(isPaid && { paid_at: now.toISOString() }),
      ...(to === 'paid' && { expires_at: sql`NULL` }),
    })
    .where('id', '=', orderId)
    .execute();
  await recordMove(step, orderId, { from, to, actor, reason, details });
  await mailOfOrder(step, orderId, to, shipment);
  if (to === 'paid' || withBuyer.has(to)) await issueDigital(step, orderId, now);
  if (ended.has(to)) await revokeDigital(step, orderId, { now, placesReturn: !isInShop });
  return ok({ moved: true });
}

interface RecordedMove extends Pick<Move, 'actor' | 'reason'> {
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly details: JsonObject;
}

/** Adds a line to the order's append-only history. */
export async function recordMove(
  step: Transaction<Database>,
  orderId: number,
  { from, to, actor, reason, details }: RecordedMove,
): Promise<void> {
  await step
    .insertInto('order_events')
    .values({
      order_id: orderId,
      from_state: from,
      to_state: to,
      reason,
      details: JSON.stringify(details),
      actor: actor.kind,
      user_id: actor.userId ?? null,
    })
    .execute();
}
