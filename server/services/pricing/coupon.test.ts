import { describe, expect, it } from 'vitest';
import { type CouponRule, couponDiscount, couponRefusal, isForLine } from './coupon.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = now.toISOString();
const later = '2026-11-21T10:00:00.001Z';
const earlier = '2026-11-21T09:59:59.999Z';

const coupon = (change: Partial<CouponRule> = {}): CouponRule => ({
  kind: 'percent',
  value: 10,
  minimumItemsTotal: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  usageCount: 0,
  productIds: null,
  ...change,
});
const refusal = (change: Partial<CouponRule>, base = { goods: 1000, eligible: 1000 }) =>
  couponRefusal(coupon(change), base, now);

describe('a coupon', () => {
  it.each([
    ['without any limit', {}],
    ['that begins now', { validFrom: at }],
    ['that began', { validFrom: earlier }],
    ['that still lasts', { validTo: later }],
    ['that can be used once more', { usageLimit: 3, usageCount: 2 }],
    ['whose least amount is reached', { minimumItemsTotal: 1000 }],
  ])('%s is valid · COUPON-05', (_, change) => {
    expect(refusal(change)).toBeNull();
  });

  it.each([
    [{ validFrom: later }, { reason: 'notYetValid', from: later }],
    [{ validTo: at }, { reason: 'expired' }],
    [{ usageLimit: 3, usageCount: 3 }, { reason: 'usedUp' }],
    [{ usageLimit: 0 }, { reason: 'usedUp' }],
    [{ value: 0 }, { reason: 'notForGoods' }],
    [{ minimumItemsTotal: 1001 }, { reason: 'belowMinimum', missing: 1 }],
  ])('with %j is refused with the reason: %j · COUPON-05', (change, reason) => {
    expect(refusal(change)).toEqual(reason);
  });

  it('reasons no other cart could change come first, a missing amount last · COUPON-05', () => {
    const change = { validTo: at, usageLimit: 1, usageCount: 1, minimumItemsTotal: 2000 };
    expect(refusal(change)).toEqual({ reason: 'expired' });
    expect(refusal({ ...change, validTo: null })).toEqual({ reason: 'usedUp' });
    const nothing = { goods: 1000, eligible: 0 };
    expect(refusal({ minimumItemsTotal: 2000 }, nothing)).toEqual({ reason: 'notForGoods' });
  });

  it('counts all goods for its minimum amount, also those it does not reduce · COUPON-08', () => {
    expect(refusal({ minimumItemsTotal: 1000 }, { goods: 1000, eligible: 1 })).toMatchObject({
      reason: 'notForGoods',
    });
    expect(refusal({ minimumItemsTotal: 1000 }, { goods: 1000, eligible: 10 })).toBeNull();
  });

  it('takes off a percentage or an amount, never more than the goods cost · COUPON-08', () => {
    expect(couponDiscount(coupon({ value: 15 }), 990)).toBe(149);
    expect(couponDiscount(coupon({ value: 100 }), 990)).toBe(990);
    expect(couponDiscount(coupon({ kind: 'amount', value: 300 }), 990)).toBe(300);
    expect(couponDiscount(coupon({ kind: 'amount', value: 991 }), 990)).toBe(990);
  });

  it('reduces the named products or their variants, and no gift voucher · COUPON-08', () => {
    const only = coupon({ productIds: [2] });
    expect(isForLine(only, { productIds: [3, 2] })).toBe(true);
    expect(isForLine(only, { productIds: [3] })).toBe(false);
    expect(isForLine(coupon(), { productIds: [3] })).toBe(true);
    expect(isForLine(coupon(), { productIds: [3], isVoucher: true })).toBe(false);
    expect(isForLine(null, { productIds: [3] })).toBe(true);
  });
});
