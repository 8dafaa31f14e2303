import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#schemas/errors.ts';
import type { AppError } from '#schemas/result.ts';
import { clientKey } from '../../api/client-key.ts';
import { createLimiter } from '../../api/limiter.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { type CookieChange, writeCookies } from '../../http/cookies.ts';
import { fallbackPage } from '../../http/fallback-page.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { ExampleContent } from '../examples/example-content.ts';
import { type Claim, claimShop, isClaimed } from './claim-shop.ts';
import { startSession } from './sessions.ts';

/** Data of the setup page: the typed values, without secrets, and the reason why they were refused. */
export interface SetupPage {
  readonly typed: Readonly<Omit<Claim, 'password' | 'token'>> | null;
  readonly error: AppError | null;
}

export interface SetupRoutes {
  readonly deps: Pick<ServiceDependencies, 'db' | 'cache'>;
  /** Examples that the shop can start with; null if it has content of its own. */
  readonly examples: ExampleContent | null;
  /** Renders the setup as a document, in the language that the browser prefers. */
  readonly render: (page: SetupPage, acceptLanguage: string) => Promise<string>;
  /** Returns the cookies of a session. */
  readonly cookiesOf: (
    tokens: Awaited<ReturnType<typeof startSession>>,
    sent: Readonly<Record<string, string | undefined>>,
  ) => readonly CookieChange[];
  /** Called once the shop has an administrator. */
  readonly onClaimed: () => Promise<void>;
}

export const setupPath = '/setup';

const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'accept-language',
} as const;

/** Limits the attempts from one IP address (`duration` in seconds), against guessing. */
const limit = { name: 'setup', points: 20, duration: 300 };

/** Route of the setup of a shop without an administrator; 404 once there is one. */
export async function setupRoutes(app: FastifyInstance, parts: SetupRoutes): Promise<void> {
  const { db } = parts.deps;
  const limiter = createLimiter(db, limit);
  app.get(setupPath, async (request, reply) => {
    if (await isClaimed(db)) return notFound(request, reply);
    return show(parts, request, reply, { typed: null, error: null });
  });
  app.post(setupPath, async (request, reply) => {
    if (await isClaimed(db)) return notFound(request, reply);
    const claim = readClaim(request.body);
    const isAllowed = await limiter.consume(clientKey(request.ip));
    if (!isAllowed) return refuse(parts, request, reply, claim, { code: 'tooManyRequests' });
    const now = new Date();
    const claimed = await claimShop(db, claim, now, parts.examples);
    if (!claimed.ok) return refuse(parts, request, reply, claim, claimed.error);
    await invalidate(parts.deps, ['options', 'elements', 'pages']);
    await parts.onClaimed();
    const tokens = await startSession(db, claimed.value, 'backoffice', now);
    writeCookies(reply, parts.cookiesOf(tokens, request.cookies));
    return reply.headers(privately).redirect('/', 303);
  });
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = fallbackPage(request.url, 404);
  return reply.code(404).headers(privately).type('text/html; charset=utf-8').send(page);
}

function refuse(
  parts: SetupRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  { password: _password, token: _token, ...typed }: Claim,
  error: AppError,
): Promise<FastifyReply> {
  const { status } = errors[error.code];
  return show(parts, request, reply.code(status === 400 ? 422 : status), { typed, error });
}

async function show(
  { render }: SetupRoutes,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: SetupPage,
): Promise<FastifyReply> {
  const document = await render(page, headers['accept-language'] ?? '');
  return reply.headers(privately).type('text/html; charset=utf-8').send(document);
}

function readClaim(body: unknown): Claim {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    token: text('token').trim(),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: text('password'),
    shopName: text('shopName'),
    examples: text('examples'),
  };
}
