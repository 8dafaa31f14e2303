import { describe, expect, it } from 'vitest';
import { percentOff, pricesOf, referencePrice } from './product-prices.ts';

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

describe('where no law names the lowest price of 30 days', () => {
  const none = { lowestPriceDays: null };

  it('the retail price stands beside a lower one, and is sent to the page', () => {
    const reduced = { ...prices, lowestPrice30: 9500 };
    expect(pricesOf(reduced, none)).toEqual({ finalPrice: 9000, retailPrice: 10_000 });
    expect(referencePrice(pricesOf(reduced, none), none)).toBe(10_000);
  });

  it('a product that is not reduced has one price', () => {
    const same = { ...prices, finalPrice: 10_000, lowestPrice30: 11_000 };
    expect(pricesOf(same, none)).toEqual({ finalPrice: 10_000 });
    expect(referencePrice(pricesOf(same, none), none)).toBeNull();
  });
});

it('under that law a page knows the lowest price of 30 days, and no retail price', () => {
  const reduced = { ...prices, lowestPrice30: 9500, membershipPrice: 8000 };
  expect(pricesOf(reduced, { lowestPriceDays: 30 })).toEqual({
    finalPrice: 9000,
    lowestPrice30: 9500,
    membershipPrice: 8000,
  });
});
