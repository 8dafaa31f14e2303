import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaptcha } from '#server/captcha/captcha.ts';
import { openPayShop, type PayShop, payPalMethod } from '#tests/support/payments.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let pay: PayShop;
let provider: Server;
const requested: string[] = [];

/**
 * A local version of the captcha provider's `siteverify` call, which accepts only the response of a person.
 */
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const fields = new URLSearchParams((await request.toArray()).join(''));
    requested.push(`${fields.get('response')}`);
    const isPerson = fields.get('response') === 'person';
    const verification = {
      success: isPerson,
      hostname: 'shop.test',
      action: 'payAgain',
      score: 0.9,
    };
    response.end(JSON.stringify(verification));
  });
  await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  const contract = { key: 'k', secret: 's', version: 3, host: 'shop.test' } as const;
  const captcha = createCaptcha({ ...contract, provider: `http://127.0.0.1:${port}/recaptcha/` });
  pay = await openPayShop({ captcha });
});
afterAll(async () => {
  await pay.close();
  provider.close();
});

const refusal = (code: string) => ({ ok: false, error: { code } });
const again = (orderSlug: string, paymentMethodId: number, more = {}) =>
  pay.shop.call('checkout.payAgain', { orderSlug, paymentMethodId, ...more });

async function failPayment(slug: string): Promise<void> {
  const payment = pay.sandbox.bank.of((await pay.payment(slug)).id);
  if (!payment) throw new Error('the bank knows no such payment');
  payment.state = 'failed';
  await pay.sandbox.bank.notify(payment);
}

/** Creates an order whose buyer failed to pay three times, this many minutes ago. */
async function failedThrice(minutesAgo: number): Promise<string> {
  const slug = await pay.order();
  const { db } = pay.shop.database;
  const guest_email = `${crypto.randomUUID()}@example.com`;
  await db.updateTable('orders').set({ guest_email }).where('slug', '=', slug).execute();
  for (let times = 0; times < 3; times += 1) {
    if (times > 0) await again(slug, ids.card);
    await failPayment(slug);
  }
  const { order_id: id } = await pay.payment(slug);
  await sql`UPDATE payments SET settled_at = now() - make_interval(mins => ${minutesAgo})
    WHERE order_id = ${id}`.execute(db);
  return slug;
}

test('after three failures and a pause the next attempt needs a captcha', async () => {
  const slug = await failedThrice(16);
  expect(await pay.shop.get('checkout.orderPayment', { orderSlug: slug })).toMatchObject({
    coolDown: false,
    captcha: true,
  });
  requested.splice(0);
  for (const proof of [{}, { captchaResponse: '' }, { captchaResponse: 'program' }]) {
    expect(await again(slug, ids.card, proof)).toEqual(refusal('captchaFailed'));
    expect(await again(slug, payPalMethod, proof)).toEqual(refusal('captchaFailed'));
  }
  expect(requested).toEqual(['program', 'program']);
  const person = { captchaResponse: 'person', captchaKey: 'k' };
  expect(await again(slug, ids.card, person)).toMatchObject({ ok: true });
  expect(await pay.state(slug)).toBe('pending_payment');
});

test('a captcha does not shorten the pause', async () => {
  const slug = await failedThrice(1);
  const response = await again(slug, ids.card, { captchaResponse: 'person' });
  expect(response).toMatchObject(refusal('paymentCoolDown'));
});

test('a transfer needs no captcha, and a day later no payment does', async () => {
  expect(await again(await failedThrice(16), ids.bank)).toMatchObject({ ok: true });
  const slug = await failedThrice(25 * 60);
  expect(await pay.shop.get('checkout.orderPayment', { orderSlug: slug })).toMatchObject({
    captcha: false,
  });
  expect(await again(slug, ids.card)).toMatchObject({ ok: true });
});

test('a new order of the same buyer is created, and its payment needs a captcha', async () => {
  const slug = await failedThrice(16);
  const { db } = pay.shop.database;
  const { guest_email: email } = await db
    .selectFrom('orders')
    .select('guest_email')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const cart = await readyCart(pay.shop, [[ids.book, 1]], ids.card);
  await db.updateTable('carts').set({ guest_email: email }).where('id', '=', cart.id).execute();
  const made = await pay.shop.call('checkout.createOrder', orderOf(cart));
  expect(made).toMatchObject(refusal('paymentCaptcha'));
  const orderSlug = made.ok ? '' : `${made.error.params?.orderSlug}`;
  expect(await pay.state(orderSlug)).toBe('pending_payment');
  const person = { captchaResponse: 'person' };
  expect(await again(orderSlug, ids.card, person)).toMatchObject({ ok: true });
});

test('without scripts there is no captcha: an error is shown, and a transfer works', async () => {
  const slug = await failedThrice(16);
  const visitor = createVisitor(pay.shop);
  const send = (paymentMethodId: number) => {
    const values = { orderSlug: slug, paymentMethodId: `${paymentMethodId}`, captchaResponse: '' };
    return visitor.run('payment.again', values, { path: '/checkout/failure', errorText: true });
  };
  const refused = await send(ids.card);
  expect(refused.submission?.errors).toEqual({
    '': 'Provjera da niste robot nije uspjela. Pokušajte ponovno.',
  });
  expect((await send(ids.bank)).redirect).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
});
