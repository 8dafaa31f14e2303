import { describe, expect, it } from 'vitest';
import type { VisitorCart } from '../store/session.ts';
import { stateOf, type Voyage, voyageOf } from './voyage.ts';

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

describe('the voyage', () => {
  it('has three steps · CHK-02, CONST-73', () => {
    expect(voyageOf(cart({}), at(''))?.steps).toEqual(['address', 'shipping', 'payment']);
  });

  it('leaves delivery out for digital goods', () => {
    const voyage = voyageOf(cart({ digitalOnly: true, ...addressed }), at('payment')) as Voyage;
    expect(voyage).toEqual({ steps: ['address', 'payment'], current: 'payment' });
    expect(stateOf(voyage, 'shipping')).toBe('absent');
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
    'cannot be jumped over, case %# · CHK-03',
    (parts, asked, current) => {
      expect(voyageOf(cart(parts), at(asked))?.current).toBe(current);
    },
  );

  it('does not start with nothing to order', () => {
    expect(voyageOf(null, at('address'))).toBeNull();
    expect(voyageOf(cart({ items: [] }), at('address'))).toBeNull();
  });

  it('knows what is done and what lies ahead', () => {
    const voyage = voyageOf(cart(addressed), at('shipping')) as Voyage;
    const states = voyage.steps.map((step) => stateOf(voyage, step));
    expect(states).toEqual(['done', 'current', 'ahead']);
  });
});
