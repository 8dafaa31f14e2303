import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { screenAddresses } from '#app/screen-addresses.ts';
import { invariant } from '#schemas/result.ts';
import type { SiteData } from '#schemas/site-data.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { seedSite } from '#server/db/seed.ts';
import { createServer } from '#server/http/create-server.ts';
import { createBucket } from '#server/media/bucket.ts';
import { localFiles } from '#server/media/local-files.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { hashPassword } from '#server/services/account/password.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { createServices } from '#server/services/services.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

type Headers = Readonly<Record<string, string>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Refusal {
  readonly status: number;
  readonly code: unknown;
  readonly field?: unknown;
}

/** An HTTP client of the API. A call has its name in the contract: `GET /api/v1/…`. */
export interface ApiClient {
  /** Sends the fields in the query of a GET, otherwise in a JSON body. */
  send(call: string, fields?: object, headers?: Headers): Promise<Reply>;
  /** Returns `data`, the only field of the body; throws if the call fails. */
  data<T>(call: string, fields?: object, headers?: Headers): Promise<T>;
  /** Returns the error of a call that must fail. */
  error(call: string, fields?: object, headers?: Headers): Promise<Refusal>;
  /** Creates a logged-in user and returns their headers; with scopes, a staff user. */
  person(scope?: readonly string[]): Promise<Person>;
  close(): Promise<void>;
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly headers: Headers;
}

/** Opens the whole API on a test's database, as the shop serves it but without rate limits. */
export async function openApi(deps: ServiceDependencies): Promise<ApiClient> {
  const app = await createApiServer(deps);
  const send: ApiClient['send'] = (call, fields, headers) => request(app, call, fields, headers);
  const data = async <T>(call: string, fields?: object, headers?: Headers) => {
    const { status, body } = await send(call, fields, headers);
    const isPlain = status === 200 && isDeepStrictEqual(Object.keys(body), ['data']);
    invariant(isPlain, `${call}: ${status} ${JSON.stringify(body)}`);
    return body['data'] as T;
  };
  return {
    send,
    data,
    async error(call, fields, headers) {
      const { status, body } = await send(call, fields, headers);
      invariant(body['errored'] === true, `${call}: ${status} ${JSON.stringify(body)}`);
      const { code, field } = body;
      return { status, code, ...(field !== undefined && { field }) };
    },
    async person(scope) {
      const { id, email } = await addPerson(deps, scope);
      const login = { username: email, password };
      const { token } = await data<{ token: string }>('POST /api/auth/login', login);
      return { id, email, password, headers: { accessToken: token } };
    },
    close: () => app.close(),
  };
}

export interface SiteApi {
  readonly api: ApiClient;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

/** Opens the API of a site on its own database. */
export async function openSiteApi(site: SiteData): Promise<SiteApi> {
  const database = await createTestDatabase();
  const { db } = database;
  await seedSite(db, site, null);
  const api = await openApi({
    db,
    readDb: db,
    cache: createTagCache(),
    logger: pino({ level: 'silent' }),
    publicUrl: 'http://shop.test',
    screens: screenAddresses,
  });
  return {
    api,
    database,
    async close() {
      await api.close();
      await database.drop();
    },
  };
}

/** The services with files in a folder of their own. */
export function servicesOf(deps: ServiceDependencies) {
  const folder = join(tmpdir(), 'izlog-api');
  const store = createMediaStore(localFiles(join(folder, 'media')));
  const bucket = createBucket(localFiles(join(folder, 'incoming')), async () => Buffer.alloc(32));
  return createServices({ ...deps, store, bucket });
}

async function createApiServer(deps: ServiceDependencies): Promise<FastifyInstance> {
  const { handlers, authenticate, authenticateKey } = servicesOf(deps);
  return createServer({
    logger: deps.logger,
    api: {
      dispatch: createDispatch(handlers, async () => true),
      authenticate,
      authenticateKey,
      identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
    },
    storefront: async () => ({ status: 404, headers: {}, cookies: [], body: '' }),
    assets: tmpdir(),
    openApi: {},
    trustProxy: false,
    plugins: [],
  });
}

async function request(
  app: FastifyInstance,
  call: string,
  fields: object = {},
  headers: Headers = {},
): Promise<Reply> {
  const [method, url = ''] = call.split(' ');
  const parts = method === 'GET' ? { query: textsOf(fields) } : { payload: fields };
  const response = await app.inject({ method: method as Method, url, headers, ...parts });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

function textsOf(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

const password = 'lozinka-ana';

async function addPerson({ db }: ServiceDependencies, scope?: readonly string[]) {
  const email = `${crypto.randomUUID()}@example.com`;
  return db
    .insertInto('users')
    .values({
      email,
      password_hash: await hashPassword(password),
      details: JSON.stringify({ firstName: 'Ana', lastName: 'Anić' }),
      ...(scope && { is_backoffice: true, scope: [...scope] }),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}
