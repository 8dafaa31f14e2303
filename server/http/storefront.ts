import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CookieChange } from './cookies.ts';
import { writeCookies } from './cookies.ts';

/** What the pages need of a request, free of the HTTP library. */
export interface StorefrontRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query as the visitor sees them. */
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Fields of a posted form. */
  readonly form: Readonly<Record<string, string | readonly string[]>>;
  /** `html`: a document. `data`: the page for a script. `reply`: the outcome of a command. */
  readonly wants: 'html' | 'data' | 'reply';
  readonly traceId: string;
  /** Address the visitor comes from. */
  readonly client: string;
}

export interface StorefrontResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly CookieChange[];
  readonly body: string;
}

/** The pages of the site; given by the composition root, which alone knows the blocks. */
export type Storefront = (request: StorefrontRequest) => Promise<StorefrontResponse>;

const dataPrefix = '/_page';

/** Everything that is no file and no API call is a screen. */
export function registerStorefront(app: FastifyInstance, storefront: Storefront): void {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => send(reply, await storefront(toRequest(request))),
  });
}

function toRequest(request: FastifyRequest): StorefrontRequest {
  const isData = request.url === dataPrefix || request.url.startsWith(`${dataPrefix}/`);
  const path = isData ? request.url.slice(dataPrefix.length) || '/' : request.url;
  const isScript = request.headers.accept === 'application/json';
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    url: new URL(path.replace(/^\/+/, '/'), `${request.protocol}://${request.host}`),
    cookies: request.cookies,
    form: (request.body ?? {}) as StorefrontRequest['form'],
    wants: isData ? 'data' : request.method === 'POST' && isScript ? 'reply' : 'html',
    traceId: request.id,
    client: request.ip,
  };
}

function send(reply: FastifyReply, response: StorefrontResponse): FastifyReply {
  writeCookies(reply, response.cookies);
  return reply.code(response.status).headers(response.headers).send(response.body);
}
