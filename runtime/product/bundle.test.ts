import { describe, expect, it } from 'vitest';
import { type BundlePart, bundleState, startChoice } from './bundle.ts';

const simple: BundlePart = {
  id: 1,
  name: 'Kapa',
  slug: 'kapa',
  qty: 1,
  picture: null,
  format: 'Simple',
  inStock: true,
  variants: [],
  customOptions: [],
};
const jumper: BundlePart = {
  ...simple,
  id: 2,
  format: 'Configurable',
  variants: [
    { id: 21, label: 'S', inStock: true },
    { id: 22, label: 'M', inStock: false },
  ],
};

describe('bundleState', () => {
  it('allows a bundle without configurable parts · PROD-04', () => {
    expect(bundleState([simple], {})).toEqual({ canAdd: true, open: [], blocked: false });
  });

  it('requires the variant of a configurable part · BUNDLE-10 BUNDLE-12', () => {
    expect(bundleState([simple, jumper], {})).toEqual({ canAdd: false, open: [2], blocked: false });
  });

  it('allows a bundle when every part is resolved · BUNDLE-10', () => {
    expect(bundleState([simple, jumper], { 2: 21 }).canAdd).toBe(true);
  });

  it.each([99, 22])('does not accept variant %i as a choice · BUNDLE-12', (chosen) => {
    expect(bundleState([jumper], { 2: chosen }).open).toEqual([2]);
  });

  it('is blocked by a bundle inside the bundle · BUNDLE-10 BUNDLE-11', () => {
    const nested = { ...simple, id: 3, format: 'Bundle' } as const;
    expect(bundleState([simple, nested], {})).toMatchObject({ canAdd: false, blocked: true });
  });

  it('is blocked by a part that was not found · BUNDLE-10 BUNDLE-15', () => {
    expect(bundleState([simple, null], {})).toMatchObject({ canAdd: false, blocked: true });
    expect(bundleState([], {}).blocked).toBe(true);
  });
});

describe('startChoice', () => {
  it('selects variants that are the only choice · BUNDLE-07', () => {
    const only = { ...jumper, variants: jumper.variants.slice(0, 1) };
    expect(startChoice([simple, only, null])).toEqual({ 2: 21 });
    expect(startChoice([jumper])).toEqual({});
  });
});
