import { expect, test } from 'vitest';
import { commandField } from '#runtime/block/command-form.tsx';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { fail, ok } from '#schemas/result.ts';
import { openStorefront } from '#tests/support/storefront.ts';
import { addressForm } from '#tests/support/visitor.ts';

const required = 'firstName lastName contactEmail country'.split(' ');
const cart = {
  id: 'c',
  protectCode: 'p',
  items: [{ itemId: 1 }],
  addresses: [],
  addressFields: { required, invoice: [] },
  memberCardBarcode: null,
};
const method = { name: '', description: '', price: 0, options: [] };
const responses: Readonly<Record<string, unknown>> = {
  'cart.getCart': cart,
  'cart.addItem': cart,
  'cart.updateGuestUser': { id: 'g', email: addressForm.contactEmail },
  'master.commons': { countries: [{ iso: 'HR', id: 1 }] },
  'consent.filterForWeb': { data: [] },
  'checkout.getApplicableDeliveryMethods': [
    { ...method, id: 1 },
    { ...method, id: 2 },
  ],
  'checkout.saveDeliveryMethod': cart,
  'checkout.getApplicablePaymentMethods': [],
};

/** Sends a form as a script does, to a site with these settings of the checkout. */
async function send(
  settings: Parameters<typeof openStorefront>[3],
  path: string,
  form: Record<string, string>,
): Promise<CommandReply> {
  const request = openStorefront(
    async (name) => (name in responses ? ok(responses[name]) : fail('unavailable')),
    { cartId: 'c', protectCode: 'p' },
    null,
    settings,
  );
  const { body } = await request(path, { method: 'POST', form, wants: 'reply' });
  return JSON.parse(body) as CommandReply;
}

test.each([
  [0, { redirect: '/kosarica', event: null }],
  [1, { redirect: null, event: null }],
  [2, { redirect: null, event: 'cart-popup' }],
] as const)(
  'on a page, the setting %i of the site decides what follows an add · CART-29 CART-30',
  async (cartAdditionBehaviour, outcome) => {
    const form = { [commandField]: 'cart.add', productId: '1', qty: '1' };
    expect(await send({ cartAdditionBehaviour }, '/', form)).toMatchObject({
      ok: true,
      ...outcome,
    });
  },
);

test.each([
  [true, '/naplata?step=payment'],
  [false, '/naplata?step=shipping'],
])(
  'on a page, the address leads past delivery if the site skips it: %s · CHK-S-07',
  async (skipShippingStep, redirect) => {
    const form = { [commandField]: 'checkout.address', ...addressForm };
    const reply = await send({ skipShippingStep }, '/naplata?step=address', form);
    expect(reply).toMatchObject({ ok: true, redirect });
  },
);
