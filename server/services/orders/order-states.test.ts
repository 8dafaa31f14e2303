import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { OrderState } from '../../db/tables/orders.ts';
import { inTransaction } from '../transaction.ts';
import { mayMove, moveOrder } from './order-states.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const states = [
  'pending_payment',
  'paid',
  'processing',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'payment_failed',
  'refunded',
  'withdrawn',
] as const satisfies readonly OrderState[];

async function placeOrder(payment: number = ids.bank, qty = 1): Promise<number> {
  const cart = await readyCart(shop, [[ids.last, qty]], payment);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const { id } = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return id;
}

const move = (orderId: number, to: OrderState) =>
  inTransaction(shop.database.db, (step) =>
    moveOrder(step, orderId, to, { actor: { kind: 'staff', userId: 7 }, reason: 'test' }),
  );

const stock = async () =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', ids.last)
      .executeTakeFirstOrThrow()
  ).stock;

const mails = async (orderId: number) =>
  (
    await shop.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('dedupe_key', 'like', `order.%:${orderId}`)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

test('an ended order cannot return to another state · ORDER-18', () => {
  for (const to of states) expect(mayMove('refunded', to)).toBe(false);
  const reopened = states.filter((to) => mayMove('cancelled', to) || mayMove('withdrawn', to));
  expect(reopened).toEqual(['refunded']);
  expect(mayMove('shipped', 'cancelled')).toBe(false);
  expect(mayMove('pending_payment', 'shipped')).toBe(false);
});

test('each move adds a line with its actor to an append-only history · ORDER-18', async () => {
  const { db } = shop.database;
  const orderId = await placeOrder();
  expect(await move(orderId, 'paid')).toEqual({ ok: true, value: { moved: true } });
  expect(await move(orderId, 'paid')).toEqual({ ok: true, value: { moved: false } });
  expect(await move(orderId, 'pending_payment')).toMatchObject({
    error: { code: 'orderMoveRefused', params: { from: 'paid', to: 'pending_payment' } },
  });
  const history = db.selectFrom('order_events').where('order_id', '=', orderId);
  const lines = await history
    .select(['from_state', 'to_state', 'actor', 'user_id'])
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { from_state: null, to_state: 'pending_payment', actor: 'buyer', user_id: null },
    { from_state: 'pending_payment', to_state: 'paid', actor: 'staff', user_id: 7 },
  ]);
  await expect(db.deleteFrom('order_events').execute()).rejects.toThrow('never changed');
  const row = await db
    .selectFrom('orders')
    .select(['state', 'paid_at', 'expires_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'paid', expires_at: null });
  expect(row.paid_at).not.toBeNull();
});

test('an order that ends in the shop returns its goods to stock once · ORDER-18', async () => {
  const before = await stock();
  const orderId = await placeOrder(ids.cash, 2);
  expect(await stock()).toBe((before ?? 0) - 2);
  const both = await Promise.all([move(orderId, 'cancelled'), move(orderId, 'cancelled')]);
  expect(both.map((result) => result.ok && result.value.moved).toSorted()).toEqual([false, true]);
  expect(await stock()).toBe(before);
  await move(orderId, 'refunded');
  expect(await stock()).toBe(before);
  expect(await mails(orderId)).toEqual(['order.created', 'order.cancelled', 'order.refunded']);
});

test('goods that left the shop do not return to stock automatically · ORDER-18', async () => {
  const before = await stock();
  const orderId = await placeOrder(ids.cash, 1);
  await move(orderId, 'shipped');
  await move(orderId, 'withdrawn');
  expect(await stock()).toBe((before ?? 0) - 1);
  expect(await mails(orderId)).toEqual(['order.created', 'order.shipped']);
});

test('a missing order cannot be moved · ORDER-18', async () => {
  expect(await move(999_999, 'paid')).toMatchObject({ error: { code: 'notFound' } });
});
