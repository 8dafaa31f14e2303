import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#schemas/errors.ts';
import type { AppError } from '#schemas/result.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { fallbackPage } from '../../http/fallback-page.ts';
import { slipPng, slipSvg } from '../../payments/slip-picture.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { transferOf } from '../orders/order-view.ts';
import { payPermissions, payPolicy } from './pay-policy.ts';
import { loadPayView, type PayView } from './pay-view.ts';
import { takeNotification, takeReturn } from './provider-messages.ts';

export interface PaymentRoutes {
  readonly deps: ServiceDependencies;
  /** Renders the payment page as a document; the provider's script needs `nonce`. */
  readonly render: (view: PayView, nonce: string) => Promise<string>;
}

const types = { hpf: 'HPF', paypal: 'PAYPAL' } as const;

const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/**
 * Payment routes outside the contract: the payment page, the return address, provider notifications, and the
 * code of a bank transfer. They work during maintenance.
 */
export async function paymentRoutes(
  app: FastifyInstance,
  { deps, render }: PaymentRoutes,
): Promise<void> {
  app.get<{ Params: { slug: string } }>('/pay/:slug', async ({ params, url }, reply) => {
    const response = await loadPayView(deps, params.slug);
    reply.headers(privately);
    if (!response) return reply.code(404).type('text/html').send(fallbackPage(url, 404));
    if (response.kind === 'redirect') return reply.redirect(response.to, 303);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', payPolicy(response.view, nonce))
      .header('permissions-policy', payPermissions(response.view))
      .type('text/html; charset=utf-8')
      .send(await render(response.view, nonce));
  });
  // Not a screen: a script that requests its data gets no content and loads the page as a document.
  app.get('/_page/pay/*', async (_, reply) => reply.headers(privately).code(204).send());
  addReturn(app, deps);
  await app.register(async (scope) => addNotifications(scope, deps));
  addSlips(app, deps);
}

interface Return {
  readonly Params: { readonly token: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** Banks send buyers back by a form on their own site, so no cookie is sent, and none is needed. */
function addReturn(app: FastifyInstance, deps: ServiceDependencies): void {
  app.route<Return>({
    method: ['GET', 'POST'],
    url: '/pay/return/:token',
    config: { crossSite: true },
    handler: async (request, reply) => {
      const taken = await takeReturn(deps, {
        token: request.params.token,
        isCancelled: request.query.cancelled === '1',
        headers: request.headers,
        body: textFields(request.body),
        now: new Date(),
      });
      reply.headers(privately);
      if (taken.ok) return reply.redirect(taken.value, 303);
      return reply.code(404).type('text/html').send(fallbackPage(request.url, 404));
    },
  });
}

function addNotifications(scope: FastifyInstance, deps: ServiceDependencies): void {
  // Signatures cover the text exactly as it was sent.
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  scope.post<{ Params: { type: string } }>(
    '/pay/notify/:type',
    { config: { crossSite: true } },
    async (request, reply) => {
      const { body, headers } = request;
      const type = types[request.params.type as keyof typeof types];
      if (!type) return refuse(request, reply, { code: 'notFound' });
      const message = {
        headers,
        body: typeof body === 'string' ? body : textFields(body),
        now: new Date(),
      };
      const taken = await takeNotification(deps, type, message);
      if (!taken.ok) return refuse(request, reply, taken.error);
      return reply.headers(privately).send({ ok: true });
    },
  );
}

function refuse(request: FastifyRequest, reply: FastifyReply, { code }: AppError): FastifyReply {
  request.log.warn({ code }, 'payment notification refused');
  reply.headers(privately).code(errors[code].status);
  return reply.send(errorEnvelope({ code }, request.id));
}

function textFields(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isText(entry[1])));
}

const isText = (value: unknown) => typeof value === 'string';

function addSlips(app: FastifyInstance, { db }: ServiceDependencies): void {
  app.get<{ Params: { slug: string; format: string } }>(
    '/pay/:slug/slip.:format(^svg$|^png$)',
    async ({ params, url }, reply) => {
      const order = await db
        .selectFrom('orders')
        .selectAll()
        .where('slug', '=', params.slug)
        .executeTakeFirst();
      const transfer = order && (await transferOf(db, order));
      reply.headers(privately);
      if (!transfer) return reply.code(404).type('text/html').send(fallbackPage(url, 404));
      if (params.format === 'svg') return reply.type('image/svg+xml').send(slipSvg(transfer));
      return reply.type('image/png').send(await slipPng(transfer));
    },
  );
}
