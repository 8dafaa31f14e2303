import type { Selectable } from 'kysely';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import type { PaymentsTable } from '../../../db/tables/payments.ts';
import { mayMove } from '../order-states.ts';

/** `paid`: a transfer arrived. `refund`: money went back. `looked`: flagged money was dealt with. */
export const deskActions = ['paid', 'cancel', 'refund', 'looked'] as const;
export type DeskAction = (typeof deskActions)[number];

type Order = Pick<Selectable<OrdersTable>, 'state' | 'payment_type' | 'paid_at'>;
type Payment = Pick<Selectable<PaymentsTable>, 'state' | 'flag'>;

/** What people of the shop may do with an order as it is. */
export function possibleActions(order: Order, payments: readonly Payment[]): DeskAction[] {
  const isPossible: Readonly<Record<DeskAction, boolean>> = {
    paid: order.payment_type === 'BANK' && order.paid_at === null && mayMove(order.state, 'paid'),
    cancel: mayMove(order.state, 'cancelled'),
    refund: hasMoney(order, payments) && mayMove(order.state, 'refunded'),
    looked: payments.some(({ flag }) => flag !== null),
  };
  return deskActions.filter((action) => isPossible[action]);
}

/** Cash counts as taken once the goods are with the buyer. */
function hasMoney(
  { state, payment_type: type, paid_at: paidAt }: Order,
  payments: readonly Payment[],
) {
  const isCashTaken = type === 'COD' && (state === 'delivered' || state === 'completed');
  const isTaken = payments.some(
    (payment) => payment.state === 'paid' || payment.state === 'mismatch',
  );
  return paidAt !== null || isCashTaken || isTaken;
}
