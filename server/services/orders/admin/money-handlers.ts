import { fail, ok } from '#schemas/result.ts';
import type { OrderState } from '../../../db/tables/orders.ts';
import { issueCreditNote } from '../invoices/credit-notes.ts';
import { moveOrder, recordMove } from '../order-states.ts';
import { refundedSum } from '../refunds/read-refunds.ts';
import { recordRefund } from '../refunds/record-refund.ts';
import {
  noted,
  type OrderActionHandler,
  type OrderActionInput,
  staffOf,
  typedAt,
} from './action-handler.ts';
import { readAmount } from './read-amount.ts';

/**
 * Credits the given money and, because the order ends, the amount a voucher paid. Returns the credit note's
 * number, if any.
 */
function credit(
  step: Parameters<OrderActionHandler>[0],
  { id: orderId, voucher_total: voucher }: Parameters<OrderActionHandler>[1],
  money: number,
  { userId }: OrderActionInput,
): Promise<string | null> {
  return issueCreditNote(step, { orderId, money, voucher, userId }).then(
    (note) => note?.number ?? null,
  );
}

/** Ends the order and credits its whole invoice. */
const endOrder =
  (to: OrderState, reason: string): OrderActionHandler =>
  async (step, order, input) => {
    const creditNote = await credit(step, order, order.order_total, input);
    const details = { ...(creditNote && { creditNote }), ...noted(input) };
    return moveOrder(step, order.id, to, { actor: staffOf(input), reason, details });
  };

/** Actions that record money or end an order. */
export const moneyHandlers = {
  paid: (step, { id }, input) =>
    moveOrder(step, id, 'paid', {
      actor: staffOf(input),
      reason: 'transfer arrived',
      details: noted(input),
    }),
  cancel: endOrder('cancelled', 'cancelled by the shop'),
  /** The parcel came back because the buyer refused it and did not pay. */
  return: endOrder('returned', 'parcel refused'),
  /** Pays back the remaining amount and ends the order. */
  async refund(step, order, input) {
    const { id, order_total: total, currency } = order;
    const most = total - (await refundedSum(step, id));
    // If a voucher paid everything, there is no amount to enter.
    const amount = most === 0 ? 0 : readAmount(typedAt(input, 'amount'), currency);
    if (amount === null || amount > most || (amount === 0 && most > 0)) {
      return fail('numberInvalid', { field: 'amount' });
    }
    const refund = { amount, reason: typedAt(input, 'note'), items: [], isEnd: true };
    const { creditNote } = await recordRefund(step, order, { ...refund, userId: input.userId });
    const details = { amount, ...(creditNote && { creditNote }), ...noted(input) };
    const reason = 'money went back';
    return moveOrder(step, id, 'refunded', { actor: staffOf(input), reason, details });
  },
  async resolveFlag(step, { id, state }, input) {
    if (typedAt(input, 'note') === '') return fail('required', { field: 'note' });
    const flags = await step
      .updateTable('payments')
      .set({ flag: null })
      .where('order_id', '=', id)
      .where('flag', 'is not', null)
      .returning('id')
      .execute();
    const details = { payments: flags.map((payment) => payment.id), ...noted(input) };
    const reason = 'payment flag resolved';
    await recordMove(step, id, { from: state, to: state, actor: staffOf(input), reason, details });
    return ok(null);
  },
} satisfies Record<string, OrderActionHandler>;
