import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addressForm, createVisitor } from '#tests/support/visitor.ts';

let pay: PayShop;
const alerts: string[] = [];
beforeAll(async () => {
  const keep = { write: (line: string) => void alerts.push(String(JSON.parse(line).msg)) };
  pay = await openPayShop({ logger: pino({ level: 'error' }, keep) });
});
afterAll(() => pay.close());
beforeEach(() => void alerts.splice(0));

const refusal = (code: string) => ({ ok: false, error: { code } });
const again = (orderSlug: string, paymentMethodId: number) =>
  pay.shop.call('checkout.payAgain', { orderSlug, paymentMethodId });
const options = (orderSlug: string) => pay.shop.get('checkout.orderPayment', { orderSlug });

async function end(slug: string, state: 'paid' | 'failed' | 'cancelled'): Promise<void> {
  const payment = pay.sandbox.bank.of((await pay.payment(slug)).id);
  if (!payment) throw new Error('the bank knows no such payment');
  payment.state = state;
  await pay.sandbox.bank.notify(payment);
}

/** Creates an order of a new buyer, so that failures of one buyer do not cool down another. */
async function orderOfOther(): Promise<string> {
  const slug = await pay.order();
  const guest_email = `${crypto.randomUUID()}@example.com`;
  const orders = pay.shop.database.db.updateTable('orders');
  await orders.set({ guest_email }).where('slug', '=', slug).execute();
  return slug;
}

test('a provider’s form has its fields and an allowed host · ORDER-08', async () => {
  const cart = await readyCart(pay.shop, [[ids.book, 1]], ids.card);
  const { html, orderSlug } = await pay.shop.get('checkout.createOrder', orderOf(cart));
  const { provider_id: id } = await pay.payment(orderSlug);
  expect(html).toBe(
    `<form action="${pay.sandbox.url}/bank/pay" method="post"><input type="hidden" name="payment_id" value="${id}"></form>`,
  );
});

test('a failed payment can be retried on the same order · ORDER-14 CONST-67', async () => {
  const slug = await orderOfOther();
  await end(slug, 'failed');
  const shown = await options(slug);
  expect(shown).toMatchObject({ status: 'failed', chosen: ids.card, coolDown: false });
  expect(shown.methods.map(({ paymentType }) => paymentType)).toEqual(['BANK', 'HPF', 'PAYPAL']);
  const first = await pay.payment(slug);
  const second = await again(slug, ids.card);
  expect(second).toMatchObject({ ok: true, value: { orderSlug: slug } });
  expect((await pay.payment(slug)).id).not.toBe(first.id);
  expect(await pay.state(slug)).toBe('pending_payment');
  await end(slug, 'paid');
  expect(await pay.state(slug)).toBe('paid');
  expect(await again(slug, ids.card)).toEqual(refusal('paymentClosed'));
  expect((await options(slug)).methods).toEqual([]);
});

test('retrying the same method while it is open keeps the same payment', async () => {
  const slug = await orderOfOther();
  const first = await pay.payment(slug);
  await Promise.all([again(slug, ids.card), again(slug, ids.card)]);
  expect((await pay.payment(slug)).id).toBe(first.id);
});

test('another method ends the open payment, and money for it still counts', async () => {
  const slug = await orderOfOther();
  const { id } = await pay.payment(slug);
  const response = await again(slug, ids.bank);
  expect(response).toMatchObject({ ok: true, value: { html: null } });
  const slip = await fetch(`${pay.url}/pay/${slug}/slip.svg`);
  expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await pay.payment(slug)).toMatchObject({ id, state: 'cancelled' });
  expect(await pay.state(slug)).toBe('pending_payment');
  await end(slug, 'paid');
  expect(await pay.state(slug)).toBe('paid');
  expect((await fetch(`${pay.url}/pay/${slug}/slip.png`)).status).toBe(404);
});

test('an order switched from card to bank transfer is confirmed by one mail, as one begun that way', async () => {
  const slug = await orderOfOther();
  const { db } = pay.shop.database;
  const confirmations = () =>
    db
      .selectFrom('outbox')
      .innerJoin('orders', (join) =>
        join.on(sql`(outbox.payload ->> 'orderId')::int`, '=', sql`orders.id`),
      )
      .select('outbox.kind')
      .where('orders.slug', '=', slug)
      .execute();
  await end(slug, 'failed');
  await again(slug, ids.card);
  expect(await confirmations()).toEqual([]);
  await again(slug, ids.bank);
  await again(slug, ids.bank);
  expect(await confirmations()).toEqual([{ kind: 'order.created' }]);
});

test.each([
  ['the same way', ids.card],
  ['another way', ids.bank],
])(
  'a buyer who paid at the bank but never returned does not pay twice by %s · PA7',
  async (_, method) => {
    const slug = await orderOfOther();
    const payment = pay.sandbox.bank.of((await pay.payment(slug)).id);
    if (!payment) throw new Error('the bank knows no such payment');
    payment.state = 'paid';
    expect(await again(slug, method)).toEqual({ ok: true, value: { html: null, orderSlug: slug } });
    expect(await pay.state(slug)).toBe('paid');
    expect(await pay.payment(slug)).toMatchObject({ state: 'paid', flag: null });
  },
);

test('an order keeps its goods until it expires', async () => {
  const slug = await orderOfOther();
  await end(slug, 'cancelled');
  const { payUntil } = await options(slug);
  expect(new Date(`${payUntil}`).getTime()).toBeGreaterThan(Date.now());
  const late = { now: new Date(Date.now() + 3_600_000) };
  const input = { orderSlug: slug, paymentMethodId: ids.card };
  expect(await pay.shop.call('checkout.payAgain', input, late)).toEqual(refusal('paymentClosed'));
});

test('three failures block the provider, other methods remain available', async () => {
  const slug = await orderOfOther();
  for (let i = 0; i < 3; i += 1) {
    await end(slug, 'failed');
    const response = await again(slug, ids.card);
    const code = response.ok ? 'ok' : response.error.code;
    expect(code).toBe(i < 2 ? 'ok' : 'paymentCoolDown');
  }
  expect(await options(slug)).toMatchObject({ coolDown: true });
  expect((await options(slug)).methods.map(({ paymentType }) => paymentType)).toEqual(['BANK']);
  expect(await again(slug, payPalMethod)).toMatchObject(refusal('paymentCoolDown'));
  expect(await again(slug, ids.bank)).toMatchObject({ ok: true });
});

test('only methods that fit the order are accepted', async () => {
  const slug = await orderOfOther();
  for (const id of [ids.cash, ids.free, 999]) {
    expect(await again(slug, id)).toMatchObject(refusal('paymentMethodNotFound'));
  }
  expect(await again('unknown', ids.card)).toEqual(refusal('notFound'));
});

test.each([
  'http://elsewhere.example',
  'javascript:alert(1)//',
  'https://user:pw@pay.example',
  'https://pay.example@elsewhere.example',
])('a form to %s is not sent; an alert is logged and the order waits · PA2', async (place) => {
  const cart = await readyCart(pay.shop, [[ids.book, 1]], ids.card);
  const { bank } = pay.sandbox;
  bank.at(place);
  const response = await pay.shop.call('checkout.createOrder', orderOf(cart));
  bank.at(`${pay.sandbox.url}/bank`);
  expect(response).toMatchObject(refusal('paymentUnavailable'));
  expect(alerts).toEqual(['payment could not be opened']);
  const slug = response.ok ? '' : `${response.error.params?.orderSlug}`;
  expect(await pay.state(slug)).toBe('pending_payment');
  expect((await options(slug)).methods.map(({ paymentType }) => paymentType)).toContain('BANK');
  expect(await again(slug, ids.card)).toMatchObject({ ok: true });
});

test.each([
  ['hr', 'Plaćanje trenutačno nije dostupno.', '/checkout/failure'],
  ['en', 'Payment is not available right now.', '/en/checkout/failure'],
  ['de', 'Die Zahlung ist gerade nicht möglich.', '/de/checkout/failure'],
] as const)(
  'the buyer gets the error in %s and a redirect to other methods · PA2',
  async (language, text, to) => {
    const visitor = createVisitor(pay.shop);
    const run = (command: string, values: FormValues) =>
      visitor.run(command, values, { language, errorText: true });
    await run('cart.add', { productId: `${ids.book}`, qty: '1' });
    await run('checkout.address', addressForm);
    pay.sandbox.bank.at('http://elsewhere.example');
    const reply = await run('order.create', { paymentMethodId: `${ids.card}`, digitalWaiver: '1' });
    pay.sandbox.bank.at(`${pay.sandbox.url}/bank`);
    expect(reply.notices).toMatchObject([{ kind: 'error', text: expect.stringContaining(text) }]);
    expect(reply.redirect).toMatch(new RegExp(`^${to}\\?orderSlug=`));
  },
);
