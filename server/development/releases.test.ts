import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatch } from '../api/dispatch.ts';
import { registerApiRoutes } from '../http/api-routes.ts';
import { developmentHandlers } from './releases.ts';

let server: Server;
let address: string;
let response: { status: number; body: string };

beforeAll(async () => {
  server = createServer((_, sent) => {
    sent.writeHead(response.status).end(response.body);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`;
});
afterAll(() => void server.close());

function request(releases: string | null, isDevelopment = true) {
  const handlers = developmentHandlers(releases);
  const dispatch = createDispatch(handlers, async () => true, isDevelopment);
  return dispatch(
    'development.getLatestRelease',
    {},
    {
      actor: { kind: 'anonymous' },
      language: 'hr',
      now: new Date(),
      client: '127.0.0.1',
      idempotencyKey: null,
      headers: {},
    },
  );
}

test('returns the releases with clean HTML · API-117 ENT-43', async () => {
  const html = '<p onclick="x()">Popravci</p><script>alert(1)</script>';
  const list = [
    { tag_name: '1.12.192', description_html: html, author: {} },
    null,
    'text',
    { tag_name: 5, description_html: '' },
    { tag_name: '1.12.190' },
  ];
  response = { status: 200, body: JSON.stringify(list) };
  const reported = [{ tag_name: '1.12.192', description_html: '<p>Popravci</p>' }];
  expect(await request(address)).toEqual({ ok: true, value: reported });
});

test('the newest version and the releases of a project and a branch have calls in development only · API-116 API-117 DEV-12', async () => {
  const releases = ['1.12.192', '1.12.191'].map((name) => ({
    tag_name: name,
    description_html: `<p>${name}</p>`,
  }));
  response = { status: 200, body: JSON.stringify(releases) };
  const newest = { method: 'GET', url: '/_cli/get-latest-tag' } as const;
  const payload = { gitlabProjectId: '7', gitlabBranch: 'test' };
  const all = { method: 'POST', url: '/_cli/get-latest-release', payload } as const;
  const send = async (call: typeof newest | typeof all, isDevelopment: boolean) => {
    const app = Fastify();
    const handlers = developmentHandlers(address);
    const dispatch = createDispatch(handlers, async () => true, isDevelopment);
    const actor = { kind: 'anonymous' } as const;
    const identify = async () => ({ actor, changes: [] });
    registerApiRoutes(app, { dispatch, authenticate: async () => actor, identify });
    return app.inject(call);
  };
  expect((await send(newest, true)).json()).toEqual({ data: '1.12.192' });
  expect((await send(all, true)).json()).toEqual({ data: releases });
  for (const call of [newest, all]) expect((await send(call, false)).statusCode).toBe(404);
});

test('a response that is not a list is ignored · DEV-11 API-117', async () => {
  response = { status: 200, body: '{"message":"404 Project Not Found"}' };
  expect(await request(address)).toEqual({ ok: true, value: [] });
  expect(await request(null)).toEqual({ ok: true, value: [] });
});

test.each([
  [503, '[]'],
  [200, '<html>'],
])('a response of %i with %s is an error · ERR-62 DEV-10 API-117', async (status, body) => {
  response = { status, body };
  expect(await request(address)).toEqual({ ok: false, error: { code: 'unavailable' } });
});

test('exists in development only · DEV-12', async () => {
  expect(await request(null, false)).toEqual({ ok: false, error: { code: 'notFound' } });
});

test('the newest version is requested once an hour · DEV-08 API-116 CONST-27 CONST-28', async () => {
  let time = 0;
  const tag = developmentHandlers(address, () => time)['development.getLatestTag'];
  const release = (name: string) =>
    JSON.stringify([name, '1.12.191'].map((tag_name) => ({ tag_name, description_html: '' })));
  response = { status: 503, body: '' };
  expect(await tag()).toEqual({ ok: false, error: { code: 'unavailable' } });
  response = { status: 200, body: release('1.12.192') };
  expect(await tag()).toEqual({ ok: true, value: '1.12.192' });
  response = { status: 200, body: release('1.12.193') };
  time = 3_599_999;
  expect(await tag()).toEqual({ ok: true, value: '1.12.192' });
  time = 3_600_000;
  expect(await tag()).toEqual({ ok: true, value: '1.12.193' });
});
