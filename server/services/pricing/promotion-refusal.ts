import {
  isForLine,
  type Promotion,
  type PromotionBuyer,
  type PromotionLine,
  type PromotionRefusal,
} from './promotion.ts';
import { discountsOf } from './promotion-discount.ts';
import { sum } from './sum.ts';

interface Basket {
  readonly lines: readonly PromotionLine[];
  readonly buyer: PromotionBuyer;
  readonly now: Date;
}

/**
 * Returns why the promotion is refused; null when it is valid. Reasons no other cart could change come first,
 * what the cart lacks last. The minimum amount counts all goods.
 */
export function refusalOf(
  promotion: Promotion,
  { lines, buyer, now }: Basket,
): PromotionRefusal | null {
  const { validFrom, validTo, usageLimit, usageCount } = promotion;
  if (validFrom !== null && now < new Date(validFrom))
    return { reason: 'notYetValid', from: validFrom };
  if (validTo !== null && now >= new Date(validTo)) return { reason: 'expired' };
  if (usageLimit !== null && usageCount >= usageLimit) return { reason: 'usedUp' };
  if (!isForBuyer(promotion, buyer)) return { reason: 'notForBuyer' };
  return lackOf(promotion, lines);
}

function isForBuyer(
  { forMembers, isFirstOrder, groupIds, countryIds }: Promotion,
  { isMember, hasOrdered, countryId, ...buyer }: PromotionBuyer,
): boolean {
  if (forMembers && !isMember) return false;
  if (isFirstOrder && hasOrdered) return false;
  if (groupIds !== null && !groupIds.some((id) => buyer.groupIds.includes(id))) return false;
  return countryIds === null || (countryId !== null && countryIds.includes(countryId));
}

function lackOf(promotion: Promotion, lines: readonly PromotionLine[]): PromotionRefusal | null {
  const own = lines.filter((line) => isForLine(promotion, line));
  if (own.every(({ amount }) => amount === 0)) return { reason: 'notForGoods' };
  const pieces = piecesNeeded(promotion) - sum(own.map(({ qty }) => qty));
  if (pieces > 0) return { reason: 'tooFewPieces', pieces };
  if (!hasEffect(promotion, lines)) return { reason: 'notForGoods' };
  const missing = promotion.minimumItemsTotal - sum(lines.map(({ amount }) => amount));
  return missing > 0 ? { reason: 'belowMinimum', missing } : null;
}

const hasEffect = (promotion: Promotion, lines: readonly PromotionLine[]): boolean =>
  promotion.kind === 'freeDelivery' || sum(discountsOf(promotion, lines)) > 0;

const piecesNeeded = ({ kind, minimumQuantity, groupSize }: Promotion): number =>
  kind === 'cheapestFree' ? Math.max(minimumQuantity, groupSize ?? 1) : minimumQuantity;
