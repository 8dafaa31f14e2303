import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import type { Fault } from '#schemas/result.ts';
import type { Actor } from '../../../api/handler.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { writeCookies } from '../../../http/cookies.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { actOnOrder } from './act-on-order.ts';
import type { DeskPage } from './desk-page.ts';
import { mayWorkOnOrders } from './desk-rights.ts';
import { findOrders, type OrderSearch } from './find-orders.ts';
import { loadOrderFile } from './order-file.ts';
import { type DeskAction, deskActions } from './possible-actions.ts';
import { readSearch } from './read-search.ts';

export interface DeskRoutes {
  readonly deps: Pick<ServiceDependencies, 'db' | 'readDb' | 'cache'>;
  readonly identify: ApiRoutes['identify'];
  /** Address of the back office's door. */
  readonly door: (language: Language) => string;
  /** The page as a document. */
  readonly draw: (page: DeskPage, language: Language) => Promise<string>;
}

type Texts = Readonly<Record<string, unknown>>;
interface Request {
  readonly Params: { readonly number: string };
  readonly Querystring: Texts;
  readonly Body: Texts | null;
}

/**
 * Orders for people of the shop: a list that begins with money somebody has to look at, and all that is
 * known of one order, with what may be done. Plain documents and forms; rights are checked here.
 */
export async function deskRoutes(app: FastifyInstance, parts: DeskRoutes): Promise<void> {
  for (const language of languages) {
    const path = deskPath(language);
    app.get<Request>(path, (request, reply) =>
      guarded(parts, language, request, reply, async () => answerList(parts, request.query)),
    );
    app.get<Request>(`${path}/:number(^\\d{1,12}$)`, (request, reply) =>
      guarded(parts, language, request, reply, async () => answerOrder(parts, request)),
    );
    app.post<Request>(`${path}/:number(^\\d{1,12}$)`, (request, reply) =>
      guarded(parts, language, request, reply, (actor) => answerDeed(parts, request, actor)),
    );
    // No screen: a script that asks for its data gets none and loads it as a document.
    app.get(`/_page${path}`, async (_, reply) => reply.headers(privately).code(204).send());
    app.get(`/_page${path}/*`, async (_, reply) => reply.headers(privately).code(204).send());
  }
}

export function deskPath(language: Language): string {
  return `${language === defaultLanguage ? '' : `/${language}`}/admin/orders`;
}

const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Answers the page, or where to go on to. */
type Answer = DeskPage | { readonly kind: 'redirect'; readonly to: string };

async function guarded(
  { identify, door, draw }: DeskRoutes,
  language: Language,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  answer: (actor: Extract<Actor, { kind: 'backoffice' }>) => Promise<Answer>,
): Promise<FastifyReply> {
  const { actor, changes } = await identify(request.cookies);
  writeCookies(reply, changes);
  reply.headers(privately);
  if (actor.kind !== 'backoffice') return reply.redirect(door(language), 303);
  const page: Answer = mayWorkOnOrders(actor) ? await answer(actor) : { kind: 'forbidden' };
  if (page.kind === 'redirect') return reply.redirect(`${deskPath(language)}${page.to}`, 303);
  return reply
    .code(statusOf(page))
    .type('text/html; charset=utf-8')
    .send(await draw(page, language));
}

function statusOf(page: DeskPage): number {
  if (page.kind === 'forbidden') return 403;
  if (page.kind === 'missing') return 404;
  return page.kind === 'order' && page.fault ? 422 : 200;
}

async function answerList({ deps }: DeskRoutes, query: Texts): Promise<Answer> {
  const search = readSearch(query);
  const isPlain = search.query === '' && search.state === null && search.before === null;
  const flagged: OrderSearch = { query: '', state: 'flagged', before: null };
  const [found, toLookAt] = await Promise.all([
    findOrders(deps.readDb, search),
    isPlain ? findOrders(deps.readDb, flagged) : null,
  ]);
  return { kind: 'list', search, found, toLookAt };
}

async function answerOrder(
  { deps }: DeskRoutes,
  { params, query }: FastifyRequest<Request>,
): Promise<Answer> {
  const file = await loadOrderFile(deps.db, Number(params.number));
  if (!file) return { kind: 'missing' };
  const asked = actionOf(query['do']);
  const confirm = asked && file.actions.includes(asked) ? asked : null;
  return { kind: 'order', file, confirm, done: actionOf(query['done']), fault: null, typed: {} };
}

async function answerDeed(
  { deps }: DeskRoutes,
  { params, body }: FastifyRequest<Request>,
  { userId }: { readonly userId: number },
): Promise<Answer> {
  const field = (name: string) => {
    const value = body?.[name];
    return typeof value === 'string' ? value : '';
  };
  const number = Number(params.number);
  const action = actionOf(field('do'));
  const typed = { amount: field('amount'), note: field('note') };
  const fault: Fault | null = action
    ? await deed({ number, action, ...typed, seenState: field('state'), userId })
    : { code: 'badRequest' };
  if (!fault) return { kind: 'redirect', to: `/${number}?done=${action}` };
  const file = await loadOrderFile(deps.db, number);
  if (!file) return { kind: 'missing' };
  const confirm = action && file.actions.includes(action) ? action : null;
  return { kind: 'order', file, confirm, done: null, fault, typed };

  async function deed(input: Parameters<typeof actOnOrder>[1]): Promise<Fault | null> {
    const done = await actOnOrder(deps, input);
    return done.ok ? null : done.fault;
  }
}

function actionOf(text: unknown): DeskAction | null {
  return deskActions.find((action) => action === text) ?? null;
}
