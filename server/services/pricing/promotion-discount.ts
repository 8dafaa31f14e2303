import type { Money } from '#schemas/money.ts';
import { isForLine, type Promotion, type PromotionLine } from './promotion.ts';
import { share, spread } from './spread.ts';
import { sum } from './sum.ts';

/** Returns what a promotion takes off each line, in their order; delivery is not a line. */
export function discountsOf(
  promotion: Promotion,
  lines: readonly PromotionLine[],
): readonly Money[] {
  const weights = lines.map((line) => (isForLine(promotion, line) ? line.amount : 0));
  const { kind, value } = promotion;
  switch (kind) {
    case 'percent':
      return spread(share(sum(weights), value ?? 0, 100), weights);
    case 'amount':
      return spread(Math.min(value ?? 0, sum(weights)), weights);
    case 'cheapestFree':
      return cheapestFree(promotion, lines);
    case 'freeDelivery':
      return lines.map(() => 0);
  }
}

/** The cheapest pieces of each group are free; a group may span several lines. */
function cheapestFree(promotion: Promotion, lines: readonly PromotionLine[]): Money[] {
  const own = lines.flatMap((line, at) => (isForLine(promotion, line) ? [{ ...line, at }] : []));
  const groups = Math.floor(sum(own.map(({ qty }) => qty)) / (promotion.groupSize ?? 1));
  let free = groups * (promotion.value ?? 0);
  const discounts = lines.map(() => 0);
  for (const { at, qty, amount } of own.toSorted(byPieceOf)) {
    const pieces = Math.min(free, qty);
    discounts[at] = share(amount, pieces, qty);
    free -= pieces;
  }
  return discounts;
}

/** Compares the prices of one piece without dividing. */
const byPieceOf = (a: PromotionLine, b: PromotionLine): number =>
  a.amount * b.qty - b.amount * a.qty;
