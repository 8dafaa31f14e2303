import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let pay: PayShop;
beforeAll(async () => {
  pay = await openPayShop();
});
afterAll(() => pay.close());

const refusal = (code: string) => ({ ok: false, error: { code } });
const agree = (slug: string) => atPayPal(slug).then((record) => approve(record));
const approve = (record: Awaited<ReturnType<typeof atPayPal>>) => {
  pay.sandbox.payPal.decide(record, true);
  return record;
};
const report = (id: string, more = {}) => pay.shop.call('checkout.pgSuccess', { id, ...more });

async function atPayPal(slug: string) {
  const record = pay.sandbox.payPal.records.get(`${(await pay.payment(slug)).provider_id}`);
  if (!record) throw new Error('PayPal knows no such payment');
  return record;
}

test('the server creates the order; the browser gets its id and script · ORDER-10', async () => {
  const cart = await readyCart(pay.shop, [[ids.book, 1]], payPalMethod);
  const { html, orderSlug } = await pay.shop.get('checkout.createOrder', orderOf(cart));
  const { provider_id: orderId } = await pay.payment(orderSlug);
  expect(html).toMatchObject({ isSubscription: false, quantity: 1, orderId, total: 900 });
  const { scriptUrl } = html as { scriptUrl: string };
  expect(new URL(scriptUrl).origin).toBe(pay.sandbox.url);
  const { data } = await atPayPal(orderSlug);
  expect(data.purchase_units).toMatchObject([
    { amount: { currency_code: 'EUR', value: '9.00' }, payee: { merchant_id: 'SANDBOXSHOP' } },
  ]);
});

test('a product with a plan creates a subscription · ORDER-10', async () => {
  const cart = await readyCart(pay.shop, [[ids.last, 2]], payPalMethod);
  const { db } = pay.shop.database;
  await db.updateTable('delivery_methods').set({ price: 0 }).execute();
  const free = await pay.shop.get('cart.getCart', cart.session);
  const { html, orderSlug } = await pay.shop.get('checkout.createOrder', orderOf(free));
  await db.updateTable('delivery_methods').set({ price: 450 }).execute();
  expect(html).toMatchObject({ isSubscription: true, plan_id: 'P-ZADNJI', quantity: 2 });
  expect((await atPayPal(orderSlug)).data).toMatchObject({ plan_id: 'P-ZADNJI', quantity: '2' });
  expect(await report(orderSlug)).toEqual(refusal('paymentNotMade'));
  await agree(orderSlug);
  expect(await report(orderSlug)).toMatchObject({ ok: true });
  expect(await pay.state(orderSlug)).toBe('paid');
});

test('a subscription to another plan does not pay · PA5', async () => {
  const slug = await pay.order(payPalMethod, ids.last, 2);
  await agree(slug);
  expect(await report(slug)).toEqual(refusal('paymentMismatch'));
  expect(await pay.payment(slug)).toMatchObject({ state: 'mismatch', flag: 'mismatch' });
});

test('after approval the server captures the payment and returns the next address · ORDER-11 API-088', async () => {
  const slug = await pay.order(payPalMethod);
  expect(await report(slug)).toEqual(refusal('paymentNotMade'));
  const record = await agree(slug);
  const url = `/checkout/success?orderSlug=${slug}`;
  expect(await report(slug)).toEqual({ ok: true, value: { url } });
  expect([await pay.state(slug), record.status]).toEqual(['paid', 'COMPLETED']);
  expect(await report(slug, { details: { anything: 'else' } })).toMatchObject({ ok: true });
});

test.each([
  'https://evil.example/',
  '//evil%2Ecom/x',
  '//2130706433/',
  '/\\evil.example',
  'hvala',
  '',
  'javascript:alert(1)',
])('does not redirect to %s · RO1 ROUTE-45 ROUTE-46', async (internalRedirect) => {
  const slug = await pay.order(payPalMethod);
  await agree(slug);
  const response = await report(slug, { internalRedirect });
  expect(response).toMatchObject(refusal('redirectNotAllowed'));
});

test('redirects to a given path within the site · ORDER-11 API-088 RO1', async () => {
  const slug = await pay.order(payPalMethod);
  await agree(slug);
  const url = `/en/thanks?orderSlug=${slug}`;
  expect(await report(slug, { internalRedirect: '/en/thanks' })).toMatchObject({ value: { url } });
});

test('data from the browser is not trusted · API-088 PA5', async () => {
  const slug = await pay.order(payPalMethod);
  const details = {
    status: 'COMPLETED',
    id: 'x',
    purchase_units: [{ amount: { value: '9.00' } }],
  };
  expect(await report(slug, { details })).toEqual(refusal('paymentNotMade'));
  expect(await report('unknown', { details })).toEqual(refusal('notFound'));
  const bank = await pay.order(ids.bank);
  expect(await report(bank, { details })).toEqual(refusal('paymentMismatch'));
});

test.each([
  ['amount', { amount: { currency_code: 'EUR', value: '0.01' } }],
  ['currency', { amount: { currency_code: 'USD', value: '9.00' } }],
  ['payee', { payee: { merchant_id: 'SOMEBODY' } }],
])('an order with another %s is not captured · PA5', async (_, change) => {
  const slug = await pay.order(payPalMethod);
  const record = await agree(slug);
  const [unit] = record.data.purchase_units as object[];
  Object.assign(unit ?? {}, change);
  expect(await report(slug)).toEqual(refusal('paymentMismatch'));
  expect([await pay.state(slug), record.status]).toEqual(['pending_payment', 'APPROVED']);
});

test('a refused card fails the payment · ORDER-14', async () => {
  const slug = await pay.order(payPalMethod);
  await agree(slug);
  pay.sandbox.payPal.next.captureRefused = true;
  expect(await report(slug)).toEqual(refusal('paymentNotMade'));
  expect(await pay.state(slug)).toBe('payment_failed');
});

test('only PayPal’s own messages count, in any order · PA7', async () => {
  const slug = await pay.order(payPalMethod);
  const record = await agree(slug);
  const { payPal } = pay.sandbox;
  const send = (headers: object, body: string) =>
    fetch(`${pay.url}/pay/notify/paypal`, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    });
  const { headers, body } = payPal.message(record);
  const forged = { ...headers, 'paypal-transmission-sig': 'AAAA' };
  expect((await send(forged, body)).status).toBe(403);
  expect((await send(headers, body.replace(record.id, '5OTHER'))).status).toBe(403);
  const aged = payPal.message(record, new Date(Date.now() - 4 * 86_400_000));
  expect((await send(aged.headers, aged.body)).status).toBe(403);
  expect((await send({ 'content-type': 'application/json' }, '{')).status).toBe(403);
  expect(await pay.state(slug)).toBe('pending_payment');
  for (let i = 0; i < 3; i += 1) expect((await send(headers, body)).status).toBe(200);
  await report(slug);
  await reconcilePayments(pay.shop.deps, new Date(Date.now() + 3_600_000));
  expect(await pay.state(slug)).toBe('paid');
});

test('an ended order is not captured', async () => {
  const slug = await pay.order(payPalMethod);
  const record = await agree(slug);
  const { db } = pay.shop.database;
  await db.updateTable('orders').set({ state: 'cancelled' }).where('slug', '=', slug).execute();
  expect(await report(slug)).toEqual(refusal('paymentNotMade'));
  expect(record.status).toBe('APPROVED');
});

test('returns by PayPal’s link, approved or not, without scripts · ORDER-11', async () => {
  for (const [isAgreed, state, screen] of [
    [true, 'paid', 'success'],
    [false, 'payment_failed', 'failure'],
  ] as const) {
    const slug = await pay.order(payPalMethod);
    const record = await atPayPal(slug);
    pay.sandbox.payPal.decide(record, isAgreed);
    const to = isAgreed ? record.returnUrl : record.cancelUrl;
    const response = await fetch(to, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`/checkout/${screen}?orderSlug=${slug}`);
    expect(await pay.state(slug)).toBe(state);
  }
});
