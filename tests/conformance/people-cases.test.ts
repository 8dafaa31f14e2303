import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '#server/http/create-server.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { secretOf } from '#server/services/account/secret.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer } from '#tests/support/visitor.ts';

/** These tests cover accounts and HTTP itself, with a listening server and a real database. */
let shop: TestShop;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  shop = await openShop();
  app = await createServer({
    logger: pino({ level: 'silent' }),
    api: {
      dispatch: (name, input, context) => shop.call(name, input as object, context),
      authenticate: createAuthenticator(shop.deps),
      identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
    },
    storefront: async () => ({ status: 200, headers: {}, cookies: [], body: 'page' }),
    assets: tmpdir(),
    openApi: {},
    trustProxy: ['127.0.0.1'],
    plugins: [],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

interface Reply {
  readonly status: number;
  readonly code?: string;
  readonly field?: string;
  readonly data?: { readonly tokens: { readonly accessToken: string } };
}

async function post(path: string, body: unknown, headers = {}): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

const loginPath = '/api/v1/login';
/** The limit counts attempts by IP address, so each test has its own. */
const from = (client: string) => ({ 'x-forwarded-for': client });

test.each<[string, unknown, string, number, string]>([
  ['of seven characters', '1234567', 'ana@x.hr', 401, 'unknownUserOrPassword'],
  ['for a name that is no address', 'lozinka-8', 'ana', 401, 'unknownUserOrPassword'],
  ['of 129 characters', 'x'.repeat(129), 'ana@x.hr', 401, 'unknownUserOrPassword'],
  ['of 100 kB', 'x'.repeat(100_000), 'ana@x.hr', 400, 'badRequest'],
  ['that is a list', ['lozinka-8'], 'ana@x.hr', 400, 'badRequest'],
  ['that is an object', { $ne: '' }, 'ana@x.hr', 400, 'badRequest'],
])(
  'a login with a password %s is refused · AU1',
  async (_case, password, username, status, code) => {
    const answer = await post(loginPath, { username, password }, from('10.1.0.1'));
    expect(answer).toMatchObject({ status, code });
  },
);

test('forged tokens are refused by every call, and never an error of the server · AU3', async () => {
  const { accessToken } = await logIn();
  const secret = await secretOf(shop.database.db);
  const [head = '', body = '', sign = ''] = accessToken.split('.');
  const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (given: { iss?: string; aud?: string; exp?: number; typ?: string }) => {
    const { iss = 'izlog', aud = 'izlog', exp = 4e9, typ = 'at+jwt' } = given;
    const claims = { sid, kind: 'web', iss, aud, exp };
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(secret);
  };
  expect((await profile(await signed({}))).status).toBe(200);
  const forged = [
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    `${encode({ alg: 'RS256', typ: 'at+jwt' })}.${body}.${sign}`,
    `${encode({ alg: 'HS256', typ: 'at+jwt', kid: '../../../dev/null' })}.${body}.${sign}`,
    `${head}.${encode({ sid, iss: 'izlog', aud: 'izlog', exp: 4e9 })}.${sign}`,
    await signed({ iss: 'other' }),
    await signed({ aud: 'other' }),
    await signed({ typ: 'JWT' }),
    await signed({ exp: 1 }),
    'x'.repeat(5000),
  ];
  const statuses = await Promise.all(forged.map(async (token) => (await profile(token)).status));
  expect(statuses).toEqual(forged.map(() => 401));
});

async function logIn(): Promise<{ accessToken: string }> {
  const answer = await post(loginPath, await addCustomer(shop), from('10.1.0.2'));
  return { accessToken: answer.data?.tokens.accessToken ?? '' };
}

const profile = (accesstoken: string, headers = {}) =>
  fetch(`${origin}/api/auth/user`, { headers: { accesstoken, ...headers } });

test('the token of a customer opens no call of staff, whatever site it names · AU11', async () => {
  const { accessToken: accesstoken } = await logIn();
  for (const site of ['1', '2', '__proto__']) {
    const answer = await post('/api/v1/cms/form/filter', {}, { accesstoken, site });
    const save = await post('/api/v1/cms/post/create', {}, { accesstoken, site });
    expect([answer.status, save.status]).not.toContain(200);
    expect(save).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await profile(accesstoken, { site })).status).toBe(200);
  }
});

test('guesses count for one account, however its name and the request are written · RL1', async () => {
  const { username, password } = await addCustomer(shop);
  const names = [username, username.toUpperCase(), ` ${username}`, `${username} `, username];
  const guess = (name: string, at: number) =>
    post(
      loginPath,
      { username: name, password: `kriva-lozinka-${at}`, apiKey: String(at), device: `x.${at}` },
      { ...from('10.1.0.3'), languagecode: ['hrv', 'eng', 'deu'][at % 3], site: String(at) },
    );
  for (const [at, name] of names.entries()) {
    expect(await guess(name, at)).toMatchObject({ code: 'unknownUserOrPassword' });
  }
  expect(await post(loginPath, { username, password }, from('10.1.0.3'))).toMatchObject({
    code: 'tooManyRequests',
  });
  await shop.database.db.deleteFrom('rate_limits').execute();
  expect((await post(loginPath, { username, password }, from('10.1.0.3'))).status).toBe(200);
});

const loginText = JSON.stringify({ username: 'ana@x.hr', password: 'kriva-lozinka' });

test.each([
  ['text/plain', 400],
  ['text/plain;application/json', 400],
  ['application/x-www-form-urlencoded;application/json', 400],
  ['application/jsonx', 415],
  ['multipart/form-data; boundary=x', 415],
  [' application/json', 400],
  ['application/json\t; a', 400],
  ['application/json; charset=utf-8', 400],
])('a body of type %j is validated as JSON or refused · HT1', async (type, status) => {
  const answer = await post(loginPath, '{"username":[]}', {
    ...from('10.1.0.4'),
    'content-type': type,
  });
  expect(answer.status).toBe(status);
});

test('a compressed body is unpacked up to the limit only · HT3', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
  const answer = await post(loginPath, bomb, { 'content-encoding': 'gzip' });
  expect(answer).toMatchObject({ status: 413, code: 'payloadTooLarge' });
});

test.each([
  [loginPath, 'application/json'],
  ['/api/v1/cms/form/storeData', 'application/json'],
  ['/api/v1/cms/form/storeData', 'multipart/form-data; boundary=x'],
])('a body without end to %s as %s is cut · HT3', async (path, type) => {
  const socket = await openSocket();
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  const chunk = Buffer.alloc(65_536, ' ');
  const write = () => {
    if (socket.destroyed || socket.writableEnded) return;
    socket.write('10000\r\n');
    socket.write(chunk);
    socket.write('\r\n', () => setImmediate(write));
  };
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  const isCut = new Promise((resolve) => socket.once('close', resolve));
  write();
  await isCut;
  // A connection that is reset loses the data that was not read yet.
  expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
});

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('500 connections that send nothing more do not delay others · HT3', async () => {
  const sockets = await Promise.all(Array.from({ length: 500 }, openSocket));
  for (const socket of sockets) socket.write('POST /api/v1/login HTTP/1.1\r\nhost: shop\r\nx-a: ');
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect((await post(loginPath, loginText, from('10.1.0.5'))).code).toBe('unknownUserOrPassword');
  for (const socket of sockets) socket.destroy();
});

test.each([
  ['a foreign origin', { origin: 'https://evil.test' }],
  ['an origin that browsers hide', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
])('a form of %s is refused and allows no other site · HT6', async (_case, headers) => {
  const types = ['text/plain', 'multipart/form-data; boundary=x', 'application/json'];
  const cookie = 'at=token; cartId=7';
  for (const type of types) {
    const response = await fetch(`${origin}${loginPath}`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': type },
      body: loginText,
    });
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    const page = await fetch(`${origin}/prijava`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': type },
      body: '_command=auth.logout',
    });
    expect(page.status).toBe(403);
  }
});

test('a spoofed host is in no mail · HT4', async () => {
  const { username: email } = await addCustomer(shop);
  const spoofed = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
  const answer = await post('/api/v1/user/password/forgot', { email }, spoofed);
  expect(answer.status).toBe(200);
  const rows = await shop.database.db.selectFrom('outbox').select('payload').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('evil.test');
});

test('an error of the database reveals nothing about it · HT7', async () => {
  const answer = await post('/api/v1/cms/form/storeData', { id: 2_147_483_648, data: {} });
  expect([400, 404]).toContain(answer.status);
  expect(JSON.stringify(answer)).not.toMatch(/select|integer|range|\/server\//i);
});

test.each(['/api/v1/nothing', '/api/v1/%2e%2e/%2fadmin', '/api/v1/product/web/get/%00', '/%zz'])(
  'the unknown path %s gets a response, not an error · RO3',
  async (path) => {
    const { status } = await fetch(`${origin}${path}`);
    expect([200, 400, 404]).toContain(status);
  },
);
