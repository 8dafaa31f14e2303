import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const products = shop.database.db.updateTable('products');
  await products.set({ stock: 1000 }).where('id', 'in', [ids.map, ids.gift]).execute();
});
afterAll(() => shop.close());

const guestOf = (session: object) => ({
  ...session,
  email: 'kupac@example.com',
  addresses: [address()],
});

test('concurrent changes of every kind all take effect, each with its own version · CA7', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  await shop.get('cart.updateGuestUser', guestOf(session));
  const { version } = await shop.get('cart.getCart', session);
  const post = { ...session, deliveryMethodId: ids.post };
  const cash = { ...session, paymentMethodId: ids.cash };
  const add = (productId: number) => shop.get('cart.addItem', { ...session, productId, qty: 1 });
  const done = await Promise.all([
    ...Array.from({ length: 6 }, () => add(ids.gift)),
    add(ids.map),
    shop.get('checkout.saveDeliveryMethod', post),
    shop.get('checkout.savePaymentMethod', cash),
    shop.get('cart.updateGuestUser', guestOf(session)),
    shop.get('cart.applyCoupon', { ...session, couponCode: 'JEDNOM' }),
  ]);
  const cart = await shop.get('cart.getCart', session);
  expect(cart.version).toBe(version + done.length);
  expect(cart).toMatchObject({
    deliveryMethodId: ids.post,
    paymentMethodId: ids.cash,
    couponCode: 'JEDNOM',
  });
  const quantities = cart.items.map(({ productId, qty }) => [productId, qty]);
  expect(quantities).toEqual([
    [ids.map, 2],
    [ids.gift, 6],
  ]);
});

test('an order and a simultaneous add: the piece is in the order or refused · CA7', async () => {
  for (let round = 0; round < 10; round += 1) {
    const session = await fillCart(shop, [[ids.map, 1]]);
    await shop.get('cart.updateGuestUser', guestOf(session));
    await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
    const cash = { ...session, paymentMethodId: ids.cash };
    const cart = await shop.get('checkout.savePaymentMethod', cash);
    const [added, ordered] = await Promise.all([
      shop.call('cart.addItem', { ...session, productId: ids.gift, qty: 1 }),
      shop.call('checkout.createOrder', { ...session, seenVersion: cart.version }),
    ]);
    // Either the order was placed for the cart as shown, or the add came first and the order is refused.
    expect([added.ok, ordered.ok].toSorted()).toEqual([false, true]);
  }
});

test('the stock reservation of a cart follows a changed line · CART-04', async () => {
  const session = await fillCart(shop, [[ids.last, 1]]);
  await shop.get('order.reserveStock', session);
  await shop.get('cart.addItem', { ...session, productId: ids.last, qty: 2 });
  const held = await shop.database.db
    .selectFrom('stock_reservations')
    .select(['product_id', 'qty'])
    .where('cart_id', '=', session.cartId)
    .execute();
  expect(held).toEqual([{ product_id: ids.last, qty: 3 }]);
});
