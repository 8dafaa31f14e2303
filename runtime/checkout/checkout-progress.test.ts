import { describe, expect, it } from 'vitest';
import type { VisitorCart } from '../store/session.ts';
import { type CheckoutProgress, checkoutProgressOf, stateOf } from './checkout-progress.ts';

const at = (step: string) => new URL(`https://shop.test/naplata?step=${step}`);

function cart(parts: Partial<VisitorCart>): VisitorCart {
  const empty = {
    items: [{}],
    digitalOnly: false,
    addresses: [],
    addressFields: { required: ['street'], invoice: [] },
    deliveryMethodId: null,
  };
  return { ...empty, ...parts } as unknown as VisitorCart;
}

const addressed = {
  addresses: [{ type: 'Main', street: 'Obala' }],
} as unknown as Partial<VisitorCart>;

describe('the progress of the checkout', () => {
  it('has three steps · CHK-02, CONST-73', () => {
    expect(checkoutProgressOf(cart({}), at(''))?.steps).toEqual(['address', 'shipping', 'payment']);
  });

  it('omits delivery for digital goods · CHK-02 CONST-73', () => {
    const progress = checkoutProgressOf(
      cart({ digitalOnly: true, ...addressed }),
      at('payment'),
    ) as CheckoutProgress;
    expect(progress).toEqual({ steps: ['address', 'payment'], current: 'payment' });
    expect(stateOf(progress, 'shipping')).toBe('absent');
  });

  it.each([
    [{}, 'payment', 'address'],
    [addressed, 'payment', 'shipping'],
    [{ ...addressed, deliveryMethodId: 3 }, 'payment', 'payment'],
    [{ ...addressed, deliveryMethodId: 3 }, 'address', 'address'],
    [addressed, 'nonsense', 'shipping'],
    [
      { addresses: [{ type: 'Main', firstName: 'Ana' }], deliveryMethodId: 3 },
      'payment',
      'address',
    ],
  ] as unknown as [Partial<VisitorCart>, string, string][])(
    'does not allow skipping steps, case %# · CHK-03',
    (parts, requested, current) => {
      expect(checkoutProgressOf(cart(parts), at(requested))?.current).toBe(current);
    },
  );

  it('does not start with an empty cart', () => {
    expect(checkoutProgressOf(null, at('address'))).toBeNull();
    expect(checkoutProgressOf(cart({ items: [] }), at('address'))).toBeNull();
  });

  it('distinguishes completed and upcoming steps · CHK-03', () => {
    const progress = checkoutProgressOf(cart(addressed), at('shipping')) as CheckoutProgress;
    const states = progress.steps.map((step) => stateOf(progress, step));
    expect(states).toEqual(['done', 'current', 'ahead']);
  });
});
