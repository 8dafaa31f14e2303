import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { openPayShop, type PayShop } from '#tests/support/payments.ts';
import { address, orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let pay: PayShop;
let admin: OrderAdminDriver;

beforeAll(async () => {
  pay = await openPayShop();
  admin = await openOrderAdmin(pay.shop);
});
afterAll(async () => {
  await admin.close();
  await pay.close();
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

const shelf = async () => {
  const products = pay.shop.database.db.selectFrom('products').select('stock');
  return (await products.where('id', '=', ids.last).executeTakeFirstOrThrow()).stock ?? 0;
};

const pages = ['', '/invoice', '/packing-slip'];

test('only staff with the right see papers; others get an error or a redirect to the login · API-006', async () => {
  const { number } = await place(ids.bank);
  const { userId } = admin;
  const customer: Actor = { kind: 'customer', userId, sessionId: 's' };
  const editor: Actor = { kind: 'backoffice', userId, sessionId: 's', scope: ['editor'] };
  const answers = async (actor: Actor) => {
    admin.become(actor);
    const responses = await Promise.all(
      pages.map((page) => admin.app.inject(`/en/admin/orders/${number}${page}`)),
    );
    for (const { headers, body } of responses) {
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('example.com');
    }
    return responses.map(({ statusCode, headers }) => headers.location ?? statusCode);
  };
  const toLogin = pages.map(() => '/login/en');
  expect(await answers({ kind: 'anonymous' })).toEqual(toLogin);
  expect(await answers(customer)).toEqual(toLogin);
  expect(await answers(editor)).toEqual(pages.map(() => 403));
  admin.become({ kind: 'backoffice', userId, sessionId: 's', scope: ['orders'] });
});

test('the number of an order leads to its record', async () => {
  const { id, number } = await place(ids.bank);
  for (const start of ['', '/en']) {
    const { statusCode, headers } = await admin.app.inject(
      `${start}/admin/orders/${number}?do=cancel`,
    );
    expect([statusCode, headers.location]).toEqual([301, `${start}/admin/orders/record/${id}`]);
  }
  expect((await admin.file(number)).order.state).toBe('pending_payment');
  for (const path of ['999999999', '0', 'abc']) {
    expect((await admin.app.inject(`/admin/orders/${path}`)).statusCode).toBe(404);
  }
});

test('the price breakdown adds up to the total, and notes are plain text · CO9', async () => {
  const { number } = await place(ids.cash);
  const file = await admin.file(number);
  expect(file.unexplained).toBe(0);
  expect(file.breakdown.map(({ what }) => what)).toContain('delivery');
  expect(file.order.order_message).toBe('<b>Molim</b> {{7*7}}');
  expect(file.events[0]?.details).toEqual({ giftMessage: '<img src=x>' });
  expect(file.mails.map(({ kind }) => kind)).toEqual(['order.created']);
});

test('a received transfer is recorded once, with the staff member’s name, and the buyer is notified', async () => {
  const { number, id } = await place(ids.bank);
  expect((await admin.file(number)).actions).toEqual(['paid', 'cancel', 'address', 'email']);
  const input = { state: 'pending_payment', note: 'izvadak 12' };
  expect((await admin.act(number, 'paid', input)).ok).toBe(true);
  expect(await admin.act(number, 'paid', input)).toMatchObject({ error: { code: 'conflict' } });
  const file = await admin.file(number);
  expect(file.order).toMatchObject({ state: 'paid', expires_at: null });
  expect(file.events.at(-1)).toMatchObject({
    reason: 'transfer arrived',
    actor: 'staff',
    by: 'skladiste@example.com',
    details: { note: 'izvadak 12' },
  });
  expect(file.mails.map(({ kind }) => kind)).toEqual(['order.created', 'order.paid']);
  const mails = pay.shop.database.db.selectFrom('outbox').select('id');
  expect(await mails.where('dedupe_key', '=', `order.paid:${id}`).execute()).toHaveLength(1);
});

test('an order of another payment type cannot be marked paid, an ended order cannot be cancelled', async () => {
  const cash = await place(ids.cash);
  expect((await admin.act(cash.number, 'paid', { state: 'processing' })).ok).toBe(false);
  expect((await admin.act(cash.number, 'nonsense', { state: 'processing' })).ok).toBe(false);
  const before = await shelf();
  await admin.act(cash.number, 'cancel', { state: 'processing' });
  expect(await shelf()).toBe(before + 2);
  expect((await admin.act(cash.number, 'cancel', { state: 'cancelled' })).ok).toBe(false);
  expect(await shelf()).toBe(before + 2);
  const file = await admin.file(cash.number);
  expect([file.order.state, file.actions]).toEqual(['cancelled', []]);
});

test('an order whose state has changed since it was displayed is left unchanged', async () => {
  const { number, id } = await place(ids.cash);
  const orders = pay.shop.database.db.updateTable('orders').where('id', '=', id);
  await orders.set({ state: 'ready_for_pickup' }).execute();
  const late = await admin.act(number, 'cancel', { state: 'processing' });
  expect(late).toMatchObject({ error: { code: 'conflict' } });
  expect((await admin.file(number)).order.state).toBe('ready_for_pickup');
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
  await admin.act(number, 'paid', { state: 'pending_payment' });
  const response = await admin.act(number, 'refund', { state: 'paid', amount, note: 'vraćeno' });
  expect(response).toMatchObject({ error: { code, field: 'amount' } });
  expect((await admin.file(number)).order.state).toBe('paid');
});

test.each([
  ['24,50', 2450],
  ['10.5', 1050],
  ['7', 700],
])('a refund of %s is recorded with its amount', async (amount, cents) => {
  const { number } = await place(ids.bank);
  expect((await admin.file(number)).actions).not.toContain('refund');
  await admin.act(number, 'paid', { state: 'pending_payment' });
  await admin.act(number, 'refund', { state: 'paid', amount });
  const file = await admin.file(number);
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
  const flags = async () => (await admin.file(number)).payments.map(({ flag }) => flag);
  expect(await flags()).toEqual(['mismatch']);
  const file = await admin.file(number);
  expect(file.payments[0]?.reports).toMatchObject([
    { source: 'notification', state: 'paid', report: { amount: 1, currency: 'EUR' } },
  ]);
  const state = file.order.state;
  const silent = await admin.act(number, 'resolveFlag', { state, note: ' ' });
  expect(silent).toMatchObject({ error: { code: 'required', field: 'note' } });
  await admin.act(number, 'resolveFlag', { state, note: 'vraćeno banci' });
  expect(await flags()).toEqual([null]);
  const after = await admin.file(number);
  expect(after.order.state).toBe(state);
  expect(after.events.at(-1)).toMatchObject({
    reason: 'payment flag resolved',
    details: { note: 'vraćeno banci' },
  });
});
