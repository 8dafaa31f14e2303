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
  /** Only these products and their variants are reduced; null: all. */
  readonly productIds: readonly number[] | null;
}

/** Whether the coupon reduces this line. */
export function isForLine(
  coupon: CouponRule | null,
  line: { readonly productIds: readonly number[] } | undefined,
): boolean {
  const only = coupon?.productIds ?? null;
  return only === null || (line?.productIds ?? []).some((id) => only.includes(id));
}

interface CouponBase {
  /** Price of all goods: the least amount counts all of them. */
  readonly goods: Money;
  /** Price of those that the coupon is for. */
  readonly eligible: Money;
}

/** True while the coupon can be used at all, whatever is in the cart. */
export function isCouponOpen(coupon: CouponRule, now: Date): boolean {
  const { validFrom, validTo, usageLimit, usageCount } = coupon;
  if (validFrom !== null && now < new Date(validFrom)) return false;
  if (validTo !== null && now >= new Date(validTo)) return false;
  return usageLimit === null || usageCount < usageLimit;
}

/** What the coupon takes off; 0 means that it does not hold. */
export function couponDiscount(
  coupon: CouponRule,
  { goods, eligible }: CouponBase,
  now: Date,
): Money {
  if (!isCouponOpen(coupon, now) || goods < coupon.minimumItemsTotal) return 0;
  if (coupon.kind === 'amount') return Math.min(coupon.value, eligible);
  return Math.min(share(eligible, coupon.value, 100), eligible);
}
