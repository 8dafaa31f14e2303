import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { expireOrders } from './expire-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

async function shelf() {
  const { db } = shop.database;
  const product = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', ids.last)
    .executeTakeFirst();
  const coupon = await db
    .selectFrom('promotions')
    .select('usage_count')
    .where('code', '=', 'JEDNOM')
    .executeTakeFirst();
  return [product?.stock, coupon?.usage_count];
}

test('an expired bank transfer order returns stock and coupon · ORDER-18', async () => {
  const { session } = await readyCart(shop, [[ids.last, 3]], ids.bank);
  const input = { ...session, couponCode: 'JEDNOM' };
  const { cart } = await shop.get('cart.applyCoupon', input);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  expect(await shelf()).toEqual([7, 1]);
  const { db } = shop.database;
  expect(await expireOrders(db, days(6))).toEqual([]);
  const both = await Promise.all([expireOrders(db, days(8)), expireOrders(db, days(8))]);
  expect(both.flat()).toHaveLength(1);
  expect(await shelf()).toEqual([10, 0]);
  const summary = await shop.get('checkout.order', { orderSlug, ...session });
  expect(summary).toMatchObject({ status: 'cancelled', bankTransfer: null });
});

test('cash orders never expire · ORDER-18', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]]);
  await shop.get('checkout.createOrder', orderOf(cart));
  expect(await expireOrders(shop.database.db, days(400))).toEqual([]);
});
