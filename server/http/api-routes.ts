import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoint, endpointNames } from '#schemas/api/contract.ts';
import { faults } from '#schemas/faults.ts';
import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import type { Dispatch } from '../api/dispatch.ts';
import type { Actor, CallContext } from '../api/handler.ts';
import { faultEnvelope } from './envelope.ts';

export interface ApiRoutes {
  readonly dispatch: Dispatch;
  /** Who holds this access token; anonymous for none, null for one that is not valid. */
  readonly authenticate: (accessToken: string | undefined) => Promise<Actor | null>;
}

/** One HTTP route per endpoint of the contract. */
export function registerApiRoutes(app: FastifyInstance, api: ApiRoutes): void {
  for (const name of endpointNames) {
    const { method, path, aliases = [] } = endpoint(name);
    for (const url of [path, ...aliases]) {
      app.route({
        method,
        url: url.replace(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          const context = await callContext(request, api);
          const result = context
            ? await api.dispatch(name, flatInput(request), context)
            : ({ ok: false, fault: { code: 'unauthorized' } } as const);
          reply.header('cache-control', 'no-store');
          if (result.ok) return { data: result.value };
          const { status } = faults[result.fault.code];
          return reply.code(status).send(faultEnvelope(result.fault, request.id));
        },
      });
    }
  }
}

async function callContext(request: FastifyRequest, api: ApiRoutes): Promise<CallContext | null> {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const actor = await api.authenticate(header('accesstoken'));
  if (!actor) return null;
  const { referer } = request.headers;
  return {
    actor,
    language: parseLanguage(header('languagecode')) ?? defaultLanguage,
    now: new Date(),
    client: request.ip,
    idempotencyKey: header('idempotency-key') ?? null,
    headers: { referer, refreshtoken: header('refreshtoken') },
  };
}

function flatInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...(request.query as object), ...fields, ...(request.params as object) };
}
