import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import type { PaymentsTable } from '../../../db/tables/payments.ts';
import { mayHaveInvoice } from '../invoices/invoice-rows.ts';
import { goodsInShop, mayMove, withBuyer } from '../order-states.ts';
import { lineProgress, refundedSum, returnable } from '../refunds/read-refunds.ts';
import { itemsLeft } from '../shipments/read-shipments.ts';
import { countShipments } from '../shipments/ship-items.ts';

/**
 * `paid`: a transfer arrived. `refund`: money was paid back and the order ends. `refundPart`: some of the
 * money was paid back. `resolveFlag`: a flagged payment was checked. `pack` to `collect`: steps of the
 * delivery. `track`: the tracking number of a parcel is corrected. `return`: a cash-on-delivery parcel was
 * refused. `address`, `email`: corrections before the goods are sent.
 */
const orderActions = [
  'paid',
  'pack',
  'ready',
  'ship',
  'deliver',
  'collect',
  'track',
  'return',
  'invoice',
  'refundPart',
  'receiveReturn',
  'refund',
  'cancel',
  'resolveFlag',
  'address',
  'email',
] as const;
/**
 * Actions that are possible in every state: add a note, send a mail or report a paper again, or change single
 * digital goods.
 */
const recordActions = ['note', 'resend', 'revoke', 'reissue', 'handOver', 'report'] as const;

export const orderActionNames = [...orderActions, ...recordActions];
export type OrderAction = (typeof orderActions)[number];
export type OrderActionName = (typeof orderActionNames)[number];

export function isRecordAction(action: OrderActionName): action is (typeof recordActions)[number] {
  return recordActions.some((each) => each === action);
}

type Order = Pick<
  Selectable<OrdersTable>,
  'id' | 'state' | 'payment_type' | 'paid_at' | 'delivery_method_id' | 'order_total' | 'user_id'
>;
type Payment = Pick<Selectable<PaymentsTable>, 'state' | 'flag'>;

/** Facts besides the order itself that the possible actions depend on. */
export interface ActionFacts {
  readonly payments: readonly Payment[];
  /** Whether there are goods that have not been sent yet. */
  readonly hasGoods: boolean;
  /** Whether the buyer collects the goods; null when the delivery method was deleted. */
  readonly isPickup: boolean | null;
  readonly hasInvoice: boolean;
  readonly hasShipments: boolean;
  /** Whether the buyer has pieces whose return was not recorded yet. */
  readonly hasReturnable: boolean;
  /** Amount that can still be paid back. */
  readonly refundable: number;
}

export async function loadActionFacts(db: Kysely<Database>, order: Order): Promise<ActionFacts> {
  const [payments, left, isPickup, invoice, shipments, progress, refunded] = await Promise.all([
    db.selectFrom('payments').select(['state', 'flag']).where('order_id', '=', order.id).execute(),
    itemsLeft(db, order.id),
    readPickup(db, order.delivery_method_id),
    db.selectFrom('invoices').select('id').where('order_id', '=', order.id).executeTakeFirst(),
    countShipments(db, order.id),
    lineProgress(db, order.id),
    refundedSum(db, order.id),
  ]);
  return {
    payments,
    hasGoods: left.length > 0,
    isPickup,
    hasInvoice: invoice !== undefined,
    hasShipments: shipments > 0,
    hasReturnable: progress.some((line) => returnable(order, line) > 0),
    refundable: order.order_total - refunded,
  };
}

async function readPickup(db: Kysely<Database>, methodId: number | null): Promise<boolean | null> {
  if (methodId === null) return null;
  const method = await db
    .selectFrom('delivery_methods')
    .select('is_pickup')
    .where('id', '=', methodId)
    .executeTakeFirst();
  return method?.is_pickup ?? null;
}

/** Returns the actions staff may perform on an order in its current state. */
export function possibleActions(order: Order, facts: ActionFacts): OrderAction[] {
  const { payments, hasGoods, isPickup } = facts;
  const { state } = order;
  const isInShop = goodsInShop.has(state) && !facts.hasShipments;
  const isPossible: Readonly<Record<OrderAction, boolean>> = {
    paid: order.payment_type === 'BANK' && order.paid_at === null && mayMove(state, 'paid'),
    pack: hasGoods && mayMove(state, 'packed'),
    ready: hasGoods && isPickup !== false && mayMove(state, 'ready_for_pickup'),
    ship: hasGoods && isPickup !== true && mayMove(state, 'shipped'),
    deliver: state === 'shipped',
    collect: state === 'ready_for_pickup',
    track: facts.hasShipments && (state === 'partly_shipped' || state === 'shipped'),
    return: isUnpaidCash(order) && mayMove(state, 'returned'),
    resolveFlag: payments.some(({ flag }) => flag !== null),
    invoice: mayHaveInvoice(order) && !facts.hasInvoice,
    refundPart: facts.refundable > 0 && hasMoney(order, payments) && mayMove(state, 'refunded'),
    receiveReturn: facts.hasReturnable && state !== 'returned',
    refund: hasMoney(order, payments) && mayMove(state, 'refunded'),
    cancel: mayMove(state, 'cancelled'),
    address: isInShop,
    email: isInShop && order.user_id === null,
  };
  return orderActions.filter((action) => isPossible[action]);
}

function isUnpaidCash({ payment_type: type, paid_at: paidAt }: Order): boolean {
  return type === 'COD' && paidAt === null;
}

/** Cash counts as received once the buyer has the goods. */
function hasMoney(
  { state, payment_type: type, paid_at: paidAt }: Order,
  payments: readonly Payment[],
) {
  const isCashTaken = type === 'COD' && withBuyer.has(state);
  const isTaken = payments.some(
    (payment) => payment.state === 'paid' || payment.state === 'mismatch',
  );
  return paidAt !== null || isCashTaken || isTaken;
}
