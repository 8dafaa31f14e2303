import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a logged-in customer who gave no guest’s email may set the delivery · CHK-S-09', async () => {
  const { id: userId } = await shop.database.db
    .insertInto('users')
    .values({ email: 'prijavljena@example.com', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer' as const, userId, sessionId: crypto.randomUUID() };
  const session = await fillCart(shop, [[ids.map, 1]]);
  const input = { ...session, deliveryMethodId: ids.post, userId };
  const saved = await shop.get('checkout.saveDeliveryMethod', input, { actor });
  expect(saved.deliveryMethodId).toBe(ids.post);
});

test('methods and branches are in the order that staff gave them · CHK-S-01 CHK-S-02 CHK-P-01', async () => {
  const { db } = shop.database;
  const placeDelivery = (position: number) =>
    db.updateTable('delivery_methods').set({ position }).where('id', '=', ids.pickup).execute();
  const placePayment = (position: number) =>
    db.updateTable('payment_methods').set({ position }).where('id', '=', ids.bank).execute();
  const first = {
    delivery_method_id: ids.pickup,
    key: 'biograd',
    position: -1,
    name: JSON.stringify({ hr: 'Biograd' }),
  };
  await db.insertInto('delivery_branches').values(first).execute();
  await placeDelivery(-1);
  await placePayment(-1);
  const session = await fillCart(shop, [[ids.map, 1]]);
  const guest = { email: 'kupac@example.com', addresses: [address({ country: ids.croatia })] };
  await shop.get('cart.updateGuestUser', { ...session, ...guest });
  const deliveries = await shop.get('checkout.getApplicableDeliveryMethods', session);
  const payments = await shop.get('checkout.getApplicablePaymentMethods', session);
  await db.deleteFrom('delivery_branches').where('key', '=', first.key).execute();
  await placeDelivery(ids.pickup);
  await placePayment(ids.bank);
  expect(deliveries.map(({ id }) => id)).toEqual([ids.pickup, ids.post]);
  expect(deliveries[0]?.options.map(({ name }) => name)).toEqual(['Biograd', 'Zadar']);
  expect(payments.map(({ id }) => id)).toEqual([ids.bank, ids.cash]);
});
