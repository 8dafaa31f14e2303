import type { PromotionKind } from '#schemas/entities/promotion.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import type { Money } from '#schemas/money.ts';

/** A reduction of the shop. One with a code is a coupon; without a code it applies by itself. */
export interface Promotion {
  readonly id: number;
  readonly code: string | null;
  /** Null if buyers read the code instead. */
  readonly name: LocalizedText | null;
  readonly kind: PromotionKind;
  /** Percent, minor units, or number of free pieces, depending on the kind. */
  readonly value: number | null;
  /** Number of pieces per group, of which the cheapest are free; only for `cheapestFree`. */
  readonly groupSize: number | null;
  readonly minimumItemsTotal: Money;
  /** Minimum number of pieces of the goods that the promotion reduces. */
  readonly minimumQuantity: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly usageLimit: number | null;
  readonly usageCount: number;
  /** Reduces only these products and their variants; null for all. */
  readonly productIds: readonly number[] | null;
  /** Countries of destination that the promotion requires; null for all. */
  readonly countryIds: readonly number[] | null;
  /** Customer groups, one of which the buyer must belong to; null for everybody. */
  readonly groupIds: readonly number[] | null;
  /** Whether it applies only with a member card. */
  readonly forMembers: boolean;
  readonly isFirstOrder: boolean;
  /** Whether the promotion cannot be combined with others. */
  readonly isExclusive: boolean;
  /** Promotions with a lower position are applied first. */
  readonly position: number;
}

/** Line data that promotions use. */
export interface PromotionLine {
  readonly productIds: readonly number[];
  readonly isVoucher?: boolean | undefined;
  readonly qty: number;
  /** Price of all pieces before promotions. */
  readonly amount: Money;
}

/** Facts about the buyer that promotions depend on. */
export interface PromotionBuyer {
  readonly isMember: boolean;
  readonly hasOrdered: boolean;
  readonly groupIds: readonly number[];
  /** Null before the address is known. */
  readonly countryId: number | null;
}

/** Why a promotion is refused; `notForGoods` when it applies to none of the goods. */
export type PromotionRefusal =
  | { readonly reason: 'notYetValid'; readonly from: string }
  | { readonly reason: 'belowMinimum'; readonly missing: Money }
  | { readonly reason: 'tooFewPieces'; readonly pieces: number }
  | {
      readonly reason: 'expired' | 'usedUp' | 'notForBuyer' | 'notForGoods' | 'notCombined';
    };

/** Whether the promotion reduces this line; a gift voucher has a money value and is never reduced. */
export function isForLine({ productIds }: Promotion, line: PromotionLine): boolean {
  if (line.isVoucher) return false;
  return productIds === null || line.productIds.some((id) => productIds.includes(id));
}
