import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function readyCarts(count: number, productId: number, payment: number) {
  const carts = [];
  for (let i = 0; i < count; i += 1) carts.push(await readyCart(shop, [[productId, 1]], payment));
  return carts;
}

const codes = (results: readonly { ok: boolean; error?: { code: string } }[]) =>
  results.flatMap(({ error }) => (error ? [error.code] : []));

test('fifty buyers get the last ten pieces once · ORDER-06 CO5', { timeout: 60_000 }, async () => {
  const carts = await readyCarts(50, ids.last, ids.cash);
  const results = await Promise.all(
    carts.map((cart) => shop.call('checkout.createOrder', orderOf(cart))),
  );
  expect(codes(results)).toEqual(Array(40).fill('outOfStock'));
  const { db } = shop.database;
  const orders = await db.selectFrom('orders').select('id').execute();
  const items = await db.selectFrom('order_items').select('id').execute();
  const open = await db.selectFrom('carts').select('id').where('status', '=', 'active').execute();
  const product = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', ids.last)
    .executeTakeFirstOrThrow();
  expect([orders.length, items.length, open.length, product.stock]).toEqual([10, 10, 40, 0]);
});

test('one of fifty orders carries a single coupon · COUPON-08 CA10', {
  timeout: 60_000,
}, async () => {
  const carts = [];
  for (const { session } of await readyCarts(50, ids.book, ids.bank)) {
    const input = { ...session, couponCode: 'JEDNOM' };
    carts.push((await shop.get('cart.applyCoupon', input)).cart);
  }
  const results = await Promise.all(
    carts.map((cart) => shop.call('checkout.createOrder', orderOf(cart))),
  );
  expect(codes(results)).toEqual(Array(49).fill('cartChanged'));
  const { db } = shop.database;
  const orders = db.selectFrom('orders').select('coupon_total').where('coupon_code', '=', 'JEDNOM');
  expect(await orders.execute()).toEqual([{ coupon_total: 500 }]);
  const coupon = await db
    .selectFrom('promotions')
    .select('usage_count')
    .where('code', '=', 'JEDNOM')
    .executeTakeFirst();
  expect(coupon?.usage_count).toBe(1);
});

test('a hundred parallel calls create one order and one mail · ERR-08 CO3', async () => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const results = await Promise.all(
    Array.from({ length: 100 }, () => shop.call('checkout.createOrder', orderOf(cart))),
  );
  expect(codes(results)).toEqual(Array(99).fill('sessionAlreadyUsed'));
  const mails = await shop.database.db
    .selectFrom('outbox')
    .innerJoin('orders', (join) =>
      join.on('orders.cart_id', '=', cart.id).on('outbox.kind', '=', 'order.created'),
    )
    .select('outbox.id')
    .where(sql`(outbox.payload ->> 'orderId')::int`, '=', sql.ref('orders.id'))
    .execute();
  expect(mails).toHaveLength(1);
});

test('a hundred repeats with a key return one slug · API-087 CO4', async () => {
  const cart = await readyCart(shop, [[ids.map, 1]]);
  const context = { idempotencyKey: 'isti-kljuc' };
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => shop.get('checkout.createOrder', orderOf(cart), context)),
  );
  expect(new Set(responses.map(({ orderSlug }) => orderSlug)).size).toBe(1);
  const orders = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cart.id)
    .execute();
  expect(orders).toHaveLength(1);
});

test('an order that meets a change of its cart waits for it and sees it', async () => {
  const { db } = shop.database;
  await db.updateTable('products').set({ stock: 5 }).where('id', '=', ids.last).execute();
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const ordered = await db.transaction().execute(async (step) => {
    await sql`UPDATE carts SET version = version + 1 WHERE id = ${cart.id}::uuid`.execute(step);
    await sql`UPDATE cart_items SET qty = 2 WHERE cart_id = ${cart.id}::uuid`.execute(step);
    const response = shop.call('checkout.createOrder', orderOf(cart));
    await waitingStatement(db);
    return { response };
  });
  expect(codes([await ordered.response])).toEqual(['cartChanged']);
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', ids.last)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(5);
});

async function waitingStatement(db: TestShop['database']['db']): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
