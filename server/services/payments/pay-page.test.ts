import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { PayView } from './pay-view.ts';

let pay: PayShop;
const alerts: string[] = [];
const logger = pino(
  { level: 'error' },
  { write: (line) => void alerts.push(JSON.parse(line).msg) },
);
beforeAll(async () => {
  pay = await openPayShop({ logger });
});
afterAll(() => pay.close());
beforeEach(() => void alerts.splice(0));

const manual = { redirect: 'manual' } as const;
const open = (slug: string) => fetch(`${pay.url}/pay/${slug}`, manual);
const viewOf = async (slug: string) => (await (await open(slug)).json()) as PayView;
const policyOf = async (slug: string) =>
  Object.fromEntries(
    ((await open(slug)).headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );

/** Changes the stored hand-over, as if it had been tampered with or the allowed hosts had changed. */
async function keepHandOver(slug: string, change: (handOver: string) => string): Promise<void> {
  const { id, hand_over: handOver } = await pay.payment(slug);
  await pay.shop.database.db
    .updateTable('payments')
    .set({ hand_over: change(JSON.stringify(handOver)) })
    .where('id', '=', id)
    .execute();
}

test('the payment page of an order has the provider’s form · ORDER-08', async () => {
  const slug = await pay.order();
  const { provider_id: id } = await pay.payment(slug);
  const fields = [{ name: 'payment_id', value: id }];
  const form = { action: `${pay.sandbox.url}/bank/pay`, method: 'post', fields };
  expect(await viewOf(slug)).toMatchObject({ orderSlug: slug, flow: { kind: 'form', form } });
});

test('allows a form only to its gateway · PA2', async () => {
  const slug = await pay.order();
  const policy = await policyOf(slug);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'frame-src': "'none'",
    'connect-src': "'self'",
    'form-action': `'self' ${pay.sandbox.url}`,
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  });
  const { headers } = await open(slug);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('allows PayPal’s script by its host and a nonce, never inline · ORDER-09 PA4', async () => {
  const slug = await pay.order(payPalMethod);
  const [one, other] = [await policyOf(slug), await policyOf(slug)];
  const script = `${one['script-src']}`;
  expect(script).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{24}' http:/);
  expect(script).toContain(pay.sandbox.url);
  expect(script).not.toMatch(/unsafe|\*|strict-dynamic/);
  expect(other['script-src']).not.toBe(script);
});

test.each([
  ['form', ids.card, 'https://evil.example'],
  ['script', payPalMethod, 'https://evil.example'],
  ['form', ids.card, 'https://user:pw@pay.example'],
  ['script', payPalMethod, 'data:text/javascript,//'],
] as const)('a %s to a disallowed host is not offered · PA2 PA4', async (_, method, to) => {
  const slug = await pay.order(method);
  await keepHandOver(slug, (handOver) => handOver.replaceAll(pay.sandbox.url, to));
  const view = await viewOf(slug);
  expect(view.flow).toEqual({ kind: 'broken' });
  expect(view.back).toBe(`/checkout/failure?orderSlug=${slug}`);
  const policy = await policyOf(slug);
  expect([policy['script-src'], policy['form-action']]).toEqual(["'self'", "'self'"]);
  expect(await pay.state(slug)).toBe('pending_payment');
  expect(alerts).toContain('payment leads elsewhere');
});

test('a paid or failed order redirects to its result', async () => {
  const slug = await pay.order();
  const payment = pay.sandbox.bank.of((await pay.payment(slug)).id);
  if (payment) payment.state = 'failed';
  if (payment) await pay.sandbox.bank.notify(payment);
  expect((await open(slug)).headers.get('location')).toBe(`/checkout/failure?orderSlug=${slug}`);
  if (payment) payment.state = 'paid';
  if (payment) await pay.sandbox.bank.notify(payment);
  expect((await open(slug)).headers.get('location')).toBe(`/checkout/success?orderSlug=${slug}`);
});

test('other orders have no payment page', async () => {
  for (const slug of ['unknown', await pay.order(ids.bank)]) {
    expect((await open(slug)).status).toBe(404);
  }
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])(
  'does not accept %s as the return address · CO8',
  async (successURL) => {
    const cart = await readyCart(pay.shop, [[ids.book, 1]], ids.card);
    const response = await pay.shop.call('checkout.createOrder', { ...orderOf(cart), successURL });
    expect(response).toMatchObject({ ok: false, error: { code: 'redirectNotAllowed' } });
  },
);

test('uses the return paths given with the order · ORDER-12', async () => {
  const cart = await readyCart(pay.shop, [[ids.book, 1]], ids.card);
  const paths = { successURL: '/de/checkout/success', failureURL: '/de/x?a=1' };
  const { orderSlug } = await pay.shop.get('checkout.createOrder', { ...orderOf(cart), ...paths });
  expect((await viewOf(orderSlug)).back).toBe(`/de/x?a=1&orderSlug=${orderSlug}`);
});
