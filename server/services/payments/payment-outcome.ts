import type { OrderState } from '../../db/tables/orders.ts';
import type { PaymentState } from '../../db/tables/payments.ts';
import type { PaymentReport } from '../../payments/gateway.ts';

/** States later in this list win in any order of arrival, because reports may be reordered and repeated. */
const ranks: readonly PaymentState[] = ['open', 'cancelled', 'failed', 'paid', 'mismatch'];

export function laterState(one: PaymentState, other: PaymentState): PaymentState {
  return ranks.indexOf(one) < ranks.indexOf(other) ? other : one;
}

interface Agreed {
  readonly amount: number;
  readonly currency: string;
  readonly payee: string;
}

/** Paid means: this amount, in this currency, to this shop. */
export function checkedState(report: PaymentReport, agreed: Agreed): PaymentState {
  if (report.state !== 'paid') return report.state;
  const { amount, currency, payee } = report;
  const isAgreed =
    amount === agreed.amount && currency === agreed.currency && payee === agreed.payee;
  return isAgreed ? 'paid' : 'mismatch';
}

/**
 * Order state that follows from all its payments; null leaves the state unchanged. The order has not failed
 * while a payment is open or has a mismatch.
 */
export function orderStateBy(payments: readonly PaymentState[]): OrderState | null {
  if (payments.length === 0) return null;
  if (payments.includes('paid')) return 'paid';
  const isOver = payments.every((state) => state === 'failed' || state === 'cancelled');
  return isOver ? 'payment_failed' : 'pending_payment';
}
