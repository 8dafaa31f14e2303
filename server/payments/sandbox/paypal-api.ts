import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract, proof } from './paypal-messages.ts';
import type { PayPalRecords } from './paypal-records.ts';

const token = 'sandbox-token';

/** The API of PayPal: access token, orders, subscriptions, and the check of messages. */
export function registerPayPalApi(
  app: FastifyInstance,
  { records, view, make, capture }: PayPalRecords,
): void {
  app.post('/v1/oauth2/token', async ({ headers }, reply) => {
    const due = Buffer.from(`${contract.clientId}:${contract.secret}`).toString('base64');
    if (headers.authorization !== `Basic ${due}`) return reply.code(401).send({});
    return { access_token: token, token_type: 'Bearer', expires_in: 32_400 };
  });
  app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization !== `Bearer ${token}`) return reply.code(401).send({});
      return undefined;
    });
    api.post('/v2/checkout/orders', async (request, reply) =>
      reply.code(201).send(make('order', bodyOf(request), keyOf(request))),
    );
    api.post('/v1/billing/subscriptions', async (request, reply) =>
      reply.code(201).send(make('subscription', bodyOf(request), keyOf(request))),
    );
    for (const path of ['/v2/checkout/orders/:id', '/v1/billing/subscriptions/:id']) {
      api.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
        const record = records.get(params.id);
        return record ? view(record) : reply.code(404).send({});
      });
    }
    api.post<{ Params: { id: string } }>(
      '/v2/checkout/orders/:id/capture',
      async ({ params }, reply) => {
        const record = records.get(params.id);
        const { status, body } = record ? capture(record) : { status: 404, body: {} };
        return reply.code(status).send(body);
      },
    );
    api.post('/v1/notifications/verify-webhook-signature', (request, reply) => {
      const { transmission_id: id, transmission_time: time, ...rest } = bodyOf(request);
      const isTrue = rest.transmission_sig === proof(String(id), String(time), rest.webhook_event);
      const isOurs = rest.webhook_id === contract.webhookId;
      return reply.send({ verification_status: isTrue && isOurs ? 'SUCCESS' : 'FAILURE' });
    });
  });
}

const bodyOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, unknown>;
const keyOf = ({ headers }: FastifyRequest) => String(headers['paypal-request-id']);
