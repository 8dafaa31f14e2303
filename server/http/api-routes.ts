import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EndpointName, endpoint, endpointNames } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { errors } from '#schemas/errors.ts';
import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type Dispatch, refuseCall } from '../api/dispatch.ts';
import type { Actor, CallContext } from '../api/handler.ts';
import { JsonText, jsonPiece } from '../api/json-text.ts';
import { attachmentHeaders } from './attachment.ts';
import { type CookieChange, writeCookies } from './cookies.ts';
import { errorEnvelope } from './envelope.ts';
import { multipartOptions, type ReceivedFiles, receiveFiles } from './receive-files.ts';
import { formOptions, isTooLong, receiveBody } from './receive-form.ts';

export interface ApiRoutes {
  readonly dispatch: Dispatch;
  /** Returns the user of this access token: anonymous without a token, null for an invalid one. */
  readonly authenticate: (accessToken: string | undefined) => Promise<Actor | null>;
  /** Returns the caller with this secret; absent if the shop accepts no keys. */
  readonly authenticateKey?: (secret: string) => Promise<Result<Actor>>;
  /**
   * Returns the user of these cookies, because scripts of our own pages hold no token. Renews expired tokens.
   */
  readonly identify: (cookies: Readonly<Record<string, string | undefined>>) => Promise<{
    readonly actor: Actor;
    readonly changes: readonly CookieChange[];
  }>;
  /** Whether the site is in maintenance; then only staff may call. */
  readonly isClosed?: () => Promise<boolean>;
}

/** Calls with which staff log in, and the one that reports that the site is closed. */
const openInMaintenance: ReadonlySet<EndpointName> = new Set([
  'auth.localLogin',
  'auth.login',
  'auth.logout',
  'auth.refresh',
  'master.domainDetect',
]);

/** Maximum size of a large body in bytes. */
const largeBodyLimit = 16 * 1024 * 1024;

/** Registers one HTTP route per endpoint of the contract. */
export function registerApiRoutes(app: FastifyInstance, api: ApiRoutes): void {
  const named = (multipart?: Endpoint['multipart']) =>
    endpointNames.filter((name) => endpoint(name).multipart === multipart);
  for (const name of named()) addRoutes(app, api, name, callWithFields);
  // Only calls with files get the multipart parser.
  void app.register(async (scope) => {
    await scope.register(multipart, multipartOptions);
    for (const name of named(true)) addRoutes(scope, api, name, callWithFiles(receiveFiles));
  });
  void app.register(async (scope) => {
    await scope.register(multipart, formOptions);
    for (const name of named('optional')) addRoutes(scope, api, name, callWithForm);
  });
}

interface Call {
  readonly api: ApiRoutes;
  readonly name: EndpointName;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function addRoutes(
  app: FastifyInstance,
  api: ApiRoutes,
  name: EndpointName,
  run: (call: Call) => Promise<Result<unknown>>,
): void {
  const { method, path, aliases = [], large, raw } = endpoint(name);
  for (const url of [path, ...aliases]) {
    app.route({
      method,
      ...(large ? { bodyLimit: largeBodyLimit } : {}),
      url: url.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const result = await run({ api, name, request, reply });
        reply.header('cache-control', 'no-store');
        if (!result.ok) {
          const { status } = errors[result.error.code];
          return reply.code(status).send(errorEnvelope(result.error, request.id));
        }
        if (result.value instanceof JsonText) return sendJson(reply, result.value);
        return raw ? sendFile(reply, result.value as RawFile) : { data: result.value };
      },
    });
  }
}

async function callWithFields({ api, name, request, reply }: Call): Promise<Result<unknown>> {
  const caller = await callerOf(request, reply, api);
  if (!caller.ok) return caller;
  if (await isShut(api, name, caller.value)) return fail('unavailable');
  return api.dispatch(name, flatInput(request), callContext(request, caller.value));
}

type Receive = (request: FastifyRequest) => Promise<Result<ReceivedFiles>>;

/** Checks access before it reads any byte of the files. */
const callWithFiles =
  (receive: Receive) =>
  async ({ api, name, request, reply }: Call): Promise<Result<unknown>> => {
    const caller = await callerOf(request, reply, api);
    const refused = caller.ok ? await refusal(api, name, caller.value) : caller;
    if (!caller.ok || refused) {
      reply.header('connection', 'close');
      return refused ?? fail('unauthorized');
    }
    const received = await receive(request);
    if (!received.ok) return received;
    const { fields, files, discard } = received.value;
    try {
      const context = { ...callContext(request, caller.value), files };
      return await api.dispatch(name, { ...flatInput(request), ...fields }, context);
    } finally {
      await discard();
    }
  };

async function callWithForm(call: Call): Promise<Result<unknown>> {
  if (!call.request.isMultipart()) return callWithFields(call);
  if (!isTooLong(call.request)) return callWithFiles(receiveBody)(call);
  call.reply.header('connection', 'close');
  return fail('payloadTooLarge');
}

async function refusal(
  api: ApiRoutes,
  name: EndpointName,
  actor: Actor,
): Promise<Result<never> | null> {
  if (await isShut(api, name, actor)) return fail('unavailable');
  return refuseCall(name, actor);
}

async function isShut({ isClosed }: ApiRoutes, name: EndpointName, { kind }: Actor) {
  if (kind === 'backoffice' || openInMaintenance.has(name)) return false;
  return (await isClosed?.()) ?? false;
}

const dataStart = jsonPiece('{"data":');
const dataEnd = jsonPiece('}');

function sendJson(reply: FastifyReply, { pieces }: JsonText): FastifyReply {
  const body = new JsonText([dataStart, ...pieces, dataEnd]).toBuffer();
  return reply.type('application/json; charset=utf-8').send(body);
}

interface RawFile {
  readonly name: string;
  readonly mime: string;
  /** Content in base64. */
  readonly content: string;
}

function sendFile(reply: FastifyReply, { name, mime, content }: RawFile): FastifyReply {
  return reply.headers(attachmentHeaders(name)).type(mime).send(Buffer.from(content, 'base64'));
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A program calls with a key, people with a token or from a page of this site. */
async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  api: ApiRoutes,
): Promise<Result<Actor>> {
  const secret = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) {
    const actor = await actorOf(request, reply, api);
    return actor ? ok(actor) : fail('unauthorized');
  }
  return (await api.authenticateKey?.(secret)) ?? fail('unauthorized');
}

/** A token in the header takes precedence; without one, scripts of this site act as their visitor. */
export async function actorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  api: Pick<ApiRoutes, 'authenticate' | 'identify'>,
): Promise<Actor | null> {
  const token = headerOf(request, 'accesstoken');
  if (token !== undefined || !isOwnScript(request)) return api.authenticate(token);
  const { actor, changes } = await api.identify(request.cookies);
  writeCookies(reply, changes);
  return actor;
}

/** Browsers send this header themselves; pages of other sites cannot forge it. */
function isOwnScript(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin';
}

function callContext(request: FastifyRequest, actor: Actor): CallContext {
  const header = (name: string) => headerOf(request, name);
  const { referer } = request.headers;
  return {
    actor,
    language: parseLanguage(header('languagecode')) ?? defaultLanguage,
    now: new Date(),
    client: request.ip,
    idempotencyKey: header('idempotency-key') ?? null,
    takesJson: true,
    headers: {
      referer,
      refreshtoken: header('refreshtoken'),
      'user-agent': request.headers['user-agent'],
      host: request.host,
    },
  };
}

function flatInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...(request.query as object), ...fields, ...(request.params as object) };
}
