import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { createCartHandlers } from '#server/services/cart/handlers.ts';
import { createCaller } from '#server/testing/caller.ts';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a wrong code takes as many queries as a missing cart, so timing reveals nothing · CA1', async () => {
  const { plugin, count } = createStatementCounter();
  const { result } = createCaller(shop.database.db.withPlugin(plugin), createCartHandlers);
  const session = await fillCart(shop, [[ids.map, 1]]);
  const { protectCode } = await fillCart(shop, []);
  const responses = [];
  for (const input of [
    { ...session, protectCode: 'x' },
    { ...session, protectCode },
    { ...session, cartId: crypto.randomUUID() },
  ]) {
    responses.push(await count(() => result('cart.getCart', input)));
  }
  const missing = [1, { ok: false, error: { code: 'cartNotFound' } }];
  expect(responses).toEqual([missing, missing, missing]);
});

const forged = { price: '1', row: '1', discount: '99', couponResult: '5000', finalPrice: '0' };

test('prices in a form are ignored, the shop’s prices apply · CA4', async () => {
  const visitor = createVisitor(shop);
  const values = { productId: `${ids.map}`, qty: '2', ...forged };
  const { session } = await visitor.run('cart.add', values);
  const [item] = session.cart?.items ?? [];
  expect(item?.prices.converted).toMatchObject({ finalPrice: 1500, row: 3000 });
  const update = { itemId: `${item?.itemId}`, qty: '3', ...forged };
  const changed = await visitor.run('cart.update', update, { path: '/kosarica' });
  expect(changed.session.cart?.prices.converted).toMatchObject({ itemsTotal: 4500, coupon: 0 });
});

test('a card of another account is not applied to a cart · CA12', async () => {
  const { db } = shop.database;
  await addCustomer(shop, { barcode: '101' });
  const { username } = await addCustomer(shop);
  const users = db.selectFrom('users').select(['id', 'barcode']).where('email', '=', username);
  const { id: userId } = await users.executeTakeFirstOrThrow();
  const actor: Actor = { kind: 'customer', userId, sessionId: 's' };
  const session = await fillCart(shop, [[ids.map, 1]]);
  const applied = await shop.call(
    'cart.applyMemberCard',
    { ...session, barcode: '101' },
    { actor },
  );
  expect(applied).toMatchObject({ ok: false, error: { code: 'barcodeTaken' } });
  expect((await shop.get('cart.getCart', session)).memberCardBarcode).toBeNull();
  expect(await users.execute()).toEqual([{ id: userId, barcode: null }]);
});

test('a cart accepts no line beyond its limit and stays unchanged · CA9', async () => {
  const session = await fillCart(shop, [[ids.book, 1]]);
  const rows = Array.from({ length: 99 }, (_, index) => ({
    cart_id: session.cartId,
    product_id: ids.book,
    qty: 1,
    bundle: JSON.stringify([{ id: index + 1 }]),
  }));
  await shop.database.db.insertInto('cart_items').values(rows).execute();
  const before = await shop.get('cart.getCart', session);
  const add = { ...session, productId: ids.map, qty: 1 };
  const refused = await Promise.all(
    Array.from({ length: 20 }, () => shop.call('cart.addItem', add)),
  );
  expect(refused.map((response) => !response.ok && response.error.code)).toEqual(
    Array(20).fill('cartTooLarge'),
  );
  expect(await shop.get('cart.getCart', session)).toEqual(before);
});
