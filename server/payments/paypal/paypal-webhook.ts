import { fail, ok, type Result } from '#schemas/result.ts';
import type { PaymentNotice, ProviderMessage } from '../gateway.ts';
import type { PayPalApi } from './paypal-api.ts';
import { objectOf } from './paypal-responses.ts';

/** ms: PayPal repeats a message for three days. */
const validity = 3 * 86_400_000;

/** Headers of PayPal's signature, by their names in the call that verifies them. */
const signedBy = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/**
 * Lets PayPal verify that it sent a message. The body is sent back byte for byte, because serializing it
 * again could invalidate the signature. The message's content is not trusted; the payment is queried instead.
 */
export async function readWebhook(
  { headers, body, now }: ProviderMessage,
  webhookId: string,
  api: PayPalApi,
): Promise<Result<PaymentNotice>> {
  const parts = Object.entries(signedBy).map(([name, header]) => [name, headers[header]] as const);
  const isWhole = parts.every(([, value]) => typeof value === 'string' && value !== '');
  const age = now.getTime() - Date.parse(String(headers[signedBy.transmission_time]));
  const event = typeof body === 'string' ? parse(body) : null;
  if (!isWhole || !(Math.abs(age) <= validity) || event === null) return fail('forbidden');
  const proof = JSON.stringify({ ...Object.fromEntries(parts), webhook_id: webhookId });
  const checked = await api.post(
    '/v1/notifications/verify-webhook-signature',
    `${proof.slice(0, -1)},"webhook_event":${String(body)}}`,
  );
  if (!checked.ok) return checked;
  if (checked.value.verification_status !== 'SUCCESS') return fail('forbidden');
  const providerId = paymentOf(objectOf(event.resource));
  const { id: eventId } = event;
  if (typeof eventId !== 'string' || providerId === null) return fail('notFound');
  return ok({ payment: { providerId }, eventId, report: null });
}

function parse(body: string): Readonly<Record<string, unknown>> | null {
  try {
    return objectOf(JSON.parse(body));
  } catch {
    return null;
  }
}

/** A capture names its order, a sale its subscription; other resources are the order or subscription. */
function paymentOf(resource: Readonly<Record<string, unknown>>): string | null {
  const { order_id: order } = objectOf(objectOf(resource.supplementary_data).related_ids);
  const id = order ?? resource.billing_agreement_id ?? resource.id;
  return typeof id === 'string' ? id : null;
}
