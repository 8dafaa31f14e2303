import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateways } from '#server/payments/settings.ts';
import { openMailShop } from '#tests/support/mail.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

const { shop, server, mailer, close } = await openMailShop();
const { db } = shop.database;
afterAll(close);

async function sellIn(code: string, symbol: string): Promise<void> {
  const value = JSON.stringify({ code, label: '', symbol });
  await db
    .insertInto('options')
    .values({ key: 'site.currency', value, public: true })
    .onConflict((known) => known.column('key').doUpdateSet({ value }))
    .execute();
}
beforeAll(() => sellIn('USD', '$'));

test('an order is stored and mailed in the currency of the site', async () => {
  const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const orders = db.selectFrom('orders').select('currency').where('slug', '=', orderSlug);
  expect(await orders.executeTakeFirstOrThrow()).toEqual({ currency: 'USD' });
  await sellIn('EUR', '€');
  await mailer.send();
  const [mail] = server.received;
  expect(mail?.text).toMatch(/\d\u00a0\$/);
  expect(mail?.text).not.toContain('€');
  await sellIn('USD', '$');
});

test('a way to pay that does not take the currency is not offered', async () => {
  const offered = async () => {
    const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
    const methods = await shop.get('checkout.getApplicablePaymentMethods', cart.session);
    return methods.map(({ paymentType }) => paymentType);
  };
  expect(await offered()).toEqual(['COD']);
  await sellIn('EUR', '€');
  expect(await offered()).toContain('BANK');
});

test('providers say which currencies they take', () => {
  const contract = { url: 'https://pay.example', merchant: 'm', secret: 's', origins: [] };
  const { HPF } = createGateways(
    { hostedForm: { ...contract, currencies: ['EUR', 'USD'] }, payPal: null },
    () => undefined,
  );
  expect(['EUR', 'USD', 'GBP'].map((code) => HPF?.takes(code))).toEqual([true, true, false]);
});
