import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDispatch } from '../api/dispatch.ts';
import type { Actor } from '../api/handler.ts';
import { seedSite } from '../db/seed.ts';
import { registerApiRoutes } from '../http/api-routes.ts';
import { readDomains } from '../services/site/domain.ts';
import { createSiteHandlers } from '../services/site/handlers.ts';
import { createCaller } from '../testing/caller.ts';
import { testSite } from '../testing/site.ts';
import { createDomainChoice, domainHandlers } from './domain-choice.ts';

const own = 'http://localhost:3000';
const other = 'https://proba.example';
const staff: Actor = { kind: 'backoffice', userId: 1, sessionId: '', scope: [] };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
});
afterAll(() => database.drop());

function start(forced: string | null, isDevelopment = true) {
  const dispatch = openDispatch(forced, isDevelopment);
  return (name: EndpointName, input: object, actor: Actor = staff) =>
    dispatch(name, input, {
      actor,
      language: 'hr',
      now: new Date(),
      client: '127.0.0.1',
      idempotencyKey: null,
      headers: {},
    });
}

function openDispatch(forced: string | null, isDevelopment = true) {
  const choice = createDomainChoice(own, forced);
  const { deps } = createCaller(database.db, createSiteHandlers, {
    domains: [other],
    chosenUrl: choice.followed,
  });
  const handlers = {
    ...createSiteHandlers(deps),
    ...domainHandlers({
      choice,
      domains: () => readDomains(deps),
      changed: async () => deps.cache.drop(['options']),
    }),
  };
  return createDispatch(handlers, async () => true, isDevelopment);
}

const siteUrl = async (call: ReturnType<typeof start>) => {
  const response = await call('master.domainDetect', {});
  return response.ok && (response.value as { site: { url: string } }).site.url;
};

test('the back office chooses a domain, and the site follows · PERM-17 ADMIN-08 API-118 API-119', async () => {
  const call = start(null);
  expect(await siteUrl(call)).toBe(own);
  expect(await call('development.setDomain', { url: other })).toEqual({
    ok: true,
    value: { done: true },
  });
  expect(await call('development.getDomain', {})).toEqual({
    ok: true,
    value: { domain: { name: 'proba.example', url: other }, forcedDomain: null },
  });
  expect(await siteUrl(call)).toBe(other);
});

test('GET /_cli/get-domain reads the domain, POST /_cli/set-domain chooses it, for staff · API-118 API-119 PERM-17 ADMIN-08', async () => {
  const app = Fastify();
  const visitor: Actor = { kind: 'anonymous' };
  registerApiRoutes(app, {
    dispatch: openDispatch(null),
    authenticate: async (token) => (token === undefined ? visitor : staff),
    identify: async () => ({ actor: visitor, changes: [] }),
  });
  const read = async () => (await app.inject({ method: 'GET', url: '/_cli/get-domain' })).json();
  const chosen = (name: string, url: string) => ({
    data: { domain: { name, url }, forcedDomain: null },
  });
  expect(await read()).toEqual(chosen('Trgovina', own));
  const choose = async (headers: Record<string, string>, url = other) => {
    const request = { method: 'POST', url: '/_cli/set-domain', headers, payload: { url } } as const;
    return (await app.inject(request)).statusCode;
  };
  expect(await choose({})).toBe(401);
  expect(await choose({ accesstoken: 'staff' }, 'https://evil.example')).toBe(404);
  expect(await read()).toEqual(chosen('Trgovina', own));
  expect(await choose({ accesstoken: 'staff' })).toBe(200);
  expect(await read()).toEqual(chosen('proba.example', other));
});

test('a site built with a forced domain keeps it, and both are read · MODAL-08 API-118', async () => {
  const call = start(own);
  await call('development.setDomain', { url: other });
  const reported = await call('development.getDomain', {});
  expect(reported).toMatchObject({ value: { domain: { url: other }, forcedDomain: own } });
  expect(await siteUrl(call)).toBe(own);
});

test.each([
  [{ kind: 'anonymous' }, 'unauthorized'],
  [{ kind: 'customer', userId: 2, sessionId: '' }, 'forbidden'],
] as const)('%o does not change the domain: %s · PERM-17', async (actor, code) => {
  const call = start(null);
  expect(await call('development.setDomain', { url: other }, actor)).toEqual({
    ok: false,
    error: { code },
  });
  expect(await siteUrl(call)).toBe(own);
});

test('a URL that is not a domain of the installation is refused · PERM-17', async () => {
  const call = start(null);
  const response = await call('development.setDomain', { url: 'https://evil.example' });
  expect(response).toEqual({ ok: false, error: { code: 'notFound' } });
});

test('the choice exists in development only · DEV-12 API-118 API-119', async () => {
  const call = start(null, false);
  const missing = { ok: false, error: { code: 'notFound' } };
  expect(await call('development.getDomain', {})).toEqual(missing);
  expect(await call('development.setDomain', { url: other })).toEqual(missing);
});
