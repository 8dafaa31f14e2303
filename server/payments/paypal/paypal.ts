import { localeOf } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { KnownPayment, OpenedPayment, PaymentGateway, PaymentRequest } from '../gateway.ts';
import { allowedAddress } from '../hosted-form/read-form.ts';
import type { ProviderCall } from '../provider-call.ts';
import { createPayPalApi, type PayPalApi } from './paypal-api.ts';
import { fetchOrder, fetchSubscription } from './paypal-reports.ts';
import { amountText, approveLink } from './paypal-responses.ts';
import { readWebhook } from './paypal-webhook.ts';
import { allowedScript } from './script-url.ts';

export interface PayPalSettings {
  /** URL of the REST API, without a trailing slash. */
  readonly api: string;
  readonly clientId: string;
  readonly secret: string;
  readonly merchantId: string;
  readonly webhookId: string;
  /** Origins of the script and the approval page. */
  readonly origins: readonly string[];
  /** CSP sources for the page with the buttons. */
  readonly sources: readonly string[];
  /** Products with recurring payments: plan id by SKU. */
  readonly plans: Readonly<Record<string, string>>;
}

/** Ids of subscriptions start with `I-`. */
const isSubscriptionId = (id: string) => id.startsWith('I-');

/** PayPal: the server creates the order or subscription, so no amount comes from a browser. */
export function createPayPal(settings: PayPalSettings, call: ProviderCall): PaymentGateway {
  const api = createPayPalApi(settings, call);
  return {
    takes: (price) => amountText(price) !== null,
    payee: settings.merchantId,
    origins: settings.origins,
    sources: settings.sources,
    open: (request) => open(request, settings, api),
    request: (payment: KnownPayment) =>
      isSubscriptionId(payment.providerId)
        ? fetchSubscription(payment, settings.merchantId, api)
        : fetchOrder(payment, settings.merchantId, api),
    readMessage: (message) => readWebhook(message, settings.webhookId, api),
  };
}

async function open(
  request: PaymentRequest,
  settings: PayPalSettings,
  api: PayPalApi,
): Promise<Result<OpenedPayment>> {
  const plan = planOf(request, settings);
  const made = plan
    ? await api.post('/v1/billing/subscriptions', subscription(request, plan), request.id)
    : await api.post('/v2/checkout/orders', order(request, settings), request.id);
  if (!made.ok) return made;
  const { id } = made.value;
  const approveUrl = allowedAddress(approveLink(made.value) ?? '', settings.origins);
  const scriptUrl = allowedScript(scriptOf(request, settings, plan !== null), settings.origins);
  if (typeof id !== 'string' || id === '' || !approveUrl || !scriptUrl) {
    return fail('paymentUnavailable');
  }
  const paypal = {
    isSubscription: plan !== null,
    planId: plan?.id ?? null,
    quantity: plan?.quantity ?? 1,
    providerId: id,
    scriptUrl,
    approveUrl,
  };
  return ok({ providerId: id, handOver: { kind: 'paypal', paypal } });
}

interface Plan {
  readonly id: string;
  readonly quantity: number;
}

/** Returns the plan if the order contains only one product that has one. */
function planOf({ items }: PaymentRequest, { plans }: PayPalSettings): Plan | null {
  const [item, ...others] = items;
  if (!item || others.length > 0 || !Object.hasOwn(plans, item.sku)) return null;
  return { id: plans[item.sku] ?? '', quantity: item.qty };
}

const experience = ({ returnUrl, language }: PaymentRequest) => ({
  return_url: returnUrl,
  cancel_url: `${returnUrl}?cancelled=1`,
  locale: localeOf(language),
  shipping_preference: 'NO_SHIPPING',
});

function order(request: PaymentRequest, { merchantId }: PayPalSettings): string {
  const { total, currency, number } = request.order;
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: request.id,
        description: number,
        amount: { currency_code: currency, value: amountText({ amount: total, currency }) },
        payee: { merchant_id: merchantId },
      },
    ],
    payment_source: {
      paypal: { experience_context: { ...experience(request), user_action: 'PAY_NOW' } },
    },
  });
}

function subscription(request: PaymentRequest, { id, quantity }: Plan): string {
  return JSON.stringify({
    plan_id: id,
    quantity: String(quantity),
    custom_id: request.id,
    application_context: { ...experience(request), user_action: 'SUBSCRIBE_NOW' },
  });
}

function scriptOf(request: PaymentRequest, settings: PayPalSettings, isSubscription: boolean) {
  const intent = isSubscription
    ? { vault: 'true', intent: 'subscription' }
    : { currency: request.order.currency, intent: 'capture' };
  const query = new URLSearchParams({
    'client-id': settings.clientId,
    ...intent,
    components: 'buttons',
    locale: localeOf(request.language).replace('-', '_'),
  });
  return `${settings.origins[0]}/sdk/js?${query}`;
}
