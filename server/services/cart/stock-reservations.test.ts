import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { expireReservations } from './stock-reservations.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await expireReservations(shop.database.db, minutes(100));
  const products = shop.database.db.updateTable('products').where('id', '=', ids.last);
  await products.set({ stock: 10 }).execute();
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function shelf(id: number = ids.last) {
  const product = await shop.database.db
    .selectFrom('products')
    .select(['stock', 'reserved', 'available'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [product.stock, product.reserved, product.available];
}

async function orphans(): Promise<number> {
  const rows = await shop.database.db
    .selectFrom('stock_reservations')
    .innerJoin('carts', 'carts.id', 'cart_id')
    .select('cart_id')
    .where((eb) => eb.or([eb('status', '!=', 'active'), eb('reserved_until', 'is', null)]))
    .execute();
  return rows.length;
}

const hold = (session: { cartId: string; protectCode: string }, now = new Date()) =>
  shop.call('order.reserveStock', session, { now });

test('the payment step reserves the pieces for 15 minutes', async () => {
  const session = await fillCart(shop, [[ids.last, 4]]);
  const now = new Date();
  const held = await hold(session, now);
  expect(held).toEqual({
    ok: true,
    value: { until: new Date(now.getTime() + 900_000).toISOString() },
  });
  expect(await shelf()).toEqual([10, 4, 6]);
  await hold(session, minutes(5));
  expect(await shelf()).toEqual([10, 4, 6]);
  expect(await expireReservations(shop.database.db, minutes(19))).toEqual([]);
  expect(await expireReservations(shop.database.db, minutes(21))).toEqual([ids.last]);
  expect(await shelf()).toEqual([10, 0, 10]);
});

test('reserved pieces are unavailable to others and available to their cart', async () => {
  const session = await fillCart(shop, [[ids.last, 8]]);
  await hold(session);
  const other = await fillCart(shop, [[ids.last, 2]]);
  const more = await shop.call('cart.addItem', { ...other, productId: ids.last, qty: 1 });
  expect(more).toMatchObject({ error: { code: 'outOfStock', params: { stock: 2 } } });
  const own = await shop.get('cart.getCart', session);
  expect(own.items[0]?.stock).toEqual({ state: 'ok', available: 10 });
  expect((await shop.get('cart.getCart', other)).items[0]?.stock).toMatchObject({ available: 2 });
});

test('a cart that needs more than the stock reserves nothing', async () => {
  const [first, second] = [
    await fillCart(shop, [[ids.last, 7]]),
    await fillCart(shop, [
      [ids.last, 7],
      [ids.map, 1],
    ]),
  ];
  await hold(first);
  expect(await hold(second)).toMatchObject({ error: { code: 'outOfStock', params: { stock: 3 } } });
  expect(await shelf()).toEqual([10, 7, 3]);
  expect(await shelf(ids.map)).toEqual([5, 0, 5]);
});

test('a changed cart reserves what it now needs', async () => {
  const session = await fillCart(shop, [[ids.last, 4]]);
  await hold(session);
  const cart = await shop.get('cart.getCart', session);
  const itemId = cart.items[0]?.itemId ?? 0;
  await shop.get('cart.updateItem', { ...session, itemId, qty: 6 });
  expect(await shelf()).toEqual([10, 6, 4]);
  await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 2 });
  expect(await shelf(ids.map)).toEqual([5, 2, 3]);
  await shop.get('cart.deleteItem', { ...session, itemId });
  expect(await shelf()).toEqual([10, 0, 10]);
  await shop.get('cart.clearCart', session);
  expect(await shelf(ids.map)).toEqual([5, 0, 5]);
  expect(await orphans()).toBe(0);
});

test('a cart merged into another at login releases its pieces at once · CART-27', async () => {
  const { db } = shop.database;
  const user = { email: `${crypto.randomUUID()}@example.com`, password_hash: 'x' };
  const { id: userId } = await db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId, sessionId: 's' } as const;
  const left = await fillCart(shop, [[ids.last, 4]]);
  await shop.get('cart.getCart', left, { actor });
  await shop.get('cart.updateGuestUser', { ...left, email: 'k@example.com' }, { actor });
  await hold(left);
  expect(await shelf()).toEqual([10, 4, 6]);
  const seen = async () => (await shop.get('product.get', { id: ids.last })).stock;
  expect(await seen()).toBe(6);
  const visible = await fillCart(shop, [[ids.book, 1]]);
  await shop.get('cart.getAbandoned', visible, { actor });
  expect(await shelf()).toEqual([10, 0, 10]);
  expect(await seen()).toBe(10);
  expect(await orphans()).toBe(0);
  await hold(visible);
  expect(await shelf()).toEqual([10, 4, 6]);
});

test('leaving the step releases the pieces', async () => {
  const session = await fillCart(shop, [[ids.last, 3]]);
  await hold(session);
  await shop.get('order.releaseStock', session);
  await shop.get('order.releaseStock', session);
  expect(await shelf()).toEqual([10, 0, 10]);
});

test('the order takes the pieces its cart reserved · ORDER-06', async () => {
  const cart = await readyCart(shop, [[ids.last, 10]]);
  await hold(cart.session);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  expect(orderSlug).toBeTruthy();
  expect(await shelf()).toEqual([0, 0, 0]);
  expect(await orphans()).toBe(0);
});

test('an order never takes pieces reserved by another cart · ORDER-06', async () => {
  const holder = await fillCart(shop, [[ids.last, 8]]);
  const cart = await readyCart(shop, [[ids.last, 3]]);
  await hold(holder);
  const refused = await shop.call('checkout.createOrder', orderOf(cart));
  expect(refused).toMatchObject({ error: { code: 'outOfStock', params: { stock: 2 } } });
  expect(await shelf()).toEqual([10, 8, 2]);
});

test('forty simultaneous carts reserve no more than the stock', { timeout: 60_000 }, async () => {
  const sessions = await Promise.all(
    Array.from({ length: 40 }, () => fillCart(shop, [[ids.last, 1]])),
  );
  const results = await Promise.all(sessions.map((session) => hold(session)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await shelf()).toEqual([10, 10, 0]);
});

test('the database refuses to reserve more than the stock', async () => {
  const products = shop.database.db.updateTable('products').where('id', '=', ids.last);
  await expect(products.set({ reserved: 11 }).execute()).rejects.toThrow('reserved_in_stock');
  await expect(products.set({ reserved: -1 }).execute()).rejects.toThrow('reserved_in_stock');
});
