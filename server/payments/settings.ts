import { site } from '#schemas/site/site.ts';
import { StartError } from '../db/start-error.ts';
import type { Gateways } from './gateway.ts';
import { createHostedForm, type HostedFormSettings } from './hosted-form/hosted-form.ts';
import { createPayPal, type PayPalSettings } from './paypal/paypal.ts';
import { createProviderCall } from './provider-call.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Contracts with payment providers; null if the shop has none. */
export interface PaymentSettings {
  readonly hostedForm: HostedFormSettings | null;
  readonly payPal: PayPalSettings | null;
}

/** The CSP sources that PayPal publishes. */
const sources = ['https://*.paypal.com', 'https://*.paypalobjects.com'] as const;

const payPalHosts = {
  live: { api: 'https://api-m.paypal.com', origins: ['https://www.paypal.com'], sources },
  sandbox: {
    api: 'https://api-m.sandbox.paypal.com',
    origins: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    sources,
  },
} as const;

/** Throws `StartError` with what to fix, also for an incomplete contract. */
export function readPaymentSettings(env: Environment): PaymentSettings {
  return { hostedForm: readHostedForm(env), payPal: readPayPal(env) };
}

export function createGateways(
  { hostedForm, payPal }: PaymentSettings,
  log: (text: string) => void,
): Gateways {
  const call = createProviderCall(log);
  return {
    ...(hostedForm && { HPF: createHostedForm(hostedForm, call) }),
    ...(payPal && { PAYPAL: createPayPal(payPal, call) }),
  };
}

function readHostedForm(env: Environment): HostedFormSettings | null {
  const { HPF_URL: address, HPF_MERCHANT: merchant, HPF_SECRET: secret, HPF_ORIGINS } = env;
  if (!address) return null;
  if (!merchant || !secret) throw new StartError('HPF_URL needs HPF_MERCHANT and HPF_SECRET.');
  const url = secureUrl('HPF_URL', address);
  const origins = (HPF_ORIGINS ?? url.origin)
    .split(',')
    .map((item) => secureUrl('HPF_ORIGINS', item.trim()).origin);
  const currencies = (env.HPF_CURRENCIES ?? site.currencies[0].code)
    .split(',')
    .map((code) => code.trim());
  return { url: url.href.replace(/\/$/, ''), merchant, secret, origins, currencies };
}

function readPayPal(env: Environment): PayPalSettings | null {
  const clientId = env.PAYPAL_CLIENT_ID;
  if (!clientId) return null;
  const { PAYPAL_SECRET: secret, PAYPAL_MERCHANT_ID: merchantId } = env;
  const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_ENVIRONMENT: place = 'live' } = env;
  if (!secret || !merchantId || !webhookId) {
    throw new StartError(
      'PAYPAL_CLIENT_ID needs PAYPAL_SECRET, PAYPAL_MERCHANT_ID and PAYPAL_WEBHOOK_ID.',
    );
  }
  if (place !== 'live' && place !== 'sandbox') {
    throw new StartError(`PAYPAL_ENVIRONMENT must be live or sandbox, not "${place}".`);
  }
  const plans = readPlans(env.PAYPAL_PLANS ?? '');
  return { ...payPalHosts[place], clientId, secret, merchantId, webhookId, plans };
}

/** Parses `SKU=P-123,OTHER=P-456`. */
function readPlans(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, sku = '', plan = ''] = /^([^=]+)=(P-[A-Z0-9]+)$/.exec(pair.trim()) ?? [];
      if (plan === '') throw new StartError(`PAYPAL_PLANS must read SKU=P-…, not "${pair}".`);
      return [sku, plan];
    }),
  );
}

/** Card data must only be sent over connections that cannot be intercepted. */
function secureUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.search === '') return url;
  throw new StartError(`${name} must be an https address, not "${text}".`);
}
