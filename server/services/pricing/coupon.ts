import type { Money } from '#schemas/money.ts';
import { share } from './spread.ts';

export interface CouponRule {
  readonly kind: 'percent' | 'amount';
  /** Percent, or cents. */
  readonly value: number;
  readonly minimumItemsTotal: Money;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly usageLimit: number | null;
  readonly usageCount: number;
}

/** True while the coupon can be used at all, whatever is in the cart. */
export function isCouponOpen(coupon: CouponRule, now: Date): boolean {
  const { validFrom, validTo, usageLimit, usageCount } = coupon;
  if (validFrom !== null && now < new Date(validFrom)) return false;
  if (validTo !== null && now >= new Date(validTo)) return false;
  return usageLimit === null || usageCount < usageLimit;
}

/** What the coupon takes off goods that cost `goods`; 0 means that it does not hold. */
export function couponDiscount(coupon: CouponRule, goods: Money, now: Date): Money {
  if (!isCouponOpen(coupon, now) || goods < coupon.minimumItemsTotal) return 0;
  if (coupon.kind === 'amount') return Math.min(coupon.value, goods);
  return Math.min(share(goods, coupon.value, 100), goods);
}
