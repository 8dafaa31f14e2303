import { expect, test } from 'vitest';
import { promotion } from '#tests/support/promotion.ts';
import { breakdownOf } from './price-breakdown.ts';
import { type LineInput, priceCart } from './price-cart.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const line = (change: Partial<LineInput> = {}): LineInput => ({
  productIds: [1],
  retailPrice: 1000,
  salePrice: null,
  membershipPrice: null,
  additions: 0,
  qty: 1,
  taxRate: 25,
  ...change,
});
const priced = (balance: number, lines = [line()]) =>
  priceCart({
    lines,
    isMember: false,
    promotions: [],
    delivery: { price: 500, freeFrom: null, taxRate: 25 },
    voucher: { balance },
    now,
  });

test('a gift voucher pays for goods and delivery, and does not change the tax', () => {
  const { summary } = priced(1200);
  expect(summary).toMatchObject({ voucher: 1200, cartTotal: 1000, delivery: 500, orderTotal: 300 });
  expect(summary.tax).toEqual(priced(0).summary.tax);
});

test('it pays no more than the order costs', () => {
  expect(priced(9000).summary).toMatchObject({ voucher: 1500, orderTotal: 0 });
});

test('an empty one pays nothing and is left out', () => {
  const { summary } = priced(0);
  expect(summary.orderTotal).toBe(1500);
  expect(summary).not.toHaveProperty('voucher');
});

test('it does not pay for another gift voucher', () => {
  const lines = [line(), line({ retailPrice: 5000, isVoucher: true })];
  expect(priced(9000, lines).summary).toMatchObject({ voucher: 1500, orderTotal: 5000 });
});

test('the price breakdown lists it last, before the taxes, without a rate · CART-14', () => {
  const steps = breakdownOf(priced(1200));
  expect(steps.map(({ what }) => what)).toEqual(['base', 'delivery', 'voucher', 'tax']);
  expect(steps[2]).toEqual({
    what: 'voucher',
    line: null,
    qty: 1,
    from: 1500,
    to: 300,
    amount: -1200,
    rate: 0,
  });
  expect(breakdownOf(priced(0)).map(({ what }) => what)).not.toContain('voucher');
});

test('a valid coupon is spread over the order, or over some lines of it · COUPON-08', () => {
  const withCoupon = (productIds: readonly number[] | null) =>
    priceCart({
      lines: [line()],
      isMember: false,
      promotions: [promotion({ kind: 'amount', value: 100, productIds })],
      delivery: null,
      now,
    });
  expect(withCoupon(null)).toMatchObject({ couponHolds: true, couponScope: 'order' });
  expect(withCoupon([1])).toMatchObject({ couponHolds: true, couponScope: 'lines' });
});
