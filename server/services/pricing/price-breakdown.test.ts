import { expect, test } from 'vitest';
import { promotion } from '#tests/support/promotion.ts';
import { breakdownOf } from './price-breakdown.ts';
import { priceCart } from './price-cart.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const map = {
  productIds: [1],
  retailPrice: 2000,
  salePrice: 1500,
  membershipPrice: 1200,
  additions: 350,
  qty: 2,
  taxRate: 25,
};
const coupon = promotion();

test('lists each step with the amount it adds · CART-14', () => {
  const breakdown = breakdownOf(
    priceCart({
      lines: [map],
      isMember: true,
      promotions: [coupon],
      delivery: { price: 400, freeFrom: 2000, taxRate: 13 },
      now,
    }),
  );
  expect(
    breakdown.map(({ what, line, from, to, amount }) => [what, line, from, to, amount]),
  ).toEqual([
    ['base', 0, 0, 4000, 4000],
    ['sale', 0, 4000, 3000, -1000],
    ['member', 0, 3000, 2400, -600],
    ['options', 0, 2400, 3100, 700],
    ['coupon', 0, 3100, 2790, -310],
    ['delivery', null, 0, 400, 400],
    ['freeDelivery', null, 400, 0, -400],
    ['tax', null, 2232, 2790, 558],
  ]);
  expect(breakdown.map(({ rate }) => rate)).toEqual([25, 25, 25, 25, 25, 13, 13, 25]);
});

test('steps that change nothing are left out, a price of 0 is kept', () => {
  const gift = { ...map, retailPrice: 0, salePrice: null, membershipPrice: null, additions: 0 };
  const breakdown = breakdownOf(
    priceCart({ lines: [gift], isMember: true, promotions: [coupon], delivery: null, now }),
  );
  expect(breakdown).toEqual([
    { what: 'base', line: 0, qty: 2, from: 0, to: 0, amount: 0, rate: 25 },
  ]);
});

test('distinguishes a coupon for some products from one for all · COUPON-08', () => {
  const lines = [map, { ...map, productIds: [2] }];
  const breakdown = breakdownOf(
    priceCart({
      lines,
      isMember: false,
      promotions: [{ ...coupon, productIds: [2] }],
      delivery: null,
      now,
    }),
  );
  const steps = breakdown.filter(({ what }) => /coupon/i.test(what));
  expect(steps).toEqual([
    { what: 'lineCoupon', line: 1, qty: 2, from: 3700, to: 3330, amount: -370, rate: 25 },
  ]);
});
