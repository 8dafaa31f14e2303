import { sql, type Transaction } from 'kysely';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentEventsTable, PaymentState } from '../../db/tables/payments.ts';
import type { PaymentReport } from '../../payments/gateway.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { mayMove, moveOrder, recordMove } from '../orders/order-states.ts';
import { inTransaction } from '../transaction.ts';
import { checkedState, laterState, orderStateBy } from './payment-outcome.ts';
import { type LockedOrder, lockPayments, type PaymentRow } from './payment-rows.ts';

/** A report about a payment, and its source. */
export interface Settlement {
  readonly paymentId: string;
  readonly report: PaymentReport;
  /** The expected payee. */
  readonly payee: string;
  readonly source: PaymentEventsTable['source'];
  /** Two reports with the same id count once. */
  readonly eventId: string;
}

const provider = { kind: 'provider' } as const;

/**
 * The only function that applies a report to a payment and its order. Returns, notifications and query
 * results arrive in any order and number; the resulting state is the same. Returns the payment's state, or
 * null for an unknown payment.
 */
export async function settlePayment(
  deps: Pick<ServiceDependencies, 'db'>,
  settlement: Settlement,
): Promise<PaymentState | null> {
  const { paymentId } = settlement;
  const known = await deps.db
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!known) return null;
  const settled = await inTransaction(deps.db, (step) => settle(step, known.order_id, settlement));
  if (!settled.ok) throw new Error(`payment ${paymentId}: ${settled.error.code}`);
  return settled.value;
}

/** Ends a payment that was not made and about which the provider will report nothing more. */
export async function endPayment(
  deps: Pick<ServiceDependencies, 'db'>,
  paymentId: string,
  source: Settlement['source'],
  why: string,
): Promise<void> {
  const report = { state: 'cancelled', amount: null, currency: null, payee: null } as const;
  await settlePayment(deps, { paymentId, report, payee: '', source, eventId: why });
}

async function settle(
  step: Transaction<Database>,
  orderId: number,
  settlement: Settlement,
): Promise<Result<PaymentState>> {
  const locked = await lockPayments(step, orderId);
  const payment = locked?.payments.find(({ id }) => id === settlement.paymentId);
  if (!locked || !payment) throw new Error(`payment ${settlement.paymentId} is gone`);
  await saveEvent(step, settlement);
  const checked = checkedState(settlement.report, { ...payment, payee: settlement.payee });
  const state = laterState(payment.state, checked);
  if (state === payment.state) return ok(state);
  const isDouble = locked.payments.some((each) => each !== payment && each.state === 'paid');
  const flag = flagOf(state, locked.order, isDouble);
  await step
    .updateTable('payments')
    .set({ state, flag, next_check_at: null, settled_at: sql`now()` })
    .where('id', '=', payment.id)
    .execute();
  if (flag !== null) await flagOrder(step, locked.order, { ...payment, flag }, settlement.report);
  const states = locked.payments.map((each) => (each === payment ? state : each.state));
  // An attempt that the shop itself ended does not change the order, which waits for another payment method.
  if (settlement.source !== 'shop') await followPayments(step, locked.order, states, payment);
  return ok(state);
}

async function saveEvent(
  step: Transaction<Database>,
  { paymentId, source, eventId, report }: Settlement,
): Promise<void> {
  await step
    .insertInto('payment_events')
    .values({
      payment_id: paymentId,
      source,
      event_id: eventId,
      state: report.state,
      report: JSON.stringify(report),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function flagOf(state: PaymentState, order: LockedOrder, isDouble: boolean): PaymentRow['flag'] {
  if (state === 'mismatch') return 'mismatch';
  if (state !== 'paid') return null;
  if (isDouble) return 'double';
  return mayMove(order.state, 'paid') ? null : 'late';
}

/**
 * Adds a line to the history of the order without changing its state, because staff must check the payment.
 */
async function flagOrder(
  step: Transaction<Database>,
  { id, state }: LockedOrder,
  { id: payment, flag }: PaymentRow,
  { amount, currency }: PaymentReport,
): Promise<void> {
  const reason = `payment needs review: ${flag}`;
  const details = { payment, amount, currency };
  await recordMove(step, id, { from: state, to: state, actor: provider, reason, details });
}

/** An order now paid by another method changes only when money arrived. */
async function followPayments(
  step: Transaction<Database>,
  order: LockedOrder,
  states: readonly PaymentState[],
  payment: PaymentRow,
): Promise<void> {
  const to = orderStateBy(states);
  const isOurs = order.payment_type === payment.payment_type;
  if (to === null || to === order.state || !(isOurs || to === 'paid')) return;
  if (!mayMove(order.state, to)) return;
  if (to === 'paid') {
    const { payment_type, payment_method_id } = payment;
    await step
      .updateTable('orders')
      .set({ payment_type, payment_method_id })
      .where('id', '=', order.id)
      .execute();
  }
  const details = { payment: payment.id };
  await moveOrder(step, order.id, to, { actor: provider, reason: `payment ${to}`, details });
}
