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
  /** Reduces only these products and their variants; null for all. */
  readonly productIds: readonly number[] | null;
}

interface CouponLine {
  readonly productIds: readonly number[];
  readonly isVoucher?: boolean;
}

/** Whether the coupon reduces this line; a gift voucher has a money value and is never reduced. */
export function isForLine(coupon: CouponRule | null, line: CouponLine | undefined): boolean {
  if (line?.isVoucher) return false;
  const only = coupon?.productIds ?? null;
  return only === null || (line?.productIds ?? []).some((id) => only.includes(id));
}

/** Why a coupon is refused; `notForGoods` when it applies to none of the goods. */
export type CouponRefusal =
  | { readonly reason: 'notYetValid'; readonly from: string }
  | { readonly reason: 'belowMinimum'; readonly missing: Money }
  | { readonly reason: 'expired' | 'usedUp' | 'notForGoods' };

interface CouponBase {
  /** Price of all goods; the minimum amount counts all of them. */
  readonly goods: Money;
  /** Price of the goods the coupon applies to. */
  readonly eligible: Money;
}

/**
 * Returns why the coupon is refused; null when it is valid. Reasons no other cart could change come first, a
 * missing amount last.
 */
export function couponRefusal(
  coupon: CouponRule,
  { goods, eligible }: CouponBase,
  now: Date,
): CouponRefusal | null {
  const { validFrom, validTo, usageLimit, usageCount, minimumItemsTotal } = coupon;
  if (validFrom !== null && now < new Date(validFrom))
    return { reason: 'notYetValid', from: validFrom };
  if (validTo !== null && now >= new Date(validTo)) return { reason: 'expired' };
  if (usageLimit !== null && usageCount >= usageLimit) return { reason: 'usedUp' };
  if (couponDiscount(coupon, eligible) === 0) return { reason: 'notForGoods' };
  const missing = minimumItemsTotal - goods;
  return missing > 0 ? { reason: 'belowMinimum', missing } : null;
}

/** Amount a valid coupon takes off. */
export function couponDiscount({ kind, value }: CouponRule, eligible: Money): Money {
  return Math.min(kind === 'amount' ? value : share(eligible, value, 100), eligible);
}
