import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { type AppError, fail, type Result } from '#schemas/result.ts';
import { type Staff, type StaffGuard, staffHeaders, staffOf } from '../account/staff-guard.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import {
  answerComment,
  type Moderation,
  type ModerationChoice,
  type ModerationState,
  moderationStates,
  readModeration,
  setState,
} from './moderate.ts';

/** The last action, which the page can undo; null for none. */
export interface ModerationDone {
  readonly id: number;
  readonly state: ModerationState;
  readonly before: ModerationState;
}

export type ModerationPage =
  | { readonly kind: 'forbidden' }
  | {
      readonly kind: 'list';
      readonly choice: ModerationChoice;
      readonly found: Moderation;
      readonly done: ModerationDone | null;
      /** A refused action, with its comment and the typed values. */
      readonly refused: {
        readonly id: number;
        readonly error: AppError;
        readonly typed: string;
      } | null;
    };

export interface ModerationRoutes extends StaffGuard {
  readonly deps: Pick<ServiceDependencies, 'db' | 'cache'>;
  readonly render: (page: ModerationPage, language: Language) => Promise<string>;
}

type Texts = Readonly<Record<string, unknown>>;
interface Request {
  readonly Querystring: Texts;
  readonly Body: Texts | null;
}

/** Page on which staff approve, reject and answer comments, with plain documents and forms. */
export async function moderationRoutes(
  app: FastifyInstance,
  parts: ModerationRoutes,
): Promise<void> {
  for (const language of languages) {
    const path = moderationPath(language);
    app.get<Request>(path, async (request, reply) => {
      const staff = await allowed(parts, language, request, reply);
      return staff ? show(parts, language, request, reply, null) : reply;
    });
    app.post<Request>(path, async (request, reply) => {
      const staff = await allowed(parts, language, request, reply);
      return staff ? act(parts, language, request, reply, staff) : reply;
    });
    app.get(`/_page${path}`, async (_, reply) => reply.headers(staffHeaders).code(204).send());
  }
}

export function moderationPath(language: Language): string {
  return `${language === defaultLanguage ? '' : `/${language}`}/admin/reviews`;
}

const scopes = ['admin', 'reviews', 'orders'];

/** Returns the staff member if they have the right; otherwise sends the response and returns null. */
async function allowed(
  parts: ModerationRoutes,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Staff | null> {
  const staff = await staffOf(parts, language, request, reply);
  if (!staff || staff.scope.some((name) => scopes.includes(name))) return staff;
  await send(reply.code(403), parts, { kind: 'forbidden' }, language);
  return null;
}

async function send(
  reply: FastifyReply,
  { render }: ModerationRoutes,
  page: ModerationPage,
  language: Language,
): Promise<FastifyReply> {
  return reply.type('text/html; charset=utf-8').send(await render(page, language));
}

async function show(
  parts: ModerationRoutes,
  language: Language,
  { query }: FastifyRequest<Request>,
  reply: FastifyReply,
  refused: Extract<ModerationPage, { kind: 'list' }>['refused'],
): Promise<FastifyReply> {
  const choice = {
    state: stateOf(query['state']) ?? 'pending',
    rating: numberOf(query['stars']),
    before: numberOf(query['before']),
  };
  const found = await readModeration(parts.deps, choice, language);
  const page = { kind: 'list', choice, found, done: doneOf(query), refused } as const;
  return send(refused ? reply.code(422) : reply, parts, page, language);
}

async function act(
  parts: ModerationRoutes,
  language: Language,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  { userId }: Staff,
): Promise<FastifyReply> {
  const body = request.body ?? {};
  const id = numberOf(body['id']);
  const state = stateOf(body['do']);
  const typed = typeof body['answer'] === 'string' ? body['answer'] : '';
  const by = { userId, language };
  const result: Result<ModerationState | null> =
    id === null
      ? fail('badRequest')
      : state
        ? await setState(parts.deps, id, state)
        : await answerComment(parts.deps, id, typed, by);
  if (!result.ok) {
    return show(parts, language, request, reply, { id: id ?? 0, error: result.error, typed });
  }
  const query = new URLSearchParams(new URL(request.url, 'http://local').search);
  for (const name of ['done', 'id', 'was']) query.delete(name);
  if (state && result.value && id !== null && result.value !== state) {
    query.set('done', state);
    query.set('was', result.value);
    query.set('id', `${id}`);
  }
  return reply.redirect(`${moderationPath(language)}?${query}`, 303);
}

function doneOf(query: Texts): ModerationDone | null {
  const [id, state, before] = [
    numberOf(query['id']),
    stateOf(query['done']),
    stateOf(query['was']),
  ];
  return id !== null && state && before ? { id, state, before } : null;
}

const stateOf = (text: unknown): ModerationState | null =>
  moderationStates.find((state) => state === text) ?? null;

const numberOf = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
