import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const locked = { ok: false, error: { code: 'orderLocked' } };
const wrongCode = { ok: false, error: { code: 'orderCodeInvalid', field: 'code' } };

async function placeOrder() {
  const cart = await readyCart(shop, [[ids.book, 1]], ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  return { orderSlug, session: cart.session };
}

const read = (input: Record<string, string>, context = {}) =>
  shop.call('checkout.order', input, context);

async function mailedCodes(): Promise<string[]> {
  const rows = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'order.code')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => String(payload['code']));
}

test('a slug alone gives no access to an order · ORDER-13', async () => {
  const { orderSlug, session } = await placeOrder();
  const other = await placeOrder();
  expect(await read({ orderSlug })).toEqual(locked);
  expect(await read({ orderSlug, ...other.session })).toEqual(locked);
  const wrong = { cartId: session.cartId, protectCode: other.session.protectCode };
  expect(await read({ orderSlug, ...wrong })).toEqual(locked);
  const stranger = { actor: { kind: 'customer', userId: 999, sessionId: 'x' } };
  expect(await read({ orderSlug }, stranger)).toEqual(locked);
  expect(await read({ orderSlug, ...session })).toMatchObject({ ok: true });
});

test('every access to an order shows the phone number that the buyer gave', async () => {
  const { orderSlug, session } = await placeOrder();
  expect(await read({ orderSlug, ...session })).toMatchObject({
    value: { phone: '+385 91 000 000' },
  });
  const orders = shop.database.db.updateTable('orders').set({ addresses: '{}' });
  await orders.where('slug', '=', orderSlug).execute();
  const opened = await shop.get('checkout.order', { orderSlug, ...session });
  expect(opened).not.toHaveProperty('phone');
});

test('staff see an order only with a scope for orders · PERM-10', async () => {
  const { orderSlug } = await placeOrder();
  const staff = (...scope: string[]) => ({
    actor: { kind: 'backoffice' as const, userId: 1, sessionId: 's', scope },
  });
  expect(await read({ orderSlug }, staff('content'))).toEqual(locked);
  expect(await shop.call('order.withdraw', { orderSlug }, staff('content'))).toEqual(locked);
  for (const scope of ['orders', 'admin']) {
    expect(await read({ orderSlug }, staff(scope))).toMatchObject({ ok: true });
  }
});

test('a guest may order with the address of an account, which gets no access to the order · PERM-05 PERM-10', async () => {
  const { db } = shop.database;
  const owner = await db
    .insertInto('users')
    .values({ email: 'kupac@example.com', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { orderSlug, session } = await placeOrder();
  const made = await db
    .selectFrom('orders')
    .select('user_id')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  expect(made.user_id).toBeNull();
  const account = { actor: { kind: 'customer', userId: owner.id, sessionId: 'x' } };
  expect(await read({ orderSlug }, account)).toEqual(locked);
  expect(await read({ orderSlug, ...session })).toMatchObject({ ok: true });
});

test('a mailed code gives access to the order for an hour · ORDER-13', async () => {
  const { orderSlug } = await placeOrder();
  const now = new Date();
  await shop.get('order.sendCode', { orderSlug }, { now });
  const code = (await mailedCodes()).at(-1) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  const stored = await shop.database.db.selectFrom('order_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code);
  const opened = await shop.get('order.openByCode', { orderSlug, code }, { now });
  expect(await shop.call('order.openByCode', { orderSlug, code }, { now })).toEqual(wrongCode);
  const { accessToken } = opened;
  expect(await read({ orderSlug, accessToken }, { now })).toMatchObject({ ok: true });
  const later = new Date(now.getTime() + 3_601_000);
  expect(await read({ orderSlug, accessToken }, { now: later })).toEqual(locked);
  const other = await placeOrder();
  expect(await read({ orderSlug: other.orderSlug, accessToken }, { now })).toEqual(locked);
});

test('a code expires after ten minutes or five guesses · ORDER-13', async () => {
  const { orderSlug } = await placeOrder();
  const now = new Date();
  await shop.get('order.sendCode', { orderSlug }, { now });
  const code = (await mailedCodes()).at(-1) ?? '';
  const late = new Date(now.getTime() + 601_000);
  expect(await shop.call('order.openByCode', { orderSlug, code }, { now: late })).toEqual(
    wrongCode,
  );
  const wrong = code === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1) {
    const response = await shop.call('order.openByCode', { orderSlug, code: wrong }, { now });
    expect(response).toEqual(wrongCode);
  }
  expect(await shop.call('order.openByCode', { orderSlug, code }, { now })).toEqual(wrongCode);
});

test('at most three codes an hour; missing orders get the same response · ORDER-13', async () => {
  const { orderSlug } = await placeOrder();
  const before = (await mailedCodes()).length;
  for (let requested = 0; requested < 5; requested += 1)
    await shop.get('order.sendCode', { orderSlug });
  expect((await mailedCodes()).length - before).toBe(3);
  expect(await shop.get('order.sendCode', { orderSlug: 'nema-je' })).toEqual({});
  const response = await shop.call('order.openByCode', { orderSlug: 'nema-je', code: '123456' });
  expect(response).toEqual(wrongCode);
});
