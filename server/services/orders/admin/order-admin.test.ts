import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { openPayShop, type PayShop } from '#tests/support/payments.ts';
import { address, orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { orderAdminRoutes } from './order-admin.routes.ts';
import type { OrderAdminPage } from './order-admin-page.ts';

let pay: PayShop;
let app: FastifyInstance;
let actor: Actor;
let userId: number;

beforeAll(async () => {
  pay = await openPayShop();
  const { db } = pay.shop.database;
  await db.updateTable('products').set({ stock: 500 }).where('id', '=', ids.last).execute();
  const staff = { email: 'uprava@example.com', password_hash: 'x' };
  ({ id: userId } = await db
    .insertInto('users')
    .values(staff)
    .returning('id')
    .executeTakeFirstOrThrow());
  app = Fastify();
  await app.register(cookie);
  await app.register(formbody);
  await app.register((scope) =>
    orderAdminRoutes(scope, {
      deps: pay.shop.deps,
      identify: async () => ({ actor, changes: [] }),
      loginHref: (language) => `/login/${language}`,
      render: async (page) => JSON.stringify(page),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await pay.close();
});
beforeEach(() => {
  actor = { kind: 'backoffice', userId, sessionId: 's', scope: ['admin'] };
});

async function place(methodId: number, email = `${crypto.randomUUID()}@example.com`) {
  const cart = await readyCart(pay.shop, [[ids.last, 2]], methodId);
  const guest = { email, addresses: [address()] };
  await pay.shop.get('cart.updateGuestUser', { ...cart.session, ...guest });
  const { session } = cart;
  const ready = await pay.shop.get('cart.getCart', session);
  const notes = { orderMessage: '<b>Molim</b> {{7*7}}', giftMessage: '<img src=x>' };
  const { orderSlug } = await pay.shop.get('checkout.createOrder', { ...orderOf(ready), ...notes });
  const row = await pay.shop.database.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return { ...row, orderSlug, email };
}

type Of<K extends OrderAdminPage['kind']> = Extract<OrderAdminPage, { kind: K }>;

async function open<K extends OrderAdminPage['kind']>(_kind: K, path = ''): Promise<Of<K>> {
  return (await app.inject(`/admin/orders${path}`)).json();
}
const sheet = (number: number) => open('order', `/${number}`);

function send(number: number, fields: Readonly<Record<string, string>>) {
  return app.inject({
    method: 'POST',
    url: `/admin/orders/${number}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

const shelf = async () => {
  const products = pay.shop.database.db.selectFrom('products').select('stock');
  return (await products.where('id', '=', ids.last).executeTakeFirstOrThrow()).stock ?? 0;
};

test('only staff with the right see orders; others get an error or a redirect to the login', async () => {
  const { number } = await place(ids.bank);
  const customer: Actor = { kind: 'customer', userId, sessionId: 's' };
  const editor: Actor = { kind: 'backoffice', userId, sessionId: 's', scope: ['editor'] };
  const responses = [];
  for (const who of [{ kind: 'anonymous' } as const, customer, editor]) {
    actor = who;
    const fields = { do: 'cancel', state: 'pending_payment' };
    for (const response of [
      await app.inject(`/en/admin/orders/${number}`),
      await send(number, fields),
    ]) {
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).not.toContain('example.com');
      responses.push([response.statusCode, response.headers.location]);
    }
  }
  const toLogin = [
    [303, '/login/en'],
    [303, '/login/hr'],
  ];
  expect(responses).toEqual([...toLogin, ...toLogin, [403, undefined], [403, undefined]]);
  actor = { kind: 'backoffice', userId, sessionId: 's', scope: ['orders'] };
  expect((await sheet(number)).file.order.state).toBe('pending_payment');
});

test('the price breakdown adds up to the total, and notes are plain text · CO9', async () => {
  const { number } = await place(ids.cash);
  const { file } = await sheet(number);
  expect(file.unexplained).toBe(0);
  expect(file.breakdown.map(({ what }) => what)).toContain('delivery');
  expect(file.order.order_message).toBe('<b>Molim</b> {{7*7}}');
  expect(file.events[0]?.details).toEqual({ giftMessage: '<img src=x>' });
  expect(file.mails.map(({ kind }) => kind)).toEqual(['order.created']);
});

test('a received transfer is recorded once, with the staff member’s name, and the buyer is notified', async () => {
  const { number, id } = await place(ids.bank);
  expect((await sheet(number)).file.actions).toEqual(['paid', 'cancel', 'address', 'email']);
  const input = { do: 'paid', state: 'pending_payment', note: 'izvadak 12' };
  expect((await send(number, input)).headers.location).toBe(`/admin/orders/${number}?done=paid`);
  const again = await send(number, input);
  expect([again.statusCode, again.json<Of<'order'>>().error]).toEqual([422, { code: 'conflict' }]);
  const { file } = await sheet(number);
  expect(file.order).toMatchObject({ state: 'paid', expires_at: null });
  expect(file.events.at(-1)).toMatchObject({
    reason: 'transfer arrived',
    actor: 'staff',
    by: 'uprava@example.com',
    details: { note: 'izvadak 12' },
  });
  expect(file.mails.map(({ kind }) => kind)).toEqual(['order.created', 'order.paid']);
  const mails = pay.shop.database.db.selectFrom('outbox').select('id');
  expect(await mails.where('dedupe_key', '=', `order.paid:${id}`).execute()).toHaveLength(1);
});

test('an order of another payment type cannot be marked paid, an ended order cannot be cancelled', async () => {
  const cash = await place(ids.cash);
  expect((await send(cash.number, { do: 'paid', state: 'processing' })).statusCode).toBe(422);
  expect((await send(cash.number, { do: 'nonsense', state: 'processing' })).statusCode).toBe(422);
  const before = await shelf();
  await send(cash.number, { do: 'cancel', state: 'processing' });
  expect(await shelf()).toBe(before + 2);
  expect((await send(cash.number, { do: 'cancel', state: 'cancelled' })).statusCode).toBe(422);
  expect(await shelf()).toBe(before + 2);
  const { file } = await sheet(cash.number);
  expect([file.order.state, file.actions]).toEqual(['cancelled', []]);
});

test('an order whose state has changed since it was displayed is left unchanged', async () => {
  const { number, id } = await place(ids.cash);
  const orders = pay.shop.database.db.updateTable('orders').where('id', '=', id);
  await orders.set({ state: 'ready_for_pickup' }).execute();
  const late = await send(number, { do: 'cancel', state: 'processing' });
  expect(late.json<Of<'order'>>().error).toEqual({ code: 'conflict' });
  expect((await sheet(number)).file.order.state).toBe('ready_for_pickup');
});

test.each([
  ['0', 'numberInvalid'],
  ['-1', 'numberInvalid'],
  ['abc', 'numberInvalid'],
  ['24,51', 'numberInvalid'],
  ['1e3', 'numberInvalid'],
  ['', 'numberInvalid'],
])('a refund of "%s" is refused at its field', async (amount, code) => {
  const { number } = await place(ids.bank);
  await send(number, { do: 'paid', state: 'pending_payment' });
  const response = await send(number, { do: 'refund', state: 'paid', amount, note: 'vraćeno' });
  expect(response.json<Of<'order'>>()).toMatchObject({
    confirm: 'refund',
    error: { code, field: 'amount' },
    typed: { amount, note: 'vraćeno' },
  });
  expect((await sheet(number)).file.order.state).toBe('paid');
});

test.each([
  ['24,50', 2450],
  ['10.5', 1050],
  ['7', 700],
])('a refund of %s is recorded with its amount', async (amount, cents) => {
  const { number } = await place(ids.bank);
  expect((await sheet(number)).file.actions).not.toContain('refund');
  await send(number, { do: 'paid', state: 'pending_payment' });
  await send(number, { do: 'refund', state: 'paid', amount });
  const { file } = await sheet(number);
  expect(file.order.state).toBe('refunded');
  expect(file.events.at(-1)?.details).toEqual({ amount: cents });
  expect(file.mails.at(-1)?.kind).toBe('order.refunded');
});

test('a flagged payment keeps its mark until staff record what happened · PA5', async () => {
  const { number, orderSlug } = await place(ids.card);
  const payment = pay.sandbox.bank.of((await pay.payment(orderSlug)).id);
  if (!payment) throw new Error('the bank knows no such payment');
  Object.assign(payment, { state: 'paid', amount: '1' });
  await pay.sandbox.bank.notify(payment);
  const flags = async () => (await sheet(number)).file.payments.map(({ flag }) => flag);
  expect(await flags()).toEqual(['mismatch']);
  const { file } = await sheet(number);
  expect(file.payments[0]?.reports).toMatchObject([
    { source: 'notification', state: 'paid', report: { amount: 1, currency: 'EUR' } },
  ]);
  const state = file.order.state;
  const silent = await send(number, { do: 'looked', state, note: ' ' });
  expect(silent.json<Of<'order'>>().error).toEqual({ code: 'required', field: 'note' });
  await send(number, { do: 'looked', state, note: 'vraćeno banci' });
  expect(await flags()).toEqual([null]);
  const after = await sheet(number);
  expect(after.file.order.state).toBe(state);
  expect(after.file.events.at(-1)).toMatchObject({
    reason: 'payment was looked at',
    details: { note: 'vraćeno banci' },
  });
});

test('an action needs a confirmation, and unknown orders are not found', async () => {
  const { number } = await place(ids.cash);
  expect((await open('order', `/${number}?do=cancel`)).confirm).toBe('cancel');
  expect((await open('order', `/${number}?do=paid`)).confirm).toBeNull();
  expect((await sheet(number)).file.order.state).toBe('processing');
  for (const path of ['/999999999', '/0']) {
    expect((await app.inject(`/admin/orders${path}`)).statusCode).toBe(404);
  }
  expect((await app.inject('/admin/orders/abc')).statusCode).toBe(404);
});
