import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerBackOffice } from '#app/back-office/register-back-office.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import type { Actor } from '#server/api/handler.ts';
import { registerApiRoutes } from '#server/http/api-routes.ts';
import { hashPassword } from '#server/services/account/password.ts';
import { staffOf } from '#server/services/account/staff-guard.ts';
import { servicesOf } from '#tests/support/api.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { createLocalClients } from './local-clients.ts';

let shop: TestShop;
let server: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  server = await openServer();
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

function localClients() {
  const { handlers, authenticate } = servicesOf(shop.deps);
  const dispatch = createDispatch(handlers, async () => true);
  return { dispatch, ...createLocalClients(dispatch, authenticate) };
}

/** Creates an account and returns the tokens of its login. */
async function logIn(is_backoffice: boolean) {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = 'lozinka-ana';
  const password_hash = await hashPassword(password);
  const users = shop.database.db.insertInto('users');
  await users.values({ email, password_hash, is_backoffice }).execute();
  const { tokens } = await shop.get('auth.login', { username: email, password });
  return tokens;
}

test.each([false, true])(
  'a visitor stays logged in after the access token expires, back office: %s · AUTH-17 AUTH-18',
  async (is_backoffice) => {
    const { refreshToken } = await logIn(is_backoffice);
    const { identify } = localClients();
    const { actor, changes } = await identify({ at: 'expired', rt: refreshToken });
    expect(actor.kind).toBe(is_backoffice ? 'backoffice' : 'customer');
    const kept = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
    expect(kept.rt).toMatch(/^[\w-]{20,}$/);
    expect(kept.rt).not.toBe(refreshToken);
    expect((await identify(kept)).changes).toEqual([]);
  },
);

test('tokens that are no longer accepted log out, and the page is for everyone · ERR-72 AUTH-19', async () => {
  const { actor, changes } = await localClients().identify({ at: 'stale', rt: 'used' });
  expect(actor.kind).toBe('anonymous');
  expect(changes.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ['at', 0],
    ['rt', 0],
  ]);
});

/** Answers calls of the shop's own scripts, the back office, and a page of staff outside of it. */
async function openServer() {
  const { dispatch, identify, forVisitor } = localClients();
  const app = Fastify();
  await app.register(cookie);
  const authenticate = async (): Promise<Actor> => ({ kind: 'anonymous' });
  registerApiRoutes(app, { dispatch, authenticate, identify });
  registerBackOffice(app, {
    clientFor: forVisitor,
    readSite: async () => ({ site: { name: 'Kompas' } }) as never,
    assets: { headTags: () => [] },
  });
  const guard = { identify, loginHref: () => '/prijava' };
  app.get('/ispis', async (request, reply) => {
    const staff = await staffOf(guard, defaultLanguage, request, reply);
    return staff ? 'ispis' : reply;
  });
  return app;
}

const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

const routes = [
  ['a call of a script', '/api/v1/user/profile'],
  ['a page of the back office', `${screenHref(defaultLanguage, 'admin')}/dashboard`],
  ['a page to print', '/ispis'],
] as const;

const openAs = (url: string, cookies: Record<string, string>) =>
  server.inject({ url, headers: { 'sec-fetch-site': 'same-origin' }, cookies });

test.each(routes)(
  '%s gives the browser the renewed tokens, which the next one takes · AUTH-17 AUTH-18',
  async (_, url) => {
    const { refreshToken } = await logIn(true);
    const first = await openAs(url, { at: 'expired', rt: refreshToken });
    expect(first.statusCode).toBe(200);
    const renewed = cookiesOf(first);
    expect(Object.keys(renewed)).toEqual(['at', 'rt']);
    expect(renewed['rt']).not.toBe(refreshToken);
    const next = await openAs(url, renewed);
    expect([next.statusCode, next.cookies]).toEqual([200, []]);
  },
);

test.each(routes)(
  '%s is refused with tokens that cannot be renewed, and the browser drops them · AUTH-19 ERR-72',
  async (_, url) => {
    const refused = await openAs(url, { at: 'expired', rt: 'used' });
    expect(refused.statusCode).not.toBe(200);
    expect(refused.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['at', '', 0],
      ['rt', '', 0],
    ]);
  },
);
