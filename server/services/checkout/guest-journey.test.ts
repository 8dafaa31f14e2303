import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createAuthenticator } from '../account/authenticator.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a guest buys from first add to summary · PERM-05 CHK-01 ORDER-07', async () => {
  const { get } = shop;
  const session = await get('cart.getNewCartSession', {});
  await get('cart.addItem', { ...session, productId: ids.map, qty: '2' });
  let cart = await get('cart.getCart', session);
  expect(cart.items).toHaveLength(1);
  cart = await get('cart.updateItem', { ...session, itemId: cart.items[0]?.itemId, qty: 3 });
  expect(cart.prices.converted).toMatchObject({ itemsTotal: 4500, orderTotal: 4500 });

  const email = 'kupac@example.com';
  const guest = await get('cart.updateGuestUser', { ...session, email, addresses: [address()] });
  expect(guest.email).toBe(email);
  const deliveries = await get('checkout.getApplicableDeliveryMethods', session);
  expect(deliveries.map(({ id }) => id)).toEqual([ids.post, ids.pickup]);
  await get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  const payments = await get('checkout.getApplicablePaymentMethods', session);
  expect(payments.map(({ paymentType }) => paymentType)).toEqual(['COD', 'BANK']);
  cart = await get('checkout.savePaymentMethod', { ...session, paymentMethodId: ids.bank });
  expect(cart.prices.converted).toMatchObject({ delivery: 450, orderTotal: 4950 });

  const { html, orderSlug } = await get('checkout.createOrder', orderOf(cart));
  expect(html).toBeNull();
  const summary = await get('checkout.order', { orderSlug, ...session });
  expect(summary).toMatchObject({ total: 4950, status: 'created', paymentType: 'BANK' });
  expect(summary.orderNumber).toMatch(/^MM-\d{4}-\d{6}$/);
  expect(summary.items[0]).toMatchObject({ name: 'Karta Jadrana', qty: 3, rowTotal: 4500 });
  expect(JSON.stringify(summary)).not.toContain('kupac');
});

test('a logged-in user buys too, and the order is in the account · CHK-01', async () => {
  const username = 'kupac@example.com';
  const details = { firstName: 'Ana', lastName: 'Anić' };
  const account = { details, email: username, username, password: 'lozinka-ana' };
  await shop.get('user.register', account);
  const { tokens } = await shop.get('auth.login', { username, password: account.password });
  const actor = await createAuthenticator(shop.deps)(tokens.accessToken);
  if (actor?.kind !== 'customer') throw new Error('not logged in as a customer');
  const cart = await readyCart(shop, [[ids.map, 2]]);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), { actor });
  const { records } = await shop.get('document.filter', {}, { actor });
  expect(records).toMatchObject([{ orderSlug, itemsCount: 2, total: 3450 }]);
});
