import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { openSetup } from './claim-shop.ts';
import { setupRoutes } from './setup.routes.ts';

let shop: TestShop;
let app: FastifyInstance;
let token = '';
const ended: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  token = (await openSetup(shop.database.db, null, new Date())) ?? '';
  app = Fastify();
  await app.register(cookie);
  await app.register(formbody);
  await setupRoutes(app, {
    deps: shop.deps,
    examples: null,
    render: async (page, language) => JSON.stringify({ ...page, language }),
    cookiesOf: ({ accessToken }) => [{ name: 'at', value: accessToken, maxAge: 60 }],
    onClaimed: async () => void ended.push('claimed'),
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const typed = {
  firstName: 'Ana',
  lastName: 'Kovač',
  email: 'ana@shop.example',
  shopName: 'Luka',
};

const send = (change: object, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/setup',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...typed,
      token,
      password: 'dugačka lozinka',
      ...change,
    }).toString(),
  });

test('the setup is a private page in the language of the browser', async () => {
  const page = await app.inject({ url: '/setup', headers: { 'accept-language': 'de' } });
  expect(page.statusCode).toBe(200);
  expect(page.json()).toEqual({ typed: null, error: null, language: 'de' });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('a refusal keeps what was typed but sends no secret back', async () => {
  const refused = await send({ password: 'kratka' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ typed, error: { code: 'minLength', field: 'password' } });
  expect(refused.body).not.toContain('kratka');
  expect(refused.body).not.toContain(token);
});

test('guesses from one address are limited', async () => {
  const codes = [];
  for (let at = 0; at < 21; at += 1) codes.push((await send({ token: 'guess' })).statusCode);
  expect(codes.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 422));
  expect(codes.at(-1)).toBe(429);
});

test('a claim logs the administrator in, and after it the setup page is not found', async () => {
  const claimed = await send({}, '10.0.0.2');
  expect(claimed.statusCode).toBe(303);
  expect(claimed.headers['location']).toBe('/');
  expect(claimed.cookies[0]?.value).toBeTruthy();
  expect(ended).toEqual(['claimed']);
  expect((await app.inject('/setup')).statusCode).toBe(404);
  expect((await send({}, '10.0.0.3')).statusCode).toBe(404);
});
