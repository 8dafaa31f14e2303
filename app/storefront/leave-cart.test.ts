import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import { openStorefront, storedScreen } from '#tests/support/storefront.ts';

const cart = { id: 'c', items: [{ itemId: 1 }], itemsCount: 1, addresses: [] };
const responses: Readonly<Record<string, unknown>> = {
  'cart.getCart': cart,
  'settings.generalUser': { value: 'hr' },
  'cms.screenDocument': storedScreen,
};
const request = openStorefront(
  async (name) => (name in responses ? ok(responses[name]) : fail('unavailable')),
  { cartId: 'c', protectCode: 'p', locale: 'hr' },
);

/** Opens a page after one in Croatian; returns the cookies that it sets. */
async function cookiesOf(path: string, wants: 'html' | 'data') {
  const { cookies } = await request(path, { wants, from: new URL('http://shop.test/') });
  return new Map(cookies.map(({ name, value, maxAge }) => [name, maxAge > 0 ? value : null]));
}

test.each([
  ['/en/cart', 'html'],
  ['/en/cart', 'data'],
  ['/de/einkaufswagen', 'html'],
  ['/de/einkaufswagen', 'data'],
] as const)(
  'opening %s in another language as %s ends the session of the cart and remembers the cart · CART-26 I18N-07',
  async (path, wants) => {
    const cookies = await cookiesOf(path, wants);
    expect([cookies.get('cartId'), cookies.get('protectCode')]).toEqual([null, null]);
    expect(cookies.get('leftCarts')).toBe('c.p');
  },
);

test.each(['html', 'data'] as const)(
  'another page in the same language, as %s, keeps the session of the cart · CART-26',
  async (wants) => {
    const cookies = await cookiesOf('/kosarica', wants);
    expect([cookies.has('cartId'), cookies.has('leftCarts')]).toEqual([false, false]);
  },
);
