import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { signFields } from '../../payments/hosted-form/signature.ts';
import type { BankPayment } from '../../payments/sandbox/bank-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { returnToken } from './return-token.ts';

let pay: PayShop;
beforeAll(async () => {
  pay = await openPayShop();
});
afterAll(() => pay.close());

const manual = { redirect: 'manual' } as const;

async function atBank(slug: string): Promise<BankPayment> {
  const payment = pay.sandbox.bank.of((await pay.payment(slug)).id);
  if (!payment) throw new Error('the bank knows no such payment');
  return payment;
}

/** Returns the buyer by a form on the bank's site. */
const comeBack = (payment: BankPayment) =>
  fetch(payment.returnUrl, {
    ...manual,
    method: 'POST',
    body: new URLSearchParams(pay.sandbox.bank.report(payment)),
  });

const poll = () => reconcilePayments(pay.shop.deps, new Date(Date.now() + 3_600_000));

async function history(slug: string) {
  const events = pay.shop.database.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['to_state', 'reason', 'actor'])
    .where('slug', '=', slug)
    .where('reason', '!=', 'created');
  return events.orderBy('order_events.id').execute();
}

const sources = ['return', 'notification', 'poll'] as const;
const orders = sources.flatMap((a) =>
  sources.flatMap((b) =>
    sources.filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c]),
  ),
);

test.each(orders)('%s, %s, %s, three times each, pay an order once · PA7 P6', async (...order) => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'paid';
  const act = {
    return: () => comeBack(payment),
    notification: () => pay.sandbox.bank.notify(payment),
    poll,
  };
  for (const source of [...order, ...order, ...order]) await act[source as 'poll']();
  expect(await pay.state(slug)).toBe('paid');
  expect(await history(slug)).toEqual([
    { to_state: 'paid', reason: 'payment paid', actor: 'provider' },
  ]);
  const mails = pay.shop.database.db.selectFrom('outbox').select('kind');
  const { order_id: id } = await pay.payment(slug);
  expect(await mails.where('dedupe_key', '=', `order.paid:${id}`).execute()).toHaveLength(1);
});

test('simultaneous reports pay an order once · PA7', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'paid';
  const acts = [() => comeBack(payment), () => pay.sandbox.bank.notify(payment), poll];
  await Promise.all([...acts, ...acts, ...acts].map((act) => act()));
  expect(await history(slug)).toHaveLength(1);
  expect((await pay.payment(slug)).state).toBe('paid');
});

test('a late failure report does not revert a payment · PA7', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'failed';
  expect(await pay.sandbox.bank.notify(payment)).toBe(200);
  expect(await pay.state(slug)).toBe('payment_failed');
  payment.state = 'paid';
  await pay.sandbox.bank.notify(payment);
  payment.state = 'failed';
  await pay.sandbox.bank.notify(payment);
  expect(await pay.state(slug)).toBe('paid');
});

test.each([
  ['amount', '1'],
  ['currency', 'HUF'],
  ['merchant', 'somebody-else'],
] as const)('money with another %s does not pay, and is flagged · PA5', async (field, value) => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'paid';
  payment[field] = value;
  await pay.sandbox.bank.notify(payment);
  expect(await pay.state(slug)).toBe('pending_payment');
  expect(await pay.payment(slug)).toMatchObject({ state: 'mismatch', flag: 'mismatch' });
  expect(await history(slug)).toEqual([
    { to_state: 'pending_payment', reason: 'payment needs review: mismatch', actor: 'provider' },
  ]);
  const response = await comeBack(payment);
  expect(response.headers.get('location')).toBe(`/checkout/failure?orderSlug=${slug}`);
});

test('forged, changed and old messages change nothing · PA7', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'paid';
  const { bank } = pay.sandbox;
  const { timestamp: _, signature: __, ...fields } = bank.report(payment);
  const old = new Date(Date.now() - 600_000);
  const forgeries = [
    { ...bank.report(payment), signature: 'ab'.repeat(32) },
    { ...bank.report(payment), reference: (await pay.payment(await pay.order())).id },
    signFields(fields, 'another secret', new Date()),
    signFields(fields, bank.contract.secret, old),
    { ...fields },
  ];
  for (const forgery of forgeries) {
    const body = new URLSearchParams(forgery);
    const response = await fetch(payment.notifyUrl, { method: 'POST', body });
    expect(response.status).toBe(403);
  }
  expect(await pay.state(slug)).toBe('pending_payment');
});

test('a message about the payment of another order pays neither order · PA7', async () => {
  const [slug, otherSlug] = [await pay.order(), await pay.order()];
  const [payment, other] = [await atBank(slug), await atBank(otherSlug)];
  other.state = 'paid';
  const { bank } = pay.sandbox;
  const { timestamp: _, signature: __, ...fields } = bank.report(other);
  const mixed = signFields(
    { ...fields, reference: payment.reference },
    bank.contract.secret,
    new Date(),
  );
  const response = await fetch(payment.notifyUrl, {
    method: 'POST',
    body: new URLSearchParams(mixed),
  });
  expect(response.status).toBe(404);
  const returned = await fetch(payment.returnUrl, {
    ...manual,
    method: 'POST',
    body: new URLSearchParams(mixed),
  });
  expect(returned.status).toBe(303);
  expect([await pay.state(slug), await pay.state(otherSlug)]).toEqual([
    'pending_payment',
    'pending_payment',
  ]);
});

test('returns without cookies by a form on another site · PA9', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'paid';
  const response = await fetch(payment.returnUrl, {
    ...manual,
    method: 'POST',
    headers: { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(pay.sandbox.bank.report(payment)),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/checkout/success?orderSlug=${slug}`);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await pay.state(slug)).toBe('paid');
});

test('a return address cannot be forged · PA9', async () => {
  const { id } = await pay.payment(await pay.order());
  const token = await returnToken(pay.shop.deps.db, id);
  const other = (await pay.payment(await pay.order())).id;
  for (const made of [id, `${id}.`, `${id}.AAAA`, token.replace(id, other), 'x'.repeat(90)]) {
    const response = await fetch(`${pay.url}/pay/return/${made}`, manual);
    expect([made, response.status]).toEqual([made, 404]);
  }
});

test('return fields with a foreign signature are ignored · PA7', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  const body = new URLSearchParams({ ...pay.sandbox.bank.report(payment), state: 'paid' });
  await fetch(payment.returnUrl, { ...manual, method: 'POST', body });
  expect(await pay.state(slug)).toBe('pending_payment');
});

test('queries payments without a report at growing intervals · P6', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  const due = async () => (await pay.payment(slug)).next_check_at;
  const first = await due();
  await poll();
  expect(new Date(`${await due()}`).getTime()).toBeGreaterThan(new Date(`${first}`).getTime());
  payment.state = 'paid';
  await reconcilePayments(pay.shop.deps, new Date());
  expect(await pay.state(slug)).toBe('pending_payment');
  await reconcilePayments(pay.shop.deps, new Date(Date.now() + 7_300_000));
  expect(await pay.state(slug)).toBe('paid');
  expect((await pay.payment(slug)).next_check_at).toBeNull();
});

test('money for an ended order is flagged', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  const { db } = pay.shop.database;
  await db.updateTable('orders').set({ state: 'cancelled' }).where('slug', '=', slug).execute();
  payment.state = 'paid';
  await pay.sandbox.bank.notify(payment);
  expect(await pay.state(slug)).toBe('cancelled');
  expect(await pay.payment(slug)).toMatchObject({ state: 'paid', flag: 'late' });
});

test('a double payment is flagged', async () => {
  const slug = await pay.order();
  const first = await atBank(slug);
  first.state = 'failed';
  await pay.sandbox.bank.notify(first);
  const orderSlug = slug;
  await pay.shop.get('checkout.payAgain', { orderSlug, paymentMethodId: payPalMethod });
  const second = pay.sandbox.payPal.records.get(`${(await pay.payment(slug)).provider_id}`);
  if (second) pay.sandbox.payPal.decide(second, true);
  await pay.shop.get('checkout.pgSuccess', { id: slug });
  expect(await pay.state(slug)).toBe('paid');
  first.state = 'paid';
  await pay.sandbox.bank.notify(first);
  const flags = pay.shop.database.db.selectFrom('payments').select(['payment_type', 'flag']);
  const { order_id: id } = await pay.payment(slug);
  expect(await flags.where('order_id', '=', id).orderBy('payment_type').execute()).toEqual([
    { payment_type: 'HPF', flag: 'double' },
    { payment_type: 'PAYPAL', flag: null },
  ]);
});

test('stores each report once, and never changes it', async () => {
  const slug = await pay.order();
  const payment = await atBank(slug);
  payment.state = 'paid';
  const body = new URLSearchParams(pay.sandbox.bank.report(payment));
  for (let i = 0; i < 3; i += 1) await fetch(payment.notifyUrl, { method: 'POST', body });
  const { db } = pay.shop.database;
  const { id } = await pay.payment(slug);
  const events = db.selectFrom('payment_events').select(['source', 'state']);
  expect(await events.where('payment_id', '=', id).execute()).toEqual([
    { source: 'notification', state: 'paid' },
  ]);
  const change = db.updateTable('payment_events').set({ state: 'failed' });
  await expect(change.where('payment_id', '=', id).execute()).rejects.toThrow();
});
