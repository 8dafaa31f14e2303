import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';
import type { HandOver, PaymentGateway, ProviderForm } from '../../payments/gateway.ts';
import { allowedAddress } from '../../payments/hosted-form/read-form.ts';
import { allowedScript } from '../../payments/paypal/script-url.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { latestPayment, type PaymentRow } from './payment-rows.ts';
import { outcomePath, withOrder } from './provider-return.ts';

/**
 * The way in which the page sends the buyer to the provider. `broken`: the provider's data is not trusted.
 */
export type PaymentFlow =
  | { readonly kind: 'form'; readonly form: ProviderForm }
  | {
      readonly kind: 'paypal';
      readonly scriptUrl: string;
      readonly approveUrl: string;
      readonly providerId: string;
      readonly isSubscription: boolean;
    }
  | { readonly kind: 'broken' };

/** Data that the payment page shows and sends. */
export interface PayView {
  readonly language: Language;
  readonly orderSlug: string;
  readonly orderNumber: string;
  readonly total: Money;
  readonly currency: string;
  readonly flow: PaymentFlow;
  /** Path to other payment methods. */
  readonly back: string;
  /** Allowed origins of the provider's files and form targets, for the page's policy. */
  readonly origins: readonly string[];
  readonly sources: readonly string[];
}

export type PayResponse =
  | { readonly kind: 'page'; readonly view: PayView }
  | { readonly kind: 'redirect'; readonly to: string };

/** Returns the payment page of an order, or null when the order is unknown or is not paid at a provider. */
export async function loadPayView(
  { db, gateways, logger }: ServiceDependencies,
  slug: string,
): Promise<PayResponse | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'slug', 'order_number', 'language', 'state'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const payment = order && (await latestPayment(db, order.id));
  if (!payment) return null;
  if (payment.state !== 'open') {
    return { kind: 'redirect', to: outcomePath(payment, payment.state, slug) };
  }
  const gateway = gateways?.[payment.payment_type];
  const flow: PaymentFlow =
    gateway && payment.hand_over ? flowOf(payment.hand_over, gateway) : { kind: 'broken' };
  if (flow.kind === 'broken') logger.error({ payment: payment.id }, 'payment leads elsewhere');
  const view: PayView = {
    language: parseLanguage(order.language) ?? defaultLanguage,
    orderSlug: slug,
    orderNumber: order.order_number,
    total: payment.amount,
    currency: payment.currency,
    flow,
    back: withOrder(payment.failure_path, slug),
    origins: gateway?.origins ?? [],
    sources: gateway?.sources ?? [],
  };
  return { kind: 'page', view };
}

/** Checks again on use, because the stored data may be older than the list of allowed hosts. */
function flowOf(
  handOver: NonNullable<PaymentRow['hand_over']>,
  gateway: PaymentGateway,
): PaymentFlow {
  return handOver.kind === 'form'
    ? formFlow(handOver.form, gateway)
    : payPalFlow(handOver.paypal, gateway);
}

function formFlow(form: ProviderForm, { origins }: PaymentGateway): PaymentFlow {
  const action = allowedAddress(form.action, origins);
  return action ? { kind: 'form', form: { ...form, action } } : { kind: 'broken' };
}

function payPalFlow(
  paypal: Extract<HandOver, { kind: 'paypal' }>['paypal'],
  { origins }: PaymentGateway,
): PaymentFlow {
  const { providerId, isSubscription } = paypal;
  const scriptUrl = allowedScript(paypal.scriptUrl, origins);
  const approveUrl = allowedAddress(paypal.approveUrl, origins);
  if (!scriptUrl || !approveUrl) return { kind: 'broken' };
  return { kind: 'paypal', scriptUrl, approveUrl, providerId, isSubscription };
}
