import type { OrderState } from '../../db/tables/orders.ts';
import type { PaymentState } from '../../db/tables/payments.ts';
import type { PaymentReport } from '../../payments/gateway.ts';

/** Later ones win, whatever came first: reports of a payment may come in any order, and again. */
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
 * Where an order belongs by all its payments; null leaves it where it is. While one is open, or
 * brought wrong money, nobody has failed to pay.
 */
export function orderStateBy(payments: readonly PaymentState[]): OrderState | null {
  if (payments.length === 0) return null;
  if (payments.includes('paid')) return 'paid';
  const isOver = payments.every((state) => state === 'failed' || state === 'cancelled');
  return isOver ? 'payment_failed' : 'pending_payment';
}
