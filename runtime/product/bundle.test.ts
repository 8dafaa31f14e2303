import { describe, expect, it } from 'vitest';
import type { BundleEntry } from '#schemas/entities/product-parts.ts';
import { type BundlePart, bundleState, startChoice, toParts } from './bundle.ts';

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
    expect(bundleState([simple], {})).toEqual({ open: [], blocked: false });
  });

  it('requires the variant of a configurable part · BUNDLE-10 BUNDLE-12', () => {
    expect(bundleState([simple, jumper], {})).toEqual({ open: [jumper], blocked: false });
  });

  it('allows a bundle when every part is resolved · BUNDLE-10', () => {
    expect(bundleState([simple, jumper], { 2: 21 })).toEqual({ open: [], blocked: false });
  });

  it.each([99, 22])('does not accept variant %i as a choice · BUNDLE-12', (chosen) => {
    expect(bundleState([jumper], { 2: chosen }).open).toEqual([jumper]);
  });

  it('is blocked by a bundle inside the bundle · BUNDLE-10 BUNDLE-11', () => {
    const nested = { ...simple, id: 3, format: 'Bundle' } as const;
    expect(bundleState([simple, nested], {})).toMatchObject({ blocked: true });
  });

  it('is blocked by a part that was not found · BUNDLE-10 BUNDLE-15', () => {
    expect(bundleState([simple, null], {})).toMatchObject({ blocked: true });
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

describe('toParts', () => {
  const product = {
    id: 2,
    name: 'Majica',
    slug: 'majica',
    inStock: true,
    media: [],
    customOptions: [],
    configurationAttributes: [
      { attributeCode: 'boja', values: [{ id: 1, value: '#16324f', label: 'modra' }] },
      { attributeCode: 'velicina', values: [{ id: 5, value: 'L', label: null }] },
    ],
    associatedProducts: [
      { id: 21, name: 'Majica L', inStock: false, configuration: { boja: 1, velicina: 5 } },
      { id: 22, name: 'Majica bez svega', inStock: true, configuration: {} },
    ],
  };
  const entry = (format: BundleEntry['format']) =>
    ({ product, format, qty: 2 }) as unknown as BundleEntry;

  it('names each variant by its values, or by its own name without any · BUNDLE-07', () => {
    expect(toParts([entry('Configurable')])).toMatchObject([
      {
        id: 2,
        name: 'Majica',
        qty: 2,
        variants: [
          { id: 21, label: 'modra, L', inStock: false },
          { id: 22, label: 'Majica bez svega', inStock: true },
        ],
      },
    ]);
  });

  it('offers no variants of a part that is not configurable, and has no part for an id · BUNDLE-07 BUNDLE-15', () => {
    expect(toParts([entry('Simple')])).toMatchObject([{ variants: [] }]);
    expect(toParts([{ ...entry('Simple'), product: 7 }])).toEqual([null]);
  });
});
