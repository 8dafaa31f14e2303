import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaptcha } from './captcha.ts';

/** A local server for the provider's call `siteverify`. */
let server: Server;
let provider: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let requested: URLSearchParams;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requested = new URLSearchParams((await request.toArray()).join(''));
    respond(request, response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  provider = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/`;
});
afterAll(() => void server.close());

const good = { success: true, hostname: 'shop.test', action: 'registerForm', score: 0.9 };
const respondWith = (verification: unknown, status = 200) => {
  respond = (_, response) => response.writeHead(status).end(JSON.stringify(verification));
};
const check = (version: 2 | 3, address = provider) =>
  createCaptcha({
    key: 'k',
    secret: 's3cret',
    version,
    provider: address,
    host: 'shop.test',
  }).check('answer', 'registerForm', '192.0.2.1');
const refused = { ok: false, error: { code: 'captchaFailed' } };

test('calls the provider by its protocol', async () => {
  let line = '';
  respond = ({ method, url, headers }, response) => {
    line = [method, url, headers['content-type']].join(' ');
    response.end(JSON.stringify({ success: true, hostname: 'shop.test' }));
  };
  expect(await check(2)).toEqual({ ok: true, value: null });
  expect(line).toMatch(/^POST \/recaptcha\/api\/siteverify application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(requested)).toEqual({
    secret: 's3cret',
    response: 'answer',
    remoteip: '192.0.2.1',
  });
});

test('a user of this site and form passes', async () => {
  respondWith(good);
  expect([(await check(2)).ok, (await check(3)).ok]).toEqual([true, true]);
});

test.each<[string, unknown]>([
  ['a refusal', { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['another host', { ...good, hostname: 'evil.example' }],
  ['no host', { success: true }],
  ['another form', { ...good, action: 'login' }],
  ['a likely program', { ...good, score: 0.4 }],
  ['a score in words', { ...good, score: '0.9' }],
  ['"true" in words', { ...good, success: 'true' }],
  ['nothing', null],
])('%s does not pass · ERR-61', async (_, verification) => {
  respondWith(verification);
  expect(await check(3)).toEqual(refused);
});

test.each<[string, typeof respond]>([
  ['fails', (_, response) => response.writeHead(500).end(JSON.stringify(good))],
  ['answers a page', (_, response) => response.end('<html>')],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end()],
  ['hangs up', (_, response) => response.destroy()],
  ['is silent', () => undefined],
])('no check passes while the provider %s · ERR-61 RL3', async (_, response) => {
  respond = response;
  expect(await check(3)).toEqual(refused);
});

test('no check passes while the provider cannot be reached · ERR-61', async () => {
  expect(await check(2, 'http://127.0.0.1:9/')).toEqual(refused);
});
