import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Actor } from '../../api/handler.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCollectionHandlers } from '../collections/handlers.ts';
import { createWebhookHandlers } from '../collections/webhooks/handlers.ts';
import { deliverWebhooks, removeOldMessages } from './deliver.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiving program: its received messages, and the status of its next responses. */
const program = { received: [] as Received[], status: 200 };

let server: Server;
let url = '';
let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let actorId = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      program.received.push({ headers: request.headers, body });
      response.writeHead(program.status, { location: 'http://127.0.0.1/' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  caller = createCaller(
    database.db,
    (deps) => ({ ...createCollectionHandlers(deps), ...createWebhookHandlers(deps) }),
    { webhooksToLoopback: true },
  );
  const { id } = await database.db
    .insertInto('users')
    .values({ email: 'owner@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  actorId = id;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});
beforeEach(async () => {
  await database.db.deleteFrom('webhooks').execute();
  await database.db.deleteFrom('outbox').execute();
  program.received = [];
  program.status = 200;
});

const as = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId: actorId, sessionId: crypto.randomUUID(), scope },
});

const create = (values: JsonObject) =>
  caller.result(
    'collection.create',
    { name: 'webhooks', values: { name: 'Books', url, events: ['stock.changed'], ...values } },
    as('admin'),
  );

async function addWebhook(values: JsonObject = {}) {
  const row = await create(values);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return { id: row.value.id, secret: await newSecret(row.value.id) };
}

async function newSecret(id: string, now = new Date()): Promise<string> {
  const made = await caller.result('webhook.newSecret', { id }, { ...as('admin'), now });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.secret;
}

const deliver = (now = new Date(), toLoopback = true) =>
  deliverWebhooks({ db: database.db, toLoopback }, () => now);

const setStock = (stock: number, id = 1) =>
  database.db.updateTable('products').set({ stock }).where('id', '=', id).execute();

const messages = () =>
  database.db.selectFrom('webhook_messages').selectAll().orderBy('id').execute();

const later = (ms: number) => new Date(Date.now() + ms);
const day = 24 * 3_600_000;

function signature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a change of stock is sent to a program: signed, with the record of the contract', async () => {
  const { secret } = await addWebhook();
  await setStock(7);
  await deliver();
  const [message] = program.received;
  if (!message) throw new Error('nothing came');
  const { type, data } = JSON.parse(message.body);
  const row = await caller.result('collection.get', { name: 'products', id: '1' }, as('admin'));
  expect(type).toBe('stock.changed');
  expect(data).toEqual({ collection: 'products', ...(row.ok ? row.value : {}) });
  expect(data.values.stock).toBe(7);
  expect(message.headers['webhook-signature']).toBe(signature(secret, message));
  expect(await messages()).toMatchObject([{ state: 'delivered', status: 200, attempts: 1 }]);
});

test('changes that were not sent yet are one message, with the record as it is', async () => {
  await addWebhook();
  for (const stock of [3, 4, 5]) await setStock(stock);
  await deliver();
  expect(program.received.map(({ body }) => JSON.parse(body).data.values.stock)).toEqual([5]);
  await setStock(6);
  await deliver();
  expect(program.received).toHaveLength(2);
});

test('a failed message is sent again, later each time, and is the same one', async () => {
  await addWebhook();
  program.status = 500;
  await setStock(11);
  await deliver();
  await deliver();
  expect(program.received).toHaveLength(1);
  expect(await messages()).toMatchObject([{ state: 'waiting', status: 500, attempts: 1 }]);
  await deliver(later(31_000));
  await deliver(later(61_000));
  expect(program.received).toHaveLength(2);
  program.status = 204;
  await setStock(12);
  await deliver(later(200_000));
  const keys = program.received.map(({ headers }) => headers['webhook-id']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys.filter((key) => key === keys[0])).toHaveLength(3);
  const bodies = program.received.filter(({ headers }) => headers['webhook-id'] === keys[0]);
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
});

test('redirects are not followed, and a refused connection has its code in the log', async () => {
  await addWebhook();
  program.status = 302;
  await setStock(21);
  await deliver();
  expect(program.received).toHaveLength(1);
  expect(await messages()).toMatchObject([{ status: 302, state: 'waiting' }]);
  await database.db.updateTable('webhooks').set({ url: 'http://127.0.0.1:1/' }).execute();
  await deliver(later(60_000));
  expect(await messages()).toMatchObject([{ status: null, error: 'ECONNREFUSED' }]);
});

test('a webhook that fails for a day, or responds that it no longer exists, is paused with a mail', async () => {
  const { id } = await addWebhook();
  program.status = 500;
  await setStock(31);
  await deliver();
  await deliver(later(day + 60_000));
  const paused = () => database.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
  expect(await paused()).toMatchObject({ active: false });
  expect((await paused()).paused_at).not.toBeNull();
  const mails = () => database.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  expect(await mails()).toEqual([{ kind: 'shop.webhookPaused', payload: { webhook: id } }]);
  await setStock(32);
  expect(await messages()).toHaveLength(1);
  const row = await caller.result('collection.get', { name: 'webhooks', id }, as('admin'));
  const revision = row.ok ? row.value.revision : '';
  const values = { active: true };
  await caller.result('collection.change', { name: 'webhooks', id, revision, values }, as('admin'));
  expect(await paused()).toMatchObject({ active: true, paused_at: null, failing_since: null });
  program.status = 410;
  await deliver(later(2 * day));
  expect(await paused()).toMatchObject({ active: false });
});

test('for a day after a change messages carry the signatures of both secrets', async () => {
  const { id, secret } = await addWebhook();
  const next = await newSecret(id);
  const signed = async (now: Date) => {
    await setStock(Math.floor(Math.random() * 1e6) + 100);
    await deliver(now);
    const message = program.received.at(-1);
    if (!message) throw new Error('nothing came');
    const right = [signature(next, message), signature(secret, message)];
    const given = String(message.headers['webhook-signature']).split(' ');
    return right.map((each) => given.includes(each));
  };
  expect(await signed(later(1000))).toEqual([true, true]);
  expect(await signed(later(day + 60_000))).toEqual([true, false]);
});

test('secrets are read by no call and are not in the log of changes', async () => {
  const { id, secret } = await addWebhook();
  const row = await caller.result('collection.get', { name: 'webhooks', id }, as('admin'));
  const changes = await database.db.selectFrom('changes').selectAll().execute();
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  for (const text of [secret, bytes.toString('base64'), bytes.toString('hex')]) {
    expect(JSON.stringify([row, changes])).not.toContain(text);
  }
});

test('staff try a webhook and send a message again; other users may not', async () => {
  const { id } = await addWebhook();
  await caller.result('webhook.test', { id }, as('admin'));
  await deliver();
  const [message] = await messages();
  await caller.result('webhook.replay', { id: message?.id ?? 0 }, as('admin'));
  await deliver();
  expect(program.received.map(({ body }) => JSON.parse(body).type)).toEqual([
    'webhook.test',
    'webhook.test',
  ]);
  const refused = { ok: false, error: { code: 'forbidden' } };
  expect(await caller.result('webhook.test', { id }, as('settings'))).toMatchObject(refused);
  expect(await caller.result('webhook.newSecret', { id }, as('orders'))).toMatchObject(refused);
});

test('addresses that are not on the internet are refused at their field', async () => {
  const shop = createCaller(database.db, createCollectionHandlers);
  const add = (address: string) =>
    shop.result(
      'collection.create',
      { name: 'webhooks', values: { name: 'x', url: address, events: ['order.created'] } },
      as('admin'),
    );
  for (const address of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest',
    'https://name:word@example.com/',
  ]) {
    expect(await add(address), address).toMatchObject({ ok: false, error: { field: 'url' } });
  }
  expect((await add('https://example.com/hook')).ok).toBe(true);
});

test('a name that leads to the own machine is not connected to', async () => {
  await addWebhook({ url: url.replace('127.0.0.1', 'localhost') });
  await setStock(41);
  await deliver(new Date(), false);
  expect(program.received).toEqual([]);
  expect(await messages()).toMatchObject([{ status: null, error: 'CLOSED_ADDRESS' }]);
});

test('old messages are deleted, because they hold data of buyers', async () => {
  await addWebhook();
  await setStock(51);
  await deliver();
  await removeOldMessages(database.db, later(29 * day));
  expect(await messages()).toHaveLength(1);
  await removeOldMessages(database.db, later(31 * day));
  expect(await messages()).toEqual([]);
});
