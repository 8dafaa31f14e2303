import { describe, expect, it } from 'vitest';
import { promotion } from '#tests/support/promotion.ts';
import { isForLine, type Promotion, type PromotionBuyer } from './promotion.ts';
import { discountsOf } from './promotion-discount.ts';
import { refusalOf } from './promotion-refusal.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = now.toISOString();
const later = '2026-11-21T10:00:00.001Z';
const earlier = '2026-11-21T09:59:59.999Z';

const line = (amount: number, qty = 1, productIds = [1]) => ({ amount, qty, productIds });
const anyone: PromotionBuyer = {
  isMember: false,
  hasOrdered: false,
  groupIds: [],
  countryId: null,
};
const refusal = (
  change: Partial<Promotion>,
  lines = [line(1000)],
  buyer: Partial<PromotionBuyer> = {},
) => refusalOf(promotion(change), { lines, buyer: { ...anyone, ...buyer }, now });
const taken = (change: Partial<Promotion>, ...lines: ReturnType<typeof line>[]) =>
  discountsOf(promotion(change), lines);

describe('a promotion', () => {
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
    [{ minimumQuantity: 3 }, { reason: 'tooFewPieces', pieces: 2 }],
    [
      { kind: 'cheapestFree', value: 1, groupSize: 3 },
      { reason: 'tooFewPieces', pieces: 2 },
    ],
  ] as const)('with %j is refused with the reason: %j · COUPON-05', (change, reason) => {
    expect(refusal(change)).toEqual(reason);
  });

  it('is for members, first orders, groups or countries only, where it is limited to them · COUPON-06', () => {
    const notForBuyer = { reason: 'notForBuyer' };
    expect(refusal({ forMembers: true })).toEqual(notForBuyer);
    expect(refusal({ forMembers: true }, undefined, { isMember: true })).toBeNull();
    expect(refusal({ isFirstOrder: true })).toBeNull();
    expect(refusal({ isFirstOrder: true }, undefined, { hasOrdered: true })).toEqual(notForBuyer);
    expect(refusal({ groupIds: [1, 2] }, undefined, { groupIds: [3] })).toEqual(notForBuyer);
    expect(refusal({ groupIds: [1, 2] }, undefined, { groupIds: [2, 3] })).toBeNull();
    expect(refusal({ countryIds: [4] })).toEqual(notForBuyer);
    expect(refusal({ countryIds: [4] }, undefined, { countryId: 5 })).toEqual(notForBuyer);
    expect(refusal({ countryIds: [4] }, undefined, { countryId: 4 })).toBeNull();
  });

  it('reasons no other cart could change come first, a missing amount last · COUPON-05', () => {
    const change = { validTo: at, usageLimit: 1, usageCount: 1, minimumItemsTotal: 2000 };
    expect(refusal(change)).toEqual({ reason: 'expired' });
    expect(refusal({ ...change, validTo: null })).toEqual({ reason: 'usedUp' });
    const other = { minimumItemsTotal: 2000, productIds: [9] };
    expect(refusal(other)).toEqual({ reason: 'notForGoods' });
  });

  it('counts all goods for its minimum amount, also those it does not reduce · COUPON-08', () => {
    const some = { minimumItemsTotal: 1000, productIds: [2] };
    expect(refusal(some, [line(999), line(1, 1, [2])])).toMatchObject({ reason: 'notForGoods' });
    expect(refusal(some, [line(990), line(10, 1, [2])])).toBeNull();
  });

  it('takes off a percentage or an amount, never more than the goods cost · COUPON-08', () => {
    expect(taken({ value: 15 }, line(990))).toEqual([149]);
    expect(taken({ value: 100 }, line(990))).toEqual([990]);
    expect(taken({ kind: 'amount', value: 300 }, line(990))).toEqual([300]);
    expect(taken({ kind: 'amount', value: 991 }, line(990))).toEqual([990]);
  });

  it('gives the cheapest pieces of each group free, over all lines', () => {
    const threeForTwo = { kind: 'cheapestFree', value: 1, groupSize: 3 } as const;
    expect(taken(threeForTwo, line(3000, 3))).toEqual([1000]);
    expect(taken(threeForTwo, line(2000, 2), line(500))).toEqual([0, 500]);
    expect(taken(threeForTwo, line(5000, 5), line(600))).toEqual([1000, 600]);
    expect(taken({ ...threeForTwo, productIds: [2] }, line(100), line(900, 3, [2]))).toEqual([
      0, 300,
    ]);
  });

  it('reduces the named products or their variants, and no gift voucher · COUPON-08', () => {
    const some = promotion({ productIds: [2] });
    expect(isForLine(some, line(1, 1, [3, 2]))).toBe(true);
    expect(isForLine(some, line(1, 1, [3]))).toBe(false);
    expect(isForLine(promotion(), line(1, 1, [3]))).toBe(true);
    expect(isForLine(promotion(), { ...line(1), isVoucher: true })).toBe(false);
  });
});
