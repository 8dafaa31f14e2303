import { describe, expect, it } from 'vitest';
import { percentOff, referencePrice } from './product-prices.ts';

const prices = {
  finalPrice: 9000,
  retailPrice: 10_000,
  lowestPrice30: null,
  membershipPrice: null,
};

describe('a reduced price', () => {
  it('is calculated from the lowest price of 30 days, never from the retail price · PROD-16', () => {
    const reduced = { ...prices, lowestPrice30: 9500 };
    expect(referencePrice(reduced)).toBe(9500);
    expect(percentOff(reduced)).toBe(5);
  });

  it('has no struck price while the history is unknown', () => {
    expect(referencePrice(prices)).toBeNull();
    expect(percentOff(prices)).toBe(0);
  });

  it.each([8000, 9000])('does not exist with a lowest price of %i', (lowestPrice30) => {
    expect(referencePrice({ ...prices, lowestPrice30 })).toBeNull();
    expect(percentOff({ ...prices, lowestPrice30 })).toBe(0);
  });

  it.each([
    [3000, 2000, 33],
    [1000, 995, 1],
    [1000, 0, 100],
    [0, -1, 0],
  ])(
    'rounds the percentage from %i to %i · PROD-16 CONST-33',
    (lowestPrice30, finalPrice, percent) => {
      expect(percentOff({ ...prices, lowestPrice30, finalPrice })).toBe(percent);
    },
  );
});
