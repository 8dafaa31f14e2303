import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#schemas/entities/cart.ts';
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

test('the buyer sees an order in its own currency after the site changes currency', async () => {
  const actor = await customer();
  const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), { actor });
  await sellIn('EUR', '€');
  const own = { currency: 'USD' };
  expect(await shop.get('checkout.order', { orderSlug, ...cart.session })).toMatchObject(own);
  expect(await shop.get('checkout.orderPayment', { orderSlug })).toMatchObject(own);
  const { records } = await shop.get('document.filter', { store: 1 }, { actor });
  expect(records).toMatchObject([own]);
  await sellIn('USD', '$');
});

async function customer() {
  const values = { email: 'ana@example.com', password_hash: 'x' };
  const row = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
  return { kind: 'customer', userId: row.id, sessionId: crypto.randomUUID() } as const;
}

test.each([
  ['the hash of the view', ({ viewHash = '' }: Cart) => ({ viewHash })],
  ['total and currency', (cart: Cart) => ({ seenTotal: total(cart), seenCurrency: 'USD' })],
])(
  'an order in another currency than shown is refused, detected by %s · ORDER-03',
  async (_, seen) => {
    const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
    const order = { ...cart.session, ...seen(cart) };
    await sellIn('EUR', '€');
    const checked = await shop.get('cart.validateCart', order);
    const refused = await shop.call('checkout.createOrder', order);
    await sellIn('USD', '$');
    expect([checked.changed, total(checked.cart)]).toEqual([true, total(cart)]);
    expect(refused).toEqual({ ok: false, error: { code: 'cartChanged' } });
    expect((await shop.call('checkout.createOrder', order)).ok).toBe(true);
  },
);

const total = (cart: Cart) => cart.prices.converted.orderTotal;

test('a payment method that does not accept the currency is not offered', async () => {
  const offered = async () => {
    const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
    const methods = await shop.get('checkout.getApplicablePaymentMethods', cart.session);
    return methods.map(({ paymentType }) => paymentType);
  };
  expect(await offered()).toEqual(['COD']);
  await sellIn('EUR', '€');
  expect(await offered()).toContain('BANK');
});

test('providers list the currencies they accept', () => {
  const contract = { url: 'https://pay.example', merchant: 'm', secret: 's', origins: [] };
  const { HPF } = createGateways(
    { hostedForm: { ...contract, currencies: ['EUR', 'USD'] }, payPal: null },
    () => undefined,
  );
  const takes = (currency: string) => HPF?.takes({ amount: 100, currency });
  expect(['EUR', 'USD', 'GBP'].map(takes)).toEqual([true, true, false]);
});
