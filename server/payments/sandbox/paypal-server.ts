import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { approvalPage, doneInPopup } from './paypal-pages.ts';
import { createPayPalRecords, type PayPalRecord } from './paypal-records.ts';
import { payPalScript } from './paypal-script.ts';

const contract = {
  clientId: 'sandbox-client',
  secret: 'sandbox-secret',
  merchantId: 'SANDBOXSHOP',
  webhookId: 'SANDBOXHOOK',
} as const;
const token = 'sandbox-token';

/** PayPal's calls for orders, subscriptions and messages, its approval page, and its script. */
export function createPayPalServer(webhookUrl: string) {
  const kept = createPayPalRecords();
  const { records, view, make, capture, decide } = kept;
  let url = '';

  /** Returns a message with the headers that `verify-webhook-signature` accepts. */
  function message(record: PayPalRecord, time = new Date()) {
    const type =
      record.kind === 'order' ? 'CHECKOUT.ORDER.APPROVED' : 'BILLING.SUBSCRIPTION.ACTIVATED';
    const event = { id: `WH-${randomUUID()}`, event_type: type, resource: { id: record.id } };
    const id = randomUUID();
    const headers = {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${url}/certificate`,
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

  function register(app: FastifyInstance): void {
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
        const isTrue =
          rest.transmission_sig === proof(String(id), String(time), rest.webhook_event);
        const isOurs = rest.webhook_id === contract.webhookId;
        return reply.send({ verification_status: isTrue && isOurs ? 'SUCCESS' : 'FAILURE' });
      });
    });
    app.get('/sdk/js', async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(payPalScript(url)),
    );
    registerApproval(app);
  }

  function registerApproval(app: FastifyInstance): void {
    app.get<{ Querystring: { token?: string; popup?: string } }>(
      '/checkoutnow',
      async ({ query }, reply) => {
        const record = records.get(query.token ?? '');
        reply.type('text/html; charset=utf-8');
        return record ? approvalPage(record, query.popup === '1') : reply.code(404).send('');
      },
    );
    app.post<{ Body: { token?: string; popup?: string; decision?: string } }>(
      '/checkoutnow',
      async ({ body }, reply) => {
        const record = records.get(body.token ?? '');
        if (!record) return reply.code(404).send('');
        const isAgreed = body.decision === 'agree';
        decide(record, isAgreed);
        if (isAgreed) void notify(record).catch(() => 0);
        if (body.popup === '1') {
          return reply.type('text/html; charset=utf-8').send(doneInPopup(record.id, isAgreed));
        }
        const to = new URL(isAgreed ? record.returnUrl : record.cancelUrl);
        to.searchParams.set('token', record.id);
        return reply.redirect(to.href, 303);
      },
    );
  }

  return {
    contract,
    ...kept,
    register,
    message,
    notify,
    at(address: string) {
      url = address;
      kept.at(address);
    },
  };
}

const bodyOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, unknown>;
const keyOf = ({ headers }: FastifyRequest) => String(headers['paypal-request-id']);

function proof(id: string, time: string, event: unknown): string {
  const text = `${id}|${time}|${contract.webhookId}|${JSON.stringify(event)}`;
  return createHmac('sha256', contract.secret).update(text).digest('base64');
}
