import type { Money } from '#schemas/money.ts';
import type { Promotion, PromotionBuyer, PromotionLine, PromotionRefusal } from './promotion.ts';
import { discountsOf } from './promotion-discount.ts';
import { refusalOf } from './promotion-refusal.ts';
import { sum } from './sum.ts';

export interface PromotionsInput {
  readonly promotions: readonly Promotion[];
  readonly lines: readonly PromotionLine[];
  readonly buyer: PromotionBuyer;
  /** Price of the delivery without promotions. */
  readonly delivery: Money;
  readonly now: Date;
}

export interface AppliedPromotion {
  readonly promotion: Promotion;
  /** Reduction of each line. */
  readonly discounts: readonly Money[];
  /** Reduction of all goods. */
  readonly amount: Money;
}

export interface CombinedPromotions {
  /** Promotions in the order in which they were applied. */
  readonly applied: readonly AppliedPromotion[];
  /** Reasons why the other promotions were not applied, by promotion id. */
  readonly refusals: ReadonlyMap<number, PromotionRefusal>;
}

/**
 * Applies all promotions one after another, each to the price that is left, or a single exclusive one,
 * whichever gives the buyer more.
 */
export function combinePromotions(input: PromotionsInput): CombinedPromotions {
  const refusals = new Map<number, PromotionRefusal>();
  const valid = input.promotions.filter((promotion) => {
    const refusal = refusalOf(promotion, input);
    if (refusal) refusals.set(promotion.id, refusal);
    return !refusal;
  });
  const ordered = valid.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const applied = bestOf(combinationsOf(ordered), input);
  for (const { id } of valid) {
    if (!applied.some(({ promotion }) => promotion.id === id))
      refusals.set(id, { reason: 'notCombined' });
  }
  return { applied, refusals };
}

/** Returns the possible combinations: all promotions that may be combined, and each exclusive one alone. */
function combinationsOf(promotions: readonly Promotion[]): readonly (readonly Promotion[])[] {
  const together = promotions.filter(({ isExclusive }) => !isExclusive);
  return [together, ...promotions.filter(({ isExclusive }) => isExclusive).map((one) => [one])];
}

function bestOf(
  combinations: readonly (readonly Promotion[])[],
  { lines, delivery }: PromotionsInput,
): readonly AppliedPromotion[] {
  let best: readonly AppliedPromotion[] = [];
  let most = -1;
  for (const promotions of combinations.filter(({ length }) => length > 0)) {
    const applied = applyInTurn(promotions, lines);
    const saved = savedBy(applied, delivery);
    if (saved > most) [best, most] = [applied, saved];
  }
  return best;
}

function savedBy(applied: readonly AppliedPromotion[], delivery: Money): Money {
  const goods = applied.reduce((all, { amount }) => all + amount, 0);
  return goods + (applied.some(freesDelivery) ? delivery : 0);
}

export const freesDelivery = ({ promotion }: AppliedPromotion): boolean =>
  promotion.kind === 'freeDelivery';

/** A promotion that finds nothing left to reduce is omitted. */
function applyInTurn(
  promotions: readonly Promotion[],
  lines: readonly PromotionLine[],
): AppliedPromotion[] {
  let left = lines;
  return promotions.flatMap((promotion) => {
    const discounts = discountsOf(promotion, left);
    const amount = sum(discounts);
    left = left.map((line, at) => ({ ...line, amount: line.amount - (discounts[at] ?? 0) }));
    const applied = { promotion, discounts, amount };
    return amount > 0 || freesDelivery(applied) ? [applied] : [];
  });
}
