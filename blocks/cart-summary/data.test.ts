import { expect, it } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { load } from './data.ts';
import current from './fixtures/current.json';

const buyer = {
  type: 'Main',
  firstName: 'Žarka',
  lastName: 'Đurđević',
  contactEmail: 'zarka@example.com',
  contactPhone: '+385 91 555 0199',
  country: 1,
  city: 'Zadar',
  street: 'Obala',
  houseNumber: '7a',
  zipCode: '23000',
};
const onItsWay = { addresses: [buyer], deliveryMethodId: 1 };

/** Loads the summary of a cart at a step of the checkout; the API returns no delivery methods. */
async function summaryAt(step: string, parts: object = onItsWay, screen = 'checkout') {
  const cart = { ...current.session.cart, ...parts };
  const url = new URL(`https://shop.test/naplata?step=${step}`);
  const api = { call: async () => ({ ok: true, value: [] }) };
  const context = {
    session: { cart },
    cartSession: {},
    screen,
    url,
    api,
  } as unknown as LoadContext;
  const loaded = await load(context, { variant: 'compact', sticky: true });
  return loaded.ok ? loaded.value : null;
}

it.each([
  ['address', false],
  ['shipping', false],
  ['payment', true],
] as const)('at the step %s the form lists the goods: %s', async (step, isListed) => {
  expect(await summaryAt(step)).toMatchObject({ isListed });
});

it('a step that cannot be reached yet lists nothing', async () => {
  expect(await summaryAt('payment', { addresses: [] })).toMatchObject({ isListed: false });
});

it('on the cart page totals and checkout button stay visible, whatever the checkout progress · CART-16', async () => {
  expect(await summaryAt('payment', onItsWay, 'cart')).toMatchObject({ isListed: false });
});

it('digital goods are listed at payment too, without a delivery hint', async () => {
  const digital = { ...onItsWay, digitalOnly: true, deliveryMethodId: null };
  expect(await summaryAt('payment', digital)).toEqual({ hint: null, isListed: true });
});
