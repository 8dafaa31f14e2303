import { fail, type Result } from '#schemas/result.ts';
import type { OrderState } from '../../db/tables/orders.ts';
import type { PaymentEventsTable, PaymentState } from '../../db/tables/payments.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { PaymentRow } from './payment-rows.ts';
import { settlePayment } from './settle-payment.ts';

export type PaymentDependencies = Pick<ServiceDependencies, 'db' | 'gateways'>;

/** States in which an order accepts a payment. */
export const payable: ReadonlySet<OrderState> = new Set([
  'pending_payment',
  'payment_failed',
  'processing',
]);

/** Requests the payment's state from the provider, outside any transaction, and settles the payment by it. */
export async function queryProvider(
  deps: PaymentDependencies,
  payment: PaymentRow,
  source: PaymentEventsTable['source'],
  eventId?: string,
): Promise<Result<PaymentState>> {
  const gateway = deps.gateways?.[payment.payment_type];
  if (!gateway || payment.provider_id === null) return fail('paymentUnavailable');
  const { state } = await deps.db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  const { id, provider_id: providerId, amount, currency } = payment;
  const mayCollect = payable.has(state);
  const requested = await gateway.request({ id, providerId, amount, currency, mayCollect });
  if (!requested.ok) return requested;
  const settled = await settlePayment(deps, {
    paymentId: id,
    report: requested.value,
    payee: gateway.payee,
    source,
    eventId: eventId ?? `${source}:${requested.value.state}`,
  });
  return { ok: true, value: settled ?? payment.state };
}

/**
 * Whether an open payment was paid without the shop's knowledge; if so, settles it. Queries without
 * collecting, so that an approved payment is not captured here. False when the provider does not respond.
 */
export async function isPaidMeanwhile(
  deps: PaymentDependencies,
  payment: PaymentRow,
): Promise<boolean> {
  const gateway = deps.gateways?.[payment.payment_type];
  const { id, provider_id: providerId, amount, currency } = payment;
  if (!gateway || providerId === null) return false;
  const requested = await gateway.request({ id, providerId, amount, currency, mayCollect: false });
  if (!requested.ok || requested.value.state !== 'paid') return false;
  const { value: report } = requested;
  const { payee } = gateway;
  await settlePayment(deps, { paymentId: id, report, payee, source: 'poll', eventId: 'poll:paid' });
  return true;
}
