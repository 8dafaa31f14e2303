import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EndpointName } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDispatch } from '../../api/dispatch.ts';
import type { Actor } from '../../api/handler.ts';
import { listenForInvalidations } from '../../cache/invalidation-listener.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { createSiteHandlers } from './handlers.ts';

const staff: Actor = { kind: 'backoffice', userId: 1, sessionId: '', scope: ['editor'] };
const shopper: Actor = { kind: 'customer', userId: 2, sessionId: '' };
const visitor: Actor = { kind: 'anonymous' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
});
afterAll(() => database.drop());

const open = (more: Partial<ServiceDependencies> = {}) =>
  createCaller(database.db, createSiteHandlers, more);

function dispatchTo({ deps }: ReturnType<typeof open>) {
  const dispatch = createDispatch(createSiteHandlers(deps), async () => true);
  return (name: EndpointName, actor: Actor, input: object = {}) =>
    dispatch(name, input, {
      actor,
      language: 'hr',
      now: new Date(),
      client: '127.0.0.1',
      idempotencyKey: null,
      headers: {},
    });
}

test.each<EndpointName>(['server.state', 'cache.view', 'cache.drop', 'release.list'])(
  '%s is for the back office only · PERM-16 ADMIN-07',
  async (name) => {
    const call = dispatchTo(open());
    expect(await call(name, visitor)).toEqual({ ok: false, error: { code: 'unauthorized' } });
    expect(await call(name, shopper)).toEqual({ ok: false, error: { code: 'forbidden' } });
    expect((await call(name, staff)).ok).toBe(true);
  },
);

test('only the back office lists domains · PERM-17 ADMIN-08', async () => {
  const call = dispatchTo(open());
  expect(await call('master.domainFilter', visitor)).toMatchObject({ ok: false });
  expect(await call('master.domainFilter', shopper)).toMatchObject({ ok: false });
});

test('lists cached data by kind, with size and hits · MODAL-09 ADMIN-07', async () => {
  const site = open();
  for (const language of ['hr', 'hr', 'en']) {
    await site.call('master.commons', { type: 'countries', language });
  }
  const { limit, kinds } = await site.call('cache.view', {});
  expect(limit).toBe(64 * 1024 * 1024);
  expect(kinds).toHaveLength(1);
  expect(kinds[0]).toMatchObject({ kind: 'countries', entries: 2, hits: 1, misses: 2 });
  expect(kinds[0]?.bytes).toBeGreaterThan(0);
});

test('drops one kind or all, and keeps the other kinds and the counts · MODAL-09 ADMIN-07', async () => {
  const site = open();
  await site.call('master.commons', { type: 'countries' });
  await site.call('master.commons', { type: 'languages' });
  const entries = async (input: { kinds?: string[] }) => {
    const { kinds } = await site.call('cache.drop', input);
    return Object.fromEntries(kinds.map(({ kind, entries: count }) => [kind, count]));
  };
  expect(await entries({ kinds: ['countries'] })).toEqual({ countries: 0, languages: 1 });
  expect(await entries({})).toEqual({ countries: 0, languages: 0 });
  await site.call('master.commons', { type: 'countries' });
  const { kinds } = await site.call('cache.view', {});
  expect(kinds[0]).toMatchObject({ kind: 'countries', entries: 1, hits: 0, misses: 2 });
});

test('drops the responses with a tag, and keeps the others', async () => {
  const site = open();
  await site.call('master.commons', { type: 'countries' });
  await site.deps.cache.get('product 5', ['product:5', 'catalogue'], async () => ({}));
  await site.deps.cache.get('product 6', ['product:6', 'catalogue'], async () => ({}));
  const entries = async (tags: string[]) => {
    const { kinds } = await site.call('cache.drop', { tags });
    return Object.fromEntries(kinds.map(({ kind, entries: count }) => [kind, count]));
  };
  expect(await entries(['product:7'])).toEqual({ countries: 1, product: 2 });
  expect(await entries(['product:5'])).toEqual({ countries: 1, product: 1 });
  expect(await entries(['catalogue'])).toEqual({ countries: 1, product: 0 });
});

test('a drop in one process also drops in the others · MODAL-09', async () => {
  const other = createTagCache();
  const { url } = database;
  const listener = listenForInvalidations({ connectionString: url, cache: other });
  await listener.ready;
  await other.get('countries hr', ['countries'], async () => ({}));
  await other.get('options', ['options'], async () => ({}));
  await open().call('cache.drop', { kinds: ['countries'] });
  await vi.waitFor(() => expect(other.size).toBe(1));
  await open().call('cache.drop', {});
  await vi.waitFor(() => expect(other.size).toBe(0));
  await listener.close();
});

test('a server without a cache has no cache view · ADMIN-07 LAYOUT-03', async () => {
  const site = open({ cache: createTagCache(0) });
  await site.call('master.commons', { type: 'countries' });
  expect(site.deps.cache.size).toBe(0);
  expect(await site.call('server.state', {})).toMatchObject({ cache: false });
  const missing = { ok: false, error: { code: 'notFound' } };
  expect(await site.result('cache.view', {})).toEqual(missing);
  expect(await site.result('cache.drop', {})).toEqual(missing);
});

test('returns the server’s mode, version and other domains · ADMIN-08 ADMIN-09 CONST-29 ENT-36 CONST-75', async () => {
  expect(await open().call('server.state', {})).toEqual({
    mode: 'production',
    version: '1.12.192',
    cache: true,
    domains: 1,
  });
  const site = open({ mode: 'test', domains: ['https://proba.example'] });
  expect(await site.call('server.state', {})).toMatchObject({ mode: 'test', domains: 2 });
  const { records } = await site.call('master.domainFilter', {});
  expect(records).toEqual([
    { name: 'Trgovina', url: 'http://localhost:3000' },
    { name: 'proba.example', url: 'https://proba.example' },
  ]);
});

test('releases are listed only outside production · MODAL-13 DEV-04 DEV-05', async () => {
  const nobodyListens = 'http://127.0.0.1:1/releases';
  const requested = (mode: 'production' | 'test') => open({ mode, releases: nobodyListens });
  expect(await requested('production').call('release.list', {})).toEqual([]);
  const response = await requested('test').result('release.list', {});
  expect(response).toEqual({ ok: false, error: { code: 'unavailable' } });
});
