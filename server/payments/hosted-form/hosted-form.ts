import { isoDigits } from '#schemas/money/currency-digits.ts';
import { withDigits } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { Money, Price } from '#schemas/money.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { OpenedPayment, PaymentGateway, PaymentReport, PaymentRequest } from '../gateway.ts';
import type { ProviderCall } from '../provider-call.ts';
import { readForm } from './read-form.ts';
import { isSigned, type SignedFields, signFields } from './signature.ts';

/** A contract with a card gateway that hosts the payment page. */
export interface HostedFormSettings {
  /** URL of its API, without a trailing slash. */
  readonly url: string;
  readonly merchant: string;
  readonly secret: string;
  /** Origins that its form may be sent to. */
  readonly origins: readonly string[];
  /** Currencies of the contract. */
  readonly currencies: readonly string[];
}

const states: ReadonlySet<unknown> = new Set<PaymentReport['state']>([
  'open',
  'paid',
  'failed',
  'cancelled',
]);

/**
 * Card payments on the gateway's page: the shop requests a form, and the buyer's browser posts it. The
 * gateway signs every state and message.
 */
export function createHostedForm(
  { url, merchant, secret, origins, currencies }: HostedFormSettings,
  call: ProviderCall,
): PaymentGateway {
  const send = (path: string, fields: SignedFields) =>
    call(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(signFields({ ...fields, merchant }, secret, new Date())),
    });

  async function open(request: PaymentRequest): Promise<Result<OpenedPayment>> {
    const { id, order, language, returnUrl, notifyUrl } = request;
    const response = await send('/payments', {
      reference: id,
      amount: String(isoAmount({ amount: order.total, currency: order.currency })),
      currency: order.currency,
      description: order.number,
      language,
      return_url: returnUrl,
      notify_url: notifyUrl,
    });
    if (!response.ok) return response;
    const { html, payment_id: providerId } = response.value;
    if (typeof html !== 'string' || typeof providerId !== 'string') {
      return fail('paymentUnavailable');
    }
    const form = readForm(html, origins);
    return form.ok ? ok({ providerId, handOver: { kind: 'form', form: form.value } }) : form;
  }

  return {
    payee: merchant,
    origins,
    sources: [],
    takes: (price) => currencies.includes(price.currency) && isoAmount(price) !== null,
    open,
    async request({ id, providerId }) {
      const response = await send('/payments/state', { reference: id, payment_id: providerId });
      if (!response.ok) return response;
      const fields = textFields(response.value);
      const isOurs = fields.reference === id && fields.payment_id === providerId;
      const isTrue = isOurs && isSigned(fields, secret, new Date());
      return isTrue ? ok(reportOf(fields)) : fail('paymentUnavailable');
    },
    async readMessage({ body, now }) {
      if (typeof body === 'string' || !isSigned(body, secret, now)) return fail('forbidden');
      const { reference, event_id: eventId, payment_id: providerId } = body;
      if (!reference || !eventId || !providerId) return fail('forbidden');
      const payment = { id: reference, providerId };
      return ok({ payment, eventId, report: reportOf(body) });
    },
  };
}

/** The gateway counts in minor units of ISO 4217. Null for an amount that it cannot charge exactly. */
const isoAmount = ({ amount, currency }: Price): Money | null =>
  withDigits(amount, digitsOf(currency), isoDigits(currency));

function textFields(data: Readonly<Record<string, unknown>>): SignedFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}

function reportOf({ state, amount = '', currency, merchant }: SignedFields): PaymentReport {
  const digits = /^\d{1,12}$/.test(amount) && currency ? digitsOf(currency) : null;
  return {
    state: states.has(state) ? (state as PaymentReport['state']) : 'open',
    amount: digits === null ? null : withDigits(Number(amount), isoDigits(currency ?? ''), digits),
    currency: currency ?? null,
    payee: merchant ?? null,
  };
}
