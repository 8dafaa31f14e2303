import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForInvalidations } from '#server/cache/invalidation-listener.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createServer } from '#server/http/create-server.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer } from '#tests/support/visitor.ts';

/** The API of a shop on its own embedded database, which the tests kill and lock. */
let folder: string;
let database: Awaited<ReturnType<typeof openDatabase>>;
let shop: TestShop;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-trouble-'));
  database = await openDatabase({ IZLOG_DATA: folder }, () => undefined);
  await migrate(database.db);
  const { db, connectionString: url } = database;
  shop = await openShop({}, { db, url, drop: database.close });
  app = await createServer({
    logger: pino({ level: 'silent' }),
    api: {
      dispatch: (name, input, context) => shop.call(name, input as object, context),
      authenticate: createAuthenticator(shop.deps),
      identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
    },
    storefront: async ({ url }) => {
      const product = await shop.get('product.get', { id: Number(url.searchParams.get('id')) });
      return { status: 200, headers: {}, cookies: [], body: JSON.stringify(product) };
    },
    assets: tmpdir(),
    openApi: {},
    trustProxy: false,
    plugins: [],
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, payload: object): InjectOptions => ({
  method: 'POST',
  url: `/api/${path}`,
  payload,
});
const page = (): InjectOptions => ({ method: 'GET', url: `/?id=${ids.map}` });
const newCart: InjectOptions = { method: 'GET', url: '/api/v2/ecommerce/cart/getNewCartSession' };

async function request(options: InjectOptions) {
  const { statusCode, headers } = await app.inject(options);
  return { status: statusCode, retryAfter: headers['retry-after'] };
}

const postmasterPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Locks the row of a product until it is released. */
async function lockProduct(id: number) {
  const client = new pg.Client(database.connectionString);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT id FROM products WHERE id = $1 FOR UPDATE', [id]);
  return () => client.end();
}

test('a killed database causes 503 for a moment, then everything works again · PK2', {
  timeout: 30_000,
}, async () => {
  const cache = createTagCache();
  const { connectionString } = database;
  const listener = listenForInvalidations({ connectionString, cache, retryMs: 50 });
  await listener.ready;
  await cache.get('kept', ['media'], async () => ({}));
  process.kill(postmasterPid(), 'SIGKILL');
  const seen = new Map<number, string | undefined>();
  const isBack = async () => {
    const responses = await Promise.all([request(page()), request(newCart), request(page())]);
    for (const { status, retryAfter } of responses) seen.set(status, retryAfter);
    return responses.every(({ status }) => status === 200);
  };
  await expect.poll(isBack, { timeout: 10_000, interval: 20 }).toBe(true);
  expect([...seen].sort()).toEqual([
    [200, undefined],
    [503, '2'],
  ]);
  await expect.poll(() => cache.size, { timeout: 5_000 }).toBe(0);
  await listener.close();
});

test('orders that wait for a lock block neither pages nor logins · PK3', {
  timeout: 60_000,
}, async () => {
  const login = post('v1/login', await addCustomer(shop));
  // The stock is enough for all orders: on a slow machine many still wait when the lock ends.
  await database.db.updateTable('products').set({ stock: 60 }).where('id', '=', ids.map).execute();
  const carts = [];
  for (let i = 0; i < 60; i += 1) carts.push(await readyCart(shop, [[ids.map, 1]]));
  const unlock = await lockProduct(ids.map);
  const orders = carts.map((cart) =>
    request(post('v2/ecommerce/checkout/order/create', orderOf(cart))),
  );
  for (let round = 0; round < 10; round += 1) {
    const start = Date.now();
    const responses = await Promise.all([request(page()), request(login)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(Date.now() - start).toBeLessThan(3_000);
    await delay(400);
  }
  const early = await Promise.all(orders.slice(0, 20));
  await unlock();
  const responses = [...early, ...(await Promise.all(orders.slice(20)))];
  const refused = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
});
