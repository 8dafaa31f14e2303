import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createOrderFileHandlers } from './order-file-handlers.ts';

let admin: OrderAdminDriver;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  caller = createCaller(admin.db, createOrderFileHandlers);
});
afterAll(() => admin.close());

const as = (...scope: string[]) => ({
  actor: { kind: 'backoffice' as const, userId: admin.userId, sessionId: 's', scope },
});

const cartOf = (methodId: number = ids.bank, productId: number = ids.last) =>
  readyCart(admin.shop, [[productId, 2]], methodId);

type Cart = Awaited<ReturnType<typeof cartOf>>;

const create = (cart: Cart, more: { seenTotal?: number; note?: string } = {}, scope = 'orders') =>
  caller.result(
    'orderFile.create',
    { ...cart.session, seenTotal: cart.prices.converted.orderTotal, ...more },
    as(scope),
  );

async function addBuyer(values: { disabled_at?: string } = {}) {
  const buyer = { email: 'kupac@example.com', password_hash: 'x', ...values };
  const added = admin.db.insertInto('users').values(buyer).returning('id');
  const { id } = await added.executeTakeFirstOrThrow();
  return { id, remove: () => admin.db.deleteFrom('users').where('id', '=', id).execute() };
}

test('staff order for a buyer by the checkout: stock is taken, the buyer gets the usual mail', async () => {
  const cart = await cartOf();
  const stock = async () =>
    (
      await admin.db
        .selectFrom('products')
        .select('stock')
        .where('id', '=', ids.last)
        .executeTakeFirstOrThrow()
    ).stock ?? 0;
  const before = await stock();
  const made = await create(cart, { note: 'Naručeno telefonom' });
  const number = made.ok ? made.value.number : 0;
  expect(await stock()).toBe(before - 2);
  const file = await caller.result('orderFile.get', { number }, as('orders'));
  expect(file.ok && file.value).toMatchObject({
    state: 'pending_payment',
    email: 'kupac@example.com',
    mails: [{ kind: 'order.created' }],
    sums: { total: cart.prices.converted.orderTotal },
    events: [
      { reason: 'created', actor: 'staff', by: 'skladiste@example.com' },
      { reason: 'note', details: { note: 'Naručeno telefonom' } },
    ],
  });
  expect(await create(cart)).toMatchObject({ error: { code: 'sessionAlreadyUsed' } });
});

test('the order joins the account of its address, unless the account is blocked', async () => {
  const buyer = await addBuyer();
  const made = await create(await cartOf());
  const order = admin.db.selectFrom('orders').select('user_id');
  const id = made.ok ? made.value.id : 0;
  expect(await order.where('id', '=', id).executeTakeFirst()).toEqual({ user_id: buyer.id });
  await buyer.remove();
  const blocked = await addBuyer({ disabled_at: new Date().toISOString() });
  expect(await create(await cartOf())).toMatchObject({ error: { code: 'accountBlocked' } });
  await blocked.remove();
});

test('another price than staff saw and too little stock are refused', async () => {
  expect(await create(await cartOf(), { seenTotal: 1 })).toMatchObject({
    error: { code: 'cartChanged' },
  });
  const cart = await cartOf();
  const product = admin.db.updateTable('products').where('id', '=', ids.last);
  await product.set({ stock: 1 }).execute();
  expect(await create(cart)).toMatchObject({ error: { code: 'outOfStock' } });
  await product.set({ stock: 500 }).execute();
});

test('only staff of orders order for others', async () => {
  const cart = await cartOf();
  for (const scope of ['pages', 'editor', 'catalogue', 'reviews', 'settings']) {
    expect(await create(cart, {}, scope), scope).toMatchObject({ error: { code: 'forbidden' } });
  }
});
