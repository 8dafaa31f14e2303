import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import { fail, ok } from '#schemas/result.ts';
import * as checkoutAddress from '../../blocks/checkout-address/data.ts';
import * as checkoutPayment from '../../blocks/checkout-payment/data.ts';
import * as form from '../../blocks/form/data.ts';
import * as newsletter from '../../blocks/newsletter/data.ts';
import * as registerForm from '../../blocks/register-form/data.ts';
import { fixturesOf } from '../support/blocks.ts';
import { guest } from '../support/page.ts';
import { renderBlock } from '../support/render-block.tsx';

/** Loads a block, and returns the forms whose consents it reads. */
async function formsOf(load: (context: LoadContext) => Promise<unknown>, formType = '') {
  const requested: unknown[] = [];
  const call = async (name: string, input: { readonly assigned_to?: string }) => {
    if (name === 'form.get') return ok({ id: 1, fields: [], captcha: null, formType });
    if (name !== 'consent.filterForWeb') return fail('unavailable');
    requested.push(input.assigned_to);
    return ok({ data: [] });
  };
  await load({
    api: { call } as unknown as ApiClient,
    url: new URL('http://shop.test/'),
    session: guest,
    site: {},
    language: 'hr',
  } as unknown as LoadContext);
  return requested;
}

/** Returns a cart whose next step of the checkout is `step`. */
const cartAt = (step: 'address' | 'payment') => {
  const addresses = step === 'payment' ? [{ type: 'Main' }, { type: 'Shipping' }] : [];
  const addressFields = { required: [] };
  return { items: [{}], addresses, addressFields, deliveryMethodId: 1, digitalOnly: false };
};

const inCheckout =
  (load: (context: LoadContext) => Promise<unknown>, step: 'address' | 'payment') =>
  (context: LoadContext) => {
    const session = { ...guest, cart: cartAt(step) } as unknown as LoadContext['session'];
    const url = new URL(`http://shop.test/naplata?step=${step}`);
    return load({ ...context, session, url, cartSession: { cartId: 'a', protectCode: 'b' } });
  };

test('each form reads the consents of its own type · CONSENT-05 CHK-A-04 CHK-P-02 REG-07 CONST-64', async () => {
  expect(await formsOf((context) => newsletter.load(context, {} as never))).toEqual(['newsletter']);
  expect(await formsOf((context) => registerForm.load(context, {} as never))).toEqual([
    'registerForm',
  ]);
  const address = (context: LoadContext) => checkoutAddress.load(context, {} as never);
  expect(await formsOf(inCheckout(address, 'address'))).toEqual(['addressForm']);
  const payment = (context: LoadContext) => checkoutPayment.load(context, {});
  expect(await formsOf(inCheckout(payment, 'payment'))).toEqual(['checkoutForm']);
  for (const type of ['contactForm', 'productAvailabilityForm']) {
    const own = (context: LoadContext) => form.load(context, { form: 'upit' } as never);
    expect(await formsOf(own, type)).toEqual([type]);
  }
  expect(await formsOf((context) => form.load(context, { form: 'upit' } as never))).toEqual([]);
});

const blocks = ['register-form', 'newsletter', 'form', 'checkout-address', 'checkout-payment'];

test('a form whose consents cannot be loaded knows it · CONSENT-03', async () => {
  const api = { call: async () => fail('unavailable') } as unknown as ApiClient;
  expect(await loadConsents({ api }, 'newsletter')).toBeNull();
});

test.each(blocks)(
  'consents that could not be loaded are reported in %s · CONSENT-03',
  async (block) => {
    const example = fixturesOf(block).find(({ name }) => name === 'current');
    const data = { ...(example?.data as object), consents: null };
    const html = await renderBlock(block, { data });
    expect(html).toMatch(/id="consents-error"[^>]*>(?:<[^>]*>)*[^<]*[Pp]rivole/);
    expect(html).not.toContain('name="consents"');
  },
);

test.each(blocks)(
  'the consents of %s are shown as HTML, unchecked, the required one with a star · CONSENT-02 CONSENT-04 CHK-A-04 CHK-P-02 REG-07',
  async (block) => {
    const example = fixturesOf(block).find(({ name }) => name === 'current');
    const consents = [
      { id: 71, displayName: 'Prihvaćam <a href="/uvjeti">uvjete</a>', isRequired: true },
      { id: 72, displayName: 'Šaljite mi <b>novosti</b>', isRequired: false },
    ];
    const data = { ...(example?.data as object), consents };
    const html = await renderBlock(block, { data });
    const boxes = (html.match(/<label[^>]*>(?:(?!<\/label>).)*<\/label>/gs) ?? []).filter((label) =>
      label.includes('name="consents"'),
    );
    expect(boxes.map((box) => /value="(\d+)"/.exec(box)?.[1])).toEqual(['71', '72']);
    expect(boxes.map((box) => box.replaceAll(/<[^>]*>/g, ''))).toEqual([
      'Prihvaćam uvjete\u00a0*',
      'Šaljite mi novosti',
    ]);
    expect(boxes.map((box) => box.includes('required'))).toEqual([true, false]);
    expect(boxes[0]).toContain('<a href="/uvjeti">uvjete</a>');
    expect(boxes[1]).toContain('<b>novosti</b>');
    expect(boxes.join()).not.toContain('checked');
    expect(html).toContain('Privole sa zvjezdicom potrebne su za nastavak.');
  },
);
