import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('applies a coupon in any case and removes it · API-097 API-098 CART-13 COUPON-03 COUPON-05 COUPON-08 ENT-02', async () => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  const { holds, cart } = await shop.get('cart.applyCoupon', {
    ...session,
    couponCode: ' popust ',
  });
  expect(holds).toBe(true);
  expect(cart).toMatchObject({ couponCode: 'POPUST', coupon: { kind: 'percent', value: 10 } });
  expect(cart.prices.converted).toMatchObject({ itemsTotal: 3000, coupon: 300, orderTotal: 2700 });
  expect(cart.prices.converted).toMatchObject({ cartTotal: 2700, tax: { cartTotal: 540 } });
  expect(cart.prices.base).toEqual({ finalPrice: 3000, cartTotal: 2700 });
  expect(cart.priceSummary).toEqual(cart.prices.converted);
  expect(cart.items[0]?.prices.converted.discount).toBe(300);
  const without = await shop.get('cart.removeCoupon', session);
  expect(without).toMatchObject({ coupon: null, prices: { converted: { coupon: 0 } } });
});

test('an unknown coupon is not found, at the field of its code · COUPON-02 COUPON-09 ERR-14', async () => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  const result = await shop.call('cart.applyCoupon', { ...session, couponCode: 'NEMA' });
  expect(result).toMatchObject({ ok: false, error: { code: 'couponNotFound', field: 'code' } });
});

test.each([
  ['below its minimum', 'POPUST', 1],
  ['after it ended', 'ISTEKAO', 2],
])('a coupon is refused %s · COUPON-05 COUPON-06', async (_, couponCode, qty) => {
  const session = await fillCart(shop, [[ids.map, qty]]);
  const { holds, cart } = await shop.get('cart.applyCoupon', { ...session, couponCode });
  expect([holds, cart.coupon, cart.couponCode]).toEqual([false, null, null]);
});

test('a coupon that ends while it is in the cart is not shown, nor is its code · ENT-01 COUPON-06 CART-36', async () => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  await shop.get('cart.applyCoupon', { ...session, couponCode: 'POPUST' });
  const endAt = (valid_to: string | null) =>
    shop.database.db
      .updateTable('promotions')
      .set({ valid_to })
      .where('code', '=', 'POPUST')
      .execute();
  await endAt('2020-01-01T00:00:00.000Z');
  const { coupon, couponCode, priceSummary } = await shop.get('cart.getCart', session);
  await endAt(null);
  expect([coupon, couponCode, priceSummary.coupon]).toEqual([null, null, 0]);
});

test('a coupon without effect is refused and not stored · API-097 COUPON-05 COUPON-06', async () => {
  const session = await fillCart(shop, [[ids.gift, 1]]);
  const { holds } = await shop.get('cart.applyCoupon', { ...session, couponCode: 'SVE' });
  expect(holds).toBe(false);
  const cart = await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 });
  expect(cart.coupon).toBeNull();
});

test('a coupon that was removed stays removed · CART-36', async () => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  await shop.get('cart.applyCoupon', { ...session, couponCode: 'POPUST' });
  const { items } = await shop.get('cart.getCart', session);
  const itemId = items[0]?.itemId;
  const fewer = await shop.get('cart.updateItem', { ...session, itemId, qty: 1 });
  expect(fewer.coupon).toBeNull();
  const more = await shop.get('cart.updateItem', { ...session, itemId, qty: 3 });
  expect(more.coupon).toBeNull();
});

test('a card lowers the price, an empty barcode removes it · CARD-02 CARD-05 CARD-13', async () => {
  const session = await fillCart(shop, [[ids.map, 2]]);
  const cart = await shop.get('cart.applyMemberCard', { ...session, barcode: ' 100 ' });
  expect(cart.memberCardBarcode).toBe('100');
  const { finalPrice, memberPrice } = cart.items[0]?.prices.converted ?? {};
  expect([finalPrice, memberPrice]).toEqual([1500, 1200]);
  expect(cart.prices.converted).toMatchObject({ itemsTotal: 3000, loyalty: 600, orderTotal: 2400 });
  const without = await shop.get('cart.applyMemberCard', { ...session, barcode: '' });
  expect(without).toMatchObject({ memberCardBarcode: null, prices: { converted: { loyalty: 0 } } });
});

test.each(['200', '999', "1' OR '1'='1"])('refuses card %s · CARD-12', async (barcode) => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const result = await shop.call('cart.applyMemberCard', { ...session, barcode });
  expect(result).toMatchObject({ ok: false, error: { code: 'memberCardInvalid' } });
  expect((await shop.get('cart.getCart', session)).memberCardBarcode).toBeNull();
});

test('a card that was revoked is neither valid nor applied · API-018 API-099 CARD-01 CARD-11 CARD-12', async () => {
  const barcode = '102';
  const revoked_at = '2026-01-01T00:00:00.000Z';
  const card = { barcode, holder: 'Mate Matić', valid_to: '2090-01-01T00:00:00.000Z', revoked_at };
  await shop.database.db.insertInto('member_cards').values(card).execute();
  const session = await fillCart(shop, [[ids.map, 1]]);
  const result = await shop.call('cart.applyMemberCard', { ...session, barcode });
  expect(result).toMatchObject({ ok: false, error: { code: 'memberCardInvalid' } });
  const checked = await shop.get('user.checkExternalBarcode', { barcode });
  expect(checked.isValid).toBe(false);
});

test('validation reports an expired card · API-090 ORDER-04', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  await shop.get('cart.applyMemberCard', { ...session, barcode: '100' });
  const now = new Date('2091-01-01T00:00:00.000Z');
  const later = await shop.get('cart.validateCart', session, { now });
  expect(later).toMatchObject({ validateMemberCard: false, changed: false });
  expect(later.cart.prices.converted.loyalty).toBe(0);
});

test('validation reports a changed price · API-090 ORDER-02 ORDER-03', async () => {
  const session = await fillCart(shop, [[ids.last, 1]]);
  const seen = await shop.get('cart.getCart', session);
  const view = {
    seenVersion: seen.version,
    seenTotal: seen.prices.converted.orderTotal,
    viewHash: seen.viewHash,
  };
  const changed = async () =>
    (await shop.get('cart.validateCart', { ...session, ...view })).changed;
  expect(await changed()).toBe(false);
  const products = shop.database.db.updateTable('products').where('id', '=', ids.last);
  await products.set({ retail_price: 1100 }).execute();
  expect(await changed()).toBe(true);
  await products.set({ retail_price: 1000 }).execute();
  expect(await changed()).toBe(false);
  await shop.get('cart.addItem', { ...session, productId: ids.gift, qty: 1 });
  expect(await changed()).toBe(true);
});
