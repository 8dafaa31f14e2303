import { fail, ok, type Result } from '#schemas/result.ts';
import type { PaymentsTable } from '../../db/tables/payments.ts';
import type { PaymentNotice, ProviderMessage } from '../../payments/gateway.ts';
import type { PaymentRow } from './payment-rows.ts';
import { outcomePath } from './provider-return.ts';
import { type PaymentDependencies, queryProvider } from './query-provider.ts';
import { readReturnToken } from './return-token.ts';
import { endPayment, settlePayment } from './settle-payment.ts';

type PaymentType = PaymentsTable['payment_type'];

/** Data of a buyer's return: the signed address, and fields the provider added. */
export interface BuyerReturn extends ProviderMessage {
  readonly token: string;
  /** Whether the buyer cancelled on the provider's page. */
  readonly isCancelled: boolean;
}

/**
 * Handles a buyer's return. The address alone identifies the payment, so no cookie is needed; the result
 * comes from the provider's signed fields, or else from a query to the provider. Returns the path to redirect
 * to.
 */
export async function takeReturn(
  deps: PaymentDependencies,
  { token, isCancelled, ...message }: BuyerReturn,
): Promise<Result<string>> {
  const id = await readReturnToken(deps.db, token);
  if (id === null) return fail('notFound');
  const payment = await findPayment(deps, { id });
  if (!payment) return fail('notFound');
  const signed = await deps.gateways?.[payment.payment_type]?.readMessage(message);
  if (signed?.ok && isAbout(signed.value, payment)) {
    await takeNotice(deps, payment, signed.value, 'return');
  } else if (payment.state === 'open') {
    await queryProvider(deps, payment, 'return');
    if (isCancelled) await endPayment(deps, payment.id, 'return', 'cancelled');
  }
  const { order_slug: slug, state } = await deps.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.slug as order_slug', 'payments.state'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow();
  return ok(outcomePath(payment, state, slug));
}

/** Handles a provider's notification about a payment; `forbidden` when it is not from the provider. */
export async function takeNotification(
  deps: PaymentDependencies,
  type: PaymentType,
  message: ProviderMessage,
): Promise<Result<null>> {
  const gateway = deps.gateways?.[type];
  if (!gateway) return fail('notFound');
  const read = await gateway.readMessage(message);
  if (!read.ok) return read;
  const payment = await findPayment(deps, read.value.payment, type);
  if (!payment) return fail('notFound');
  return takeNotice(deps, payment, read.value, 'notification');
}

async function takeNotice(
  deps: PaymentDependencies,
  payment: PaymentRow,
  { eventId, report }: PaymentNotice,
  source: 'return' | 'notification',
): Promise<Result<null>> {
  if (report === null) {
    const requested = await queryProvider(deps, payment, source, eventId);
    return requested.ok ? ok(null) : requested;
  }
  const { payee = '' } = deps.gateways?.[payment.payment_type] ?? {};
  await settlePayment(deps, { paymentId: payment.id, report, payee, source, eventId });
  return ok(null);
}

const isAbout = ({ payment }: PaymentNotice, { id, provider_id: providerId }: PaymentRow) =>
  payment.providerId === providerId && (payment.id === undefined || payment.id === id);

function findPayment(
  { db }: PaymentDependencies,
  named: Partial<PaymentNotice['payment']>,
  type?: PaymentType,
): Promise<PaymentRow | undefined> {
  const { id, providerId } = named;
  let payments = db.selectFrom('payments').selectAll();
  if (id !== undefined) payments = payments.where('id', '=', id);
  if (providerId !== undefined) payments = payments.where('provider_id', '=', providerId);
  if (type) payments = payments.where('payment_type', '=', type);
  return payments.executeTakeFirst();
}
