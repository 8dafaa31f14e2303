import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import serveStatic from '@fastify/static';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { type ErrorCode, errors } from '#schemas/errors.ts';
import { Unavailable } from '#schemas/result.ts';
import { isDatabaseUnavailable } from '../db/database-error.ts';
import { type ApiRoutes, registerApiRoutes } from './api-routes.ts';
import { compressedAtOnce, compressors } from './compression.ts';
import { errorEnvelope } from './envelope.ts';
import { fallbackPage } from './fallback-page.ts';
import { dropForeignCookies } from './foreign-cookies.ts';
import { maxHeaderSize } from './header-size.ts';
import { isForeignWrite } from './origin-check.ts';
import { securityHeaders, strictTransport } from './security-headers.ts';
import { registerStorefront, type Storefront } from './storefront.ts';
import { refuseUnread } from './unread-request.ts';

export interface ServerParts {
  readonly logger: FastifyBaseLogger;
  readonly api: ApiRoutes;
  readonly storefront: Storefront;
  /** Folder of built files, served under /assets. */
  readonly assets: string;
  readonly openApi: object;
  /** Proxies whose forwarded addresses are trusted. */
  readonly trustProxy: string[] | false;
  /** More routes, for example media. */
  readonly plugins: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

const bodyLimit = 1024 * 1024;
/** Seconds after which an unavailable database is usually back. */
const retryAfter = 2;

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    bodyLimit,
    http: { maxHeaderSize },
    genReqId: requestId,
    clientErrorHandler: refuseUnread,
    trustProxy: parts.trustProxy,
    requestTimeout: 30_000,
    // A HEAD request must not use up a single-use link.
    exposeHeadRoutes: false,
    // A URL that cannot be decoded reaches no route and no error handler.
    frameworkErrors: (_error, request, reply) => refuse(request, reply, 'notFound'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  // Node.js forgets the address of a closed connection unless it was read before.
  app.server.on('connection', ({ remoteAddress }) => remoteAddress);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    syncThreshold: compressedAtOnce,
    zlib: compressors,
  });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(serveStatic, {
    root: parts.assets,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  addGuards(app);
  app.get('/api/openapi.json', async () => parts.openApi);
  for (const plugin of parts.plugins) await plugin(app);
  registerApiRoutes(app, parts.api);
  app.all('/api/*', (request, reply) => {
    reply.code(404).send(errorEnvelope({ code: 'notFound' }, request.id));
  });
  registerStorefront(app, parts.storefront);
  return app;
}

function addGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    dropForeignCookies(request, reply);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    if (!isForeignWrite(request)) return;
    return reply.code(403).send(errorEnvelope({ code: 'forbidden' }, request.id));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 503 || reply.hasHeader('retry-after')) return;
    reply.header('retry-after', retryAfter);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal') request.log.error(error);
    if (code === 'unavailable') request.log.warn(error.message);
    return refuse(request, reply, code);
  });
}

/** Uses the request id of a proxy, so its log and this one match; otherwise generates one. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

/** API calls get the contract's envelope, browsers a page. */
function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode) {
  const { status } = errors[code];
  reply.code(status).headers(securityHeaders).header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) return reply.send(errorEnvelope({ code }, request.id));
  return reply.type('text/html').send(fallbackPage(request.url, status));
}

/**
 * One of three error boundaries: converts errors of the HTTP library and bugs to an error code without
 * details.
 */
function codeOf(error: FastifyError): ErrorCode {
  const { code, statusCode = 500 } = error;
  if (error instanceof Unavailable || isDatabaseUnavailable(error)) return 'unavailable';
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return 'malformedJson';
  }
  if (statusCode === 413) return 'payloadTooLarge';
  if (statusCode === 415) return 'unsupportedMediaType';
  if (statusCode === 429) return 'tooManyRequests';
  return statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'internal';
}
