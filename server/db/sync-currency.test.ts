import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { syncCurrency } from './sync-currency.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const yen = { code: 'JPY', digits: 0 };
const euro = { code: 'EUR', digits: 2 };
const currencyOfCart = async () =>
  (await shop.get('checkout.getCurrencyConfig', {})).allowedCurrencies[0];

test('a shop without orders changes its currency, also that of its carts', async () => {
  const { db } = shop.database;
  await syncCurrency(db, euro);
  const { cartId } = await shop.get('cart.getNewCartSession', {});
  await syncCurrency(db, yen);
  expect(await currencyOfCart()).toEqual({ id: 1, code: 'JPY', label: '¥', symbol: '¥' });
  const row = db.selectFrom('carts').select('currency').where('id', '=', cartId);
  expect(await row.executeTakeFirst()).toEqual({ currency: 'JPY' });
  await syncCurrency(db, euro);
});

test('the first order locks the currency and its digits', async () => {
  const { db } = shop.database;
  const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
  await shop.get('checkout.createOrder', orderOf(cart));
  await syncCurrency(db, euro);
  await expect(syncCurrency(db, yen, 'sites/a/izlog.config.ts:7')).rejects.toThrow(
    'sites/a/izlog.config.ts:7 `currencies` cannot begin with JPY, because this shop has orders with prices in EUR.',
  );
  await expect(syncCurrency(db, { code: 'EUR', digits: 3 })).rejects.toThrow(
    'orders with prices in 2 digits of EUR',
  );
  expect(await currencyOfCart()).toMatchObject({ code: 'EUR' });
});
