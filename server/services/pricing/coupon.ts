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

interface CouponLine {
  readonly productIds: readonly number[];
  readonly isVoucher?: boolean;
}

/** Whether the coupon reduces this line; a gift voucher is money and keeps its price. */
export function isForLine(coupon: CouponRule | null, line: CouponLine | undefined): boolean {
  if (line?.isVoucher) return false;
  const only = coupon?.productIds ?? null;
  return only === null || (line?.productIds ?? []).some((id) => only.includes(id));
}

/** Why a coupon does not hold; nothing can be reduced where it is not for the goods. */
export type CouponRefusal =
  | { readonly reason: 'notYetValid'; readonly from: string }
  | { readonly reason: 'belowMinimum'; readonly missing: Money }
  | { readonly reason: 'expired' | 'usedUp' | 'notForGoods' };

interface CouponBase {
  /** Price of all goods: the least amount counts all of them. */
  readonly goods: Money;
  /** Price of those that the coupon is for. */
  readonly eligible: Money;
}

/** What no other cart would change comes first, the amount that is missing last; null: it holds. */
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

/** What a coupon that holds takes off. */
export function couponDiscount({ kind, value }: CouponRule, eligible: Money): Money {
  return Math.min(kind === 'amount' ? value : share(eligible, value, 100), eligible);
}
