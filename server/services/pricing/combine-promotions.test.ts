import { expect, test } from 'vitest';
import { promotion } from '#tests/support/promotion.ts';
import { priceCart } from './price-cart.ts';
import type { Promotion } from './promotion.ts';

const line = {
  productIds: [1],
  retailPrice: 10_000,
  salePrice: null,
  membershipPrice: null,
  additions: 0,
  qty: 1,
  taxRate: 25,
};
const price = (...promotions: Promotion[]) =>
  priceCart({
    lines: [line],
    isMember: false,
    promotions,
    delivery: { price: 500, freeFrom: null, taxRate: 25 },
    now: new Date('2026-11-21T10:00:00.000Z'),
  });
const automatic = (id: number, change: Partial<Promotion>) =>
  promotion({ id, code: null, ...change });
const applied = (priced: ReturnType<typeof price>) =>
  priced.promotions.map(({ promotion: { id }, amount }) => [id, amount]);

test('each promotion reduces what the ones before it left, in their order', () => {
  const tenth = automatic(1, { position: 2 });
  const ten = automatic(2, { kind: 'amount', value: 1000, position: 1 });
  const priced = price(tenth, ten);
  expect(applied(priced)).toEqual([
    [2, 1000],
    [1, 900],
  ]);
  expect(priced.summary).toMatchObject({ coupon: 1900, orderTotal: 8600 });
});

test('an exclusive promotion applies alone, if it gives more than the others together', () => {
  const others = [automatic(1, {}), automatic(2, { value: 5 })];
  expect(applied(price(...others, automatic(3, { value: 20, isExclusive: true })))).toEqual([
    [3, 2000],
  ]);
  expect(applied(price(...others, automatic(3, { value: 14, isExclusive: true })))).toHaveLength(2);
});

test('a coupon that loses to better promotions is refused with the reason · COUPON-06', () => {
  const coupon = promotion({ id: 9, value: 1, isExclusive: true });
  const priced = price(coupon, automatic(1, {}));
  expect(priced).toMatchObject({ couponHolds: false, couponRefusal: { reason: 'notCombined' } });
});

test('free delivery counts for the choice, and takes nothing off the goods', () => {
  const free = automatic(1, { kind: 'freeDelivery', value: null, isExclusive: true });
  const priced = price(free, automatic(2, { kind: 'amount', value: 499 }));
  expect(applied(priced)).toEqual([[1, 0]]);
  expect(priced.summary).toMatchObject({ coupon: 0, delivery: 0, orderTotal: 10_000 });
  expect(priced.delivery).toMatchObject({ listPrice: 500, price: 0 });
});
