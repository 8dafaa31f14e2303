import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { address, orderOf } from '#tests/support/shop.ts';
import { fillShop, ids } from '#tests/support/shop-data.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';
import { createCaller } from '../../testing/caller.ts';
import { createPurchaseHandlers } from '../services.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createCaller>;
const { plugin, count } = createStatementCounter();

beforeAll(async () => {
  database = await createTestDatabase();
  await fillShop(database.db);
  shop = createCaller(database.db.withPlugin(plugin), createPurchaseHandlers);
});
afterAll(() => database.drop());

const buyable = [ids.map, ids.book, ids.last, ids.gift];

async function cartOf(count: number) {
  const session = await shop.call('cart.getNewCartSession', {});
  for (const productId of buyable.slice(0, count)) {
    await shop.call('cart.addItem', { ...session, productId, qty: 1 });
  }
  return session;
}

async function journey() {
  const [made, session] = await count(() => shop.call('cart.getNewCartSession', {}));
  const put = { ...session, productId: ids.map, qty: 1 };
  const [added] = await count(() => shop.call('cart.addItem', put));
  const guest = { ...session, email: 'kupac@example.com', addresses: [address()] };
  const [known] = await count(() => shop.call('cart.updateGuestUser', guest));
  const post = { ...session, deliveryMethodId: ids.post };
  const [delivered] = await count(() => shop.call('checkout.saveDeliveryMethod', post));
  const cash = { ...session, paymentMethodId: ids.cash };
  const [paid, cart] = await count(() => shop.call('checkout.savePaymentMethod', cash));
  const [ordered] = await count(() => shop.call('checkout.createOrder', orderOf(cart)));
  return { made, added, known, delivered, paid, ordered };
}

test('a guest’s order takes a fixed number of statements · API-087', async () => {
  await journey();
  expect(await journey()).toEqual({
    made: 1,
    added: 2,
    known: 3,
    delivered: 2,
    paid: 2,
    // Statements: read the cart, claim it with its stock, write the order, announce its stock.
    ordered: 4,
  });
});

test('a cart of many lines is read with as many statements as a cart of one line · API-089 CA9', async () => {
  const counts: number[] = [];
  for (const lines of [1, buyable.length]) {
    const session = await cartOf(lines);
    shop.deps.cache.clear();
    for (let round = 0; round < 2; round += 1) {
      counts.push((await count(() => shop.call('cart.getCart', session)))[0]);
    }
  }
  expect(counts).toEqual([3, 2, 3, 2]);
});

test('a bundle and a coupon need no extra statement · API-089', async () => {
  const session = await cartOf(2);
  const bundleOptions = [{ id: ids.map }, { main: ids.shirt, selected: ids.shirtSmall }];
  const bundle = { ...session, productId: ids.bundle, qty: 1, options: { bundleOptions } };
  await shop.call('cart.addItem', bundle);
  await shop.call('cart.applyCoupon', { ...session, couponCode: 'SVE' });
  expect((await count(() => shop.call('cart.getCart', session)))[0]).toBe(2);
});
