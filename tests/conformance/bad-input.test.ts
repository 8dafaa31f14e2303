import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '#server/http/create-server.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { rush } from '#tests/support/rush.ts';
import { address, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

/** These tests involve several services, a listening server and a real database. */
let shop: TestShop;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  shop = await openShop();
  app = await createServer({
    logger: pino({ level: 'silent' }),
    api: {
      dispatch: (name, input, context) => shop.call(name, input as object, context),
      authenticate: createAuthenticator(shop.deps),
      identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
    },
    storefront: async ({ url }) => {
      if (url.pathname === '/broken') throw new Error('a secret of the program');
      const body = JSON.stringify({ data: url.href });
      return { status: 200, headers: {}, cookies: [], body };
    },
    assets: tmpdir(),
    openApi: {},
    trustProxy: false,
    plugins: [],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

type Headers = Readonly<Record<string, string | string[]>>;

type Method = 'GET' | 'POST' | 'DELETE';

function open(method: Method, path: string, headers: Headers): ClientRequest {
  const json = { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers };
  return request({ port, path, method, headers: json, host: '127.0.0.1', agent: false });
}

interface Response {
  readonly status: number | undefined;
  readonly body: { readonly code?: string; readonly data?: unknown };
}

function send(
  method: Method,
  path: string,
  body: string,
  headers: Headers = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = open(method, path, headers).once('error', reject);
    sent.once('response', async (response) => {
      const text = (await response.toArray()).join('');
      resolve({ status: response.statusCode, body: JSON.parse(text) });
    });
    sent.end(body);
  });
}

const post = (path: string, body: object, headers?: Headers) =>
  send('POST', path, JSON.stringify(body), headers);

const commonsPath = '/api/v1/master/commons?type=countries';
const createPath = '/api/v2/ecommerce/checkout/order/create';
const addPath = '/api/v2/ecommerce/cart/addItem';

async function ordersOf(cartId: string) {
  const { db } = shop.database;
  return db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute();
}

async function emptyCart() {
  return shop.get('cart.getNewCartSession', {});
}

test.each(['0', '-1', '1.5', '"abc"', '2147483648', '1e309', '"5abc"', '"0x10"', '"９"', '" 7 "'])(
  'the quantity %s is refused in an HTTP request · CA2 CA3 CART-37 ERR-16',
  async (qty) => {
    const session = await emptyCart();
    const body = JSON.stringify({ ...session, productId: ids.map, options: {} });
    const response = await send('POST', addPath, body.replace(/}$/, `,"qty":${qty}}`));
    expect(response).toMatchObject({ status: 400, body: { code: 'invalidQuantity' } });
    expect((await shop.get('cart.getCart', session)).items).toEqual([]);
  },
);

test('an unexpected error is a 500 without details, and a page with a link home · CONST-69 ERR-70 HT7', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/broken`);
  expect(page.status).toBe(500);
  const html = await page.text();
  expect(html).not.toContain('secret');
  expect(html).toMatch(/<h1>Nešto je pošlo po zlu<\/h1>.*<a href="\/">Početna stranica<\/a>/);
});

test.each(['body', 'address'])(
  'the call that removes a line takes it from the %s · API-095',
  async (place) => {
    const session = await emptyCart();
    await shop.get('cart.addItem', { ...session, productId: ids.book, qty: 1 });
    const { items } = await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 });
    const fields = { ...session, itemId: items[1]?.itemId ?? 0 };
    const path = '/api/v2/ecommerce/cart/deleteItem';
    const body = JSON.stringify(fields);
    const query = new URLSearchParams({ ...fields, itemId: String(fields.itemId) });
    const sized = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const response =
      place === 'body'
        ? await send('DELETE', path, body, sized)
        : await send('DELETE', `${path}?${query}`, '');
    const left = { items: [{ productId: ids.book }] };
    expect(response).toMatchObject({ status: 200, body: { data: left } });
    expect(await shop.get('cart.getCart', session)).toMatchObject(left);
  },
);

test.each<[string, string | string[]]>([
  ["one with SQL in it, hr'--", "hr'--"],
  ['an unknown one', 'xxx'],
  ['one of ten kilobytes', 'e'.repeat(10_000)],
  ['several', ['eng', 'deu']],
  ['an empty one', ''],
])('a language header of %s means the default language · IN3 CONST-59', async (_, languageCode) => {
  const countries = (headers: Headers) => send('GET', commonsPath, '', headers);
  const usual = await countries({});
  expect(usual.status).toBe(200);
  expect(await countries({ languageCode: 'eng' })).not.toEqual(usual);
  expect(await countries({ languageCode })).toEqual(usual);
  expect(JSON.stringify(usual.body)).toContain('Hrvatska');
});

test('a language among the fields is validated too · IN3', async () => {
  for (const language of ["hr'--", 'e'.repeat(9000), 'eng&language=deu']) {
    const response = await send('GET', `${commonsPath}&language=${language}`, '');
    expect(response).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  }
});

test('a lost response can be requested again · CO4 API-087', async () => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const key = { 'idempotency-key': 'izgubljen-odgovor' };
  const lost = open('POST', createPath, key).once('error', () => undefined);
  lost.end(JSON.stringify(orderOf(cart)));
  await expect.poll(() => ordersOf(cart.id)).toHaveLength(1);
  lost.destroy();
  const [order] = await ordersOf(cart.id);
  const again = await post(createPath, orderOf(cart), key);
  expect(again).toMatchObject({ status: 200, body: { data: { orderSlug: order?.slug } } });
  const other = { ...orderOf(cart), orderMessage: 'drugo' };
  expect((await post(createPath, other, key)).body.code).toBe('idempotencyMismatch');
  expect((await post(createPath, orderOf(cart))).body.code).toBe('sessionAlreadyUsed');
  expect(await ordersOf(cart.id)).toHaveLength(1);
});

test('a hundred concurrent create requests make one order · CO3', { timeout: 60_000 }, async () => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => post(createPath, orderOf(cart))),
  );
  const codes = responses.map(({ status, body }) => body.code ?? status);
  expect(codes.toSorted()).toEqual([200, ...Array(99).fill('sessionAlreadyUsed')].toSorted());
  expect(await ordersOf(cart.id)).toHaveLength(1);
});

test('of four hundred shoppers one gets the last unit · CO5', { timeout: 120_000 }, async () => {
  expect(await rush(shop, { seed: 4711, buyers: 400, units: 1 })).toMatchObject({
    orders: 1,
    soldOut: 399,
    stock: 0,
    reserved: 0,
    heldRows: 0,
    mails: 1,
    unknownErrors: [],
  });
});

const outside = [
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/hvala<b>',
  '/hvala|vam',
  '//evil%2Ecom/x',
  '//2130706433/',
  '/\\evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/%2e/%2fevil.example',
  '/a\r\nLocation: https://evil.example',
];

test.each(outside)(
  'an order refuses %j as its return path · CO8 RO1 ROUTE-45 ROUTE-46',
  async (path) => {
    const cart = await readyCart(shop, [[ids.map, 1]]);
    for (const way of ['successURL', 'failureURL']) {
      const response = await post(createPath, { ...orderOf(cart), [way]: path });
      expect(response).toMatchObject({ status: 400, body: { code: 'redirectNotAllowed' } });
    }
    expect(await ordersOf(cart.id)).toEqual([]);
  },
);

test.each(outside)('a login never redirects to %j · RO1 ROUTE-45 ROUTE-46', async (path) => {
  const visitor = createVisitor(shop);
  const wishes = { redirect: path, returnUrl: path, next: path };
  const query = new URLSearchParams(wishes);
  const values = { ...(await addCustomer(shop)), ...wishes };
  const reply = await visitor.run('auth.login', values, { path: `/prijava?${query}` });
  expect([reply.ok, reply.redirect]).toEqual([true, '/']);
});

test.each([
  '//evil.example/x',
  '/.//evil.example/x',
  '/a/..//evil.example/x',
  '/\\evil.example/x',
  '/%2e//evil.example/x',
])('the address %s stays on this site · RO1', async (path) => {
  const { data } = (await send('GET', path, '')).body;
  expect(data).toBe(`http://127.0.0.1:${port}/evil.example/x`);
});

const message = '<script>alert(1)</script>\r\nBcc: svi@example.com\r\n{{7*7}} ${7*7} =cmd|x';

test('a message is stored as plain text · CO9', async () => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const notes = { orderMessage: message, giftMessage: message };
  await shop.get('checkout.createOrder', { ...orderOf(cart), ...notes });
  const [order] = await ordersOf(cart.id);
  const kept = message.replaceAll('\r\n', '\n');
  expect(order?.order_message).toBe(kept);
  expect(JSON.stringify(order)).toContain(JSON.stringify(kept).slice(1, -1));
});

test.each([
  [2001, 400],
  [900_000, 400],
  [1_100_000, 413],
])('a message of %i characters is refused · CO9', async (length, status) => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  for (const field of ['orderMessage', 'giftMessage']) {
    const response = await post(createPath, { ...orderOf(cart), [field]: 'a'.repeat(length) });
    expect(response.status).toBe(status);
  }
  expect(await ordersOf(cart.id)).toEqual([]);
});

test('an order with the email address of a customer is not added to their account · CO11', async () => {
  const { username, password } = await addCustomer(shop);
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const guest = { email: username, addresses: [address({ contactEmail: username })] };
  await shop.get('cart.updateGuestUser', { ...cart.session, ...guest });
  const changed = await shop.get('cart.getCart', cart.session);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(changed));
  const [order] = await ordersOf(cart.id);
  expect(order).toMatchObject({ guest_email: username, user_id: null });
  const owner = createVisitor(shop);
  await owner.run('auth.login', { username, password });
  const userId = (await owner.open('hr')).user?.id ?? 0;
  expect(userId).toBeGreaterThan(0);
  const actor = { kind: 'customer', userId, sessionId: 's' } as const;
  const seen = await shop.call('checkout.order', { orderSlug }, { actor });
  expect(seen).toMatchObject({ ok: false, error: { code: 'orderLocked' } });
});

test.each([
  ['digits', 'Ana2', false],
  ['an emoji', 'Ana 🙂', false],
  ['markup', 'Ana<b>', false],
  ['šđž', 'Šđž-Čć', true],
  ['an apostrophe', "O'Neil", true],
  ['Cyrillic', 'Ђорђе Ћирић', true],
  ['combining marks', 'Zvonka S\u030C', true],
])('validates a name with %s · IN1 CHK-A-08', async (_, lastName, isTaken) => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const addresses = [address({ lastName })];
  const input = { ...cart.session, email: 'kupac@example.com', addresses };
  const response = await shop.call('cart.updateGuestUser', input);
  expect(response.ok ? 'taken' : response.error.code).toBe(isTaken ? 'taken' : 'lettersOnly');
});
