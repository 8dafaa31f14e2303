import { ok, type Result } from '#schemas/result.ts';
import type { KnownPayment, PaymentReport } from '../gateway.ts';
import type { PayPalApi, PayPalData } from './paypal-api.ts';
import { listOf, moneyOf, objectOf } from './paypal-responses.ts';

const nothing = { amount: null, currency: null, payee: null } as const;
const open: PaymentReport = { ...nothing, state: 'open' };
const over: PaymentReport = { ...nothing, state: 'cancelled' };

/** Returns the state of an order. Captures an order that the buyer approved, if it is unchanged. */
export async function fetchOrder(
  payment: KnownPayment,
  payee: string,
  api: PayPalApi,
): Promise<Result<PaymentReport>> {
  const path = `/v2/checkout/orders/${encodeURIComponent(payment.providerId)}`;
  const found = await api.get(path);
  if (!found.ok || found.value.status !== 'APPROVED')
    return found.ok ? ok(orderReport(found.value)) : found;
  const agreed = unitReport(found.value);
  const isAgreed =
    agreed.amount === payment.amount &&
    agreed.currency === payment.currency &&
    agreed.payee === payee;
  if (!isAgreed) return ok({ ...agreed, state: 'paid' });
  if (!payment.mayCollect) return ok(over);
  const captured = await api.post(`${path}/capture`, '{}', `capture-${payment.id}`);
  if (captured.ok) return ok(orderReport(captured.value));
  // The buyer's card or account was refused; this order cannot be retried.
  return captured.error.params?.status === 422 ? ok({ ...nothing, state: 'failed' }) : captured;
}

function orderReport(order: PayPalData): PaymentReport {
  if (order.status === 'VOIDED') return over;
  if (order.status !== 'COMPLETED') return open;
  const [unit] = listOf(order.purchase_units);
  const [capture] = listOf(objectOf(unit?.payments).captures);
  if (!capture || capture.status === 'PENDING') return open;
  const { payee } = unitReport(order);
  const isPaid = capture.status === 'COMPLETED';
  return { ...moneyOf(capture.amount), payee, state: isPaid ? 'paid' : 'failed' };
}

/** Returns amount, currency and payee of an order as they were before its payment. */
function unitReport(order: PayPalData): Omit<PaymentReport, 'state'> {
  const units = listOf(order.purchase_units);
  const [unit] = units;
  if (!unit || units.length > 1) return nothing;
  const { merchant_id: payee } = objectOf(unit.payee);
  return { ...moneyOf(unit.amount), payee: typeof payee === 'string' ? payee : null };
}

/**
 * Returns the state of a subscription: active is not enough, the first payment must have arrived. Only the
 * shop's own account can read it, so its payee is the shop.
 */
export async function fetchSubscription(
  { id, providerId }: KnownPayment,
  payee: string,
  api: PayPalApi,
): Promise<Result<PaymentReport>> {
  const found = await api.get(`/v1/billing/subscriptions/${encodeURIComponent(providerId)}`);
  if (!found.ok) return found;
  const { status, custom_id: customId, billing_info: billing } = found.value;
  if (status === 'CANCELLED' || status === 'EXPIRED') return ok(over);
  const { last_payment: payment } = objectOf(billing);
  if (status !== 'ACTIVE' || payment === undefined) return ok(open);
  const isOurs = customId === id;
  return ok({
    ...moneyOf(objectOf(payment).amount),
    payee: isOurs ? payee : null,
    state: 'paid',
  });
}
