import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { fail, ok } from '#schemas/result.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import { load } from './data.ts';
import fixture from './fixtures/order.json' with { type: 'json' };

const order = fixture.data.order as OrderPayment;
const captcha = {
  key: 'k',
  version: 2,
  size: 'invisible',
  provider: 'https://captcha.example/',
} as const satisfies CaptchaSettings;
const options = { picture: null, helpTarget: null };

const render = (change: Partial<OrderPayment> = {}, captcha: CaptchaSettings | null = null) =>
  renderBlock('order-failure', { options, data: { order: { ...order, ...change }, captcha } });

test.each([
  ['hr', 'Plaćanje nije uspjelo', 'Narudžba čeka plaćanje'],
  ['en', 'The payment did not go through', 'Your order is waiting for payment'],
  ['de', 'Die Zahlung ist fehlgeschlagen', 'Ihre Bestellung wartet auf die Zahlung'],
] as const)(
  'in %s a failed payment is titled “%s”, one that is open is not · ERR-67 ORDER-14',
  async (language, title, waiting) => {
    const titleOf = async (status: OrderPayment['status']) => {
      const data = { order: { ...order, status }, captcha: null };
      const html = await renderBlock('order-failure', { language, options, data });
      return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
    };
    expect(await titleOf('failed')).toBe(title);
    expect(await titleOf('created')).toBe(waiting);
  },
);

test('offers the failed payment method and the others, on the same order · ERR-67 ORDER-14', async () => {
  const html = await render();
  expect(html).toContain('Plaćanje nije uspjelo');
  expect(html).toContain('name="orderSlug" value="k3v9x"');
  expect(html).toMatch(/checked=""[^>]*value="3"|value="3"[^>]*checked=""/);
  expect(html).toContain('Platite 91,20');
});

test('explains why card and PayPal are temporarily missing', async () => {
  const methods = order.methods.filter(({ paymentType }) => paymentType === 'BANK');
  const html = await render({ coolDown: true, methods });
  expect(html).toContain('za petnaestak minuta');
  expect(html).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
});

test.each([
  ['paid', 'Narudžba je plaćena', 'orderSlug=k3v9x'],
  ['cancelled', 'Vrijeme za plaćanje je isteklo', '/shop'],
] as const)('an order that is %s cannot be paid', async (status, title, to) => {
  const html = await render({ status, payUntil: null, methods: [] });
  expect(html).toContain(title);
  expect(html).toContain(to);
  expect(html).not.toContain('payment.again');
});

test('requests the payment in the currency of the order', async () => {
  const html = await render({ currency: 'USD' });
  expect(html).toContain('91,20\u00a0$');
  expect(html).not.toContain('€');
});

test('loads the order in the URL', async () => {
  const call = async (_: string, { orderSlug }: { orderSlug: string }) =>
    orderSlug === order.orderSlug ? ok(order) : fail('notFound');
  const at = (query: string) => {
    const url = new URL(`https://shop.test/checkout/failure${query}`);
    return load({ api: { call }, url, site: { captcha } } as unknown as LoadContext, options);
  };
  expect(await at('?orderSlug=k3v9x')).toEqual(ok({ order, captcha: null }));
  expect(await at('?orderSlug=other')).toEqual(ok({ order: null, captcha: null }));
  expect(await at('')).toEqual(ok({ order: null, captcha: null }));
});

test.each([
  ['COD', 'banknote'],
  ['BANK', 'landmark'],
  ['HPF', 'credit-card'],
  ['PAYPAL', 'credit-card'],
  ['FREE', 'gift'],
] as const)('a method of the type %s has the icon %s · CONST-67', async (paymentType, icon) => {
  const methods = [{ id: 1, name: 'Način', description: '', paymentType }];
  const html = await render({ methods, chosen: 1 });
  const [choice = ''] = /<fieldset.*?<\/fieldset>/s.exec(html) ?? [];
  expect([...choice.matchAll(/#([\w-]+)"/g)].map(([, name]) => name)).toEqual([icon]);
});

test('requires a captcha after several failures', async () => {
  expect(await render()).not.toContain('captchaResponse');
  const html = await render({ captcha: true }, captcha);
  expect(html).toContain('provjeravamo da niste robot');
  expect(html).toContain('name="captchaResponse"');
});
