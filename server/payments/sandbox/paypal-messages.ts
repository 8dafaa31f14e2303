import { createHmac, randomUUID } from 'node:crypto';
import type { PayPalRecord } from './paypal-records.ts';

/** The shop's account at the sandbox PayPal. */
export const contract = {
  clientId: 'sandbox-client',
  secret: 'sandbox-secret',
  merchantId: 'SANDBOXSHOP',
  webhookId: 'SANDBOXHOOK',
} as const;

/** Creates the messages that PayPal sends to the shop about its records. */
export function createPayPalMessages(webhookUrl: string, address: () => string) {
  /** Returns a message with the headers that `verify-webhook-signature` accepts. */
  function message(record: PayPalRecord, time = new Date()) {
    const type =
      record.kind === 'order' ? 'CHECKOUT.ORDER.APPROVED' : 'BILLING.SUBSCRIPTION.ACTIVATED';
    const event = { id: `WH-${randomUUID()}`, event_type: type, resource: { id: record.id } };
    const id = randomUUID();
    const headers = {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${address()}/certificate`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time.toISOString(),
      'paypal-transmission-sig': proof(id, time.toISOString(), event),
    };
    return { headers, body: JSON.stringify(event) };
  }

  async function notify(record: PayPalRecord): Promise<number> {
    const response = await fetch(webhookUrl, { method: 'POST', ...message(record) });
    return response.status;
  }

  return { message, notify };
}

/** The signature of a message. */
export function proof(id: string, time: string, event: unknown): string {
  const text = `${id}|${time}|${contract.webhookId}|${JSON.stringify(event)}`;
  return createHmac('sha256', contract.secret).update(text).digest('base64');
}
