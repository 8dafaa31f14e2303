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

/** What the summary knows beside a cart, at a step of the checkout; no way of delivery costs less. */
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

it('a step that cannot be jumped to lists nothing', async () => {
  expect(await summaryAt('payment', { addresses: [] })).toMatchObject({ isListed: false });
});

it('back in the cart the sums and the way on stay in view, however far the checkout has come · CART-16', async () => {
  expect(await summaryAt('payment', onItsWay, 'cart')).toMatchObject({ isListed: false });
});

it('digital goods are listed by the payment too, without a hint about delivery', async () => {
  const digital = { ...onItsWay, digitalOnly: true, deliveryMethodId: null };
  expect(await summaryAt('payment', digital)).toEqual({ hint: null, isListed: true });
});
