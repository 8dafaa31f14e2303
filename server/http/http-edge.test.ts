import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type ServerParts } from './create-server.ts';
import { removeLeftUploads } from './receive-files.ts';
import { securityHeaders } from './security-headers.ts';

const parts: ServerParts = {
  logger: pino({ level: 'silent' }),
  api: {
    dispatch: async () => ({ ok: true, value: {} }),
    authenticate: async () => ({ kind: 'anonymous' }),
    identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
  },
  storefront: async () => ({ status: 200, headers: {}, cookies: [], body: 'page' }),
  assets: tmpdir(),
  openApi: {},
  trustProxy: false,
  plugins: [],
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createServer(parts);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Returns the server's response to these bytes. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

test('a visitor who disconnects early is counted by their address', async () => {
  let clients: readonly string[] = [];
  const own = await createServer({
    ...parts,
    api: {
      ...parts.api,
      authenticate: async () => {
        socket.destroy();
        await vi.waitUntil(() => visitor?.destroyed);
        return { kind: 'anonymous' };
      },
      dispatch: async (_name, _input, { client }) => {
        clients = [...clients, client];
        return { ok: true, value: {} };
      },
    },
  });
  let visitor: Socket | undefined;
  own.server.on('connection', (accepted: Socket) => {
    visitor = accepted;
  });
  await own.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /api/v1/product/web/get?id=1 HTTP/1.1\r\nhost: shop\r\n\r\n');
  await vi.waitUntil(() => clients.length > 0);
  expect(clients).toEqual(['127.0.0.1']);
  await own.close();
});

const cookies = (count: number) =>
  Array.from({ length: count }, (_, i) => `other${i}=${'x'.repeat(3000)}`).join('; ');

test.each(['/%zz', '/a%', '/%c0%af'])(
  '%s gets the headers of every page · HT7 RO3',
  async (path) => {
    const response = await sendRaw(
      `GET ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`,
    );
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(response).toContain(`${name}: ${value}`);
    }
  },
);

test('a request that cannot be parsed gets the headers of every page', async () => {
  const response = await sendRaw('NONSENSE\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain(
    `content-security-policy: ${securityHeaders['content-security-policy']}`,
  );
});

test('too many cookies of other programs are deleted, those of cart and session stay', async () => {
  const cookie = `at=token; cartId=7; ${cookies(8)}`;
  const { statusCode, headers } = await app.inject({ url: '/', headers: { cookie } });
  const deleted = [headers['set-cookie'] ?? []].flat();
  expect(statusCode).toBe(200);
  expect(deleted).toHaveLength(6);
  expect(deleted[0]).toBe('other0=; Path=/; Max-Age=0');
  const few = await app.inject({ url: '/', headers: { cookie: cookies(2) } });
  expect(few.headers['set-cookie']).toBeUndefined();
});

test('the browser clears cookies beyond the limit of the server', async () => {
  const request = `GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncookie: `;
  expect(await sendRaw(`${request}${cookies(8)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const response = await sendRaw(`${request}${cookies(30)}\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toContain('clear-site-data: "cookies"');
});

test('the request id of a proxy is used and returned, otherwise one is generated', async () => {
  const idFor = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers })).headers['x-request-id'];
  expect(await idFor({ 'x-request-id': 'proxy-42' })).toBe('proxy-42');
  const own = await idFor({});
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idFor({})).not.toBe(own);
  expect(await idFor({ 'x-request-id': 'a b\t<script>' })).toMatch(/^[0-9a-f-]{36}$/);
});

test('leftover uploads of a killed process are deleted, those of a running one stay', async () => {
  const name = (pid: number) => join(tmpdir(), `izlog-upload-${pid}-aBc123`);
  const [left, running] = [name(2 ** 22 + 1), name(process.pid)];
  await Promise.all([left, running].map((folder) => mkdir(folder, { recursive: true })));
  await removeLeftUploads();
  expect([existsSync(left), existsSync(running)]).toEqual([false, true]);
  await rm(running, { recursive: true });
});

test('in maintenance the API serves only staff and logins · MAINT-01 MAINT-02 PERM-18', async () => {
  const closed = await createServer({
    ...parts,
    api: {
      ...parts.api,
      isClosed: async () => true,
      authenticate: async (token) =>
        token === 'staff'
          ? { kind: 'backoffice', userId: 1, sessionId: '', scope: [] }
          : { kind: 'customer', userId: 2, sessionId: '' },
    },
  });
  const statusOf = async (url: string, headers = {}) =>
    (await closed.inject({ url, headers })).statusCode;
  expect(await statusOf('/api/v1/product/web/get?id=1')).toBe(503);
  expect(await statusOf('/api/v1/product/web/get?id=1', { accesstoken: 'customer' })).toBe(503);
  expect(await statusOf('/api/v1/product/web/get?id=1', { accesstoken: 'staff' })).toBe(200);
  const login = await closed.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  expect(login.statusCode).toBe(200);
  await closed.close();
});

test('a call that crashes is a 500 with the general message and no details · ERR-55 CONST-69 API-005', async () => {
  const broken = await createServer({
    ...parts,
    api: {
      ...parts.api,
      dispatch: async () => {
        throw new Error('a secret of the code');
      },
    },
  });
  const response = await broken.inject('/api/v1/product/web/get?id=1');
  await broken.close();
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    errored: true,
    message: 'Nešto je pošlo po zlu',
    statusCode: 500,
    code: 'internal',
    traceId: expect.any(String),
  });
});

test.each([
  ['/kosarica', 'Nešto je pošlo po zlu', '/'],
  ['/en/cart', 'Something went wrong', '/en'],
])(
  'when not even the page of errors can be shown, %s is a plain page with a link home · ROUTE-42',
  async (url, title, home) => {
    const broken = await createServer({
      ...parts,
      storefront: async () => {
        throw new Error('the screen of errors has failed');
      },
    });
    const { statusCode, headers, body } = await broken.inject(url);
    await broken.close();
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html']);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`<a href="${home}"`);
    expect(body).not.toContain('has failed');
  },
);
