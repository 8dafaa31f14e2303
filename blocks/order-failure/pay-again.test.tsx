import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { LoadContext } from '#runtime/block/types.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { load } from './data.ts';
import fixture from './fixtures/order.json' with { type: 'json' };
import { messages } from './messages.ts';
import { View } from './view.tsx';

const order = fixture.data.order as OrderPayment;
const captcha = {
  key: 'k',
  version: 2,
  size: 'invisible',
  provider: 'https://captcha.example/',
} as const satisfies CaptchaSettings;
const options = { picture: null, helpTarget: null };

function draw(change: Partial<OrderPayment> = {}, captcha: CaptchaSettings | null = null): string {
  const runtime = {
    page: pageOf([]),
    t: createTranslator('hr', prefixed('order-failure', messages.hr)),
    session: createSessionStore(guest),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View
        id="f"
        options={options}
        data={{ order: { ...order, ...change }, captcha }}
        slots={{}}
      />
    </RuntimeContext>,
  );
}

test('offers the way that failed and the others, on the same order · ORDER-14', () => {
  const html = draw();
  expect(html).toContain('Plaćanje nije uspjelo');
  expect(html).toContain('name="orderSlug" value="k3v9x"');
  expect(html).toMatch(/checked=""[^>]*value="3"|value="3"[^>]*checked=""/);
  expect(html).toContain('Platite 91,20');
});

test('says why card and PayPal are missing for a while', () => {
  const methods = order.methods.filter(({ paymentType }) => paymentType === 'BANK');
  const html = draw({ coolDown: true, methods });
  expect(html).toContain('za petnaestak minuta');
  expect(html).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
});

test.each([
  ['paid', 'Narudžba je plaćena', 'orderSlug=k3v9x'],
  ['cancelled', 'Vrijeme za plaćanje je isteklo', '/shop'],
] as const)('an order that is %s takes no payment', (status, title, to) => {
  const html = draw({ status, payUntil: null, methods: [] });
  expect(html).toContain(title);
  expect(html).toContain(to);
  expect(html).not.toContain('payment.again');
});

test('asks for the order that the address names', async () => {
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

test('asks people to prove that they are, after several failures', () => {
  expect(draw()).not.toContain('captchaResponse');
  const html = draw({ captcha: true }, captcha);
  expect(html).toContain('provjeravamo da niste robot');
  expect(html).toContain('name="captchaResponse"');
});
