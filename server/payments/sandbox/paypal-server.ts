import type { FastifyInstance } from 'fastify';
import { registerPayPalApi } from './paypal-api.ts';
import { registerApproval } from './paypal-approval.ts';
import { contract, createPayPalMessages } from './paypal-messages.ts';
import { createPayPalRecords } from './paypal-records.ts';
import { payPalScript } from './paypal-script.ts';

/** PayPal's calls for orders, subscriptions and messages, its approval page, and its script. */
export function createPayPalServer(webhookUrl: string) {
  let url = '';
  const kept = createPayPalRecords();
  const messages = createPayPalMessages(webhookUrl, () => url);
  return {
    contract,
    ...kept,
    ...messages,
    register(app: FastifyInstance): void {
      registerPayPalApi(app, kept);
      app.get('/sdk/js', async (_, reply) =>
        reply.type('text/javascript; charset=utf-8').send(payPalScript(url)),
      );
      registerApproval(app, kept, messages.notify);
    },
    at(address: string) {
      url = address;
      kept.at(address);
    },
  };
}
