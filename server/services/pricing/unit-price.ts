import type { Money } from '#schemas/money.ts';

export interface ProductPrices {
  readonly retailPrice: Money;
  readonly salePrice: Money | null;
  readonly membershipPrice: Money | null;
  /** Lowest price of the buyer's price lists; absent or null if none applies. */
  readonly listPrice?: Money | null;
}

export interface UnitPrice {
  /** Price before any reduction, with the chosen options. */
  readonly retail: Money;
  /** Price for buyers without a card and without a price list. */
  readonly everyone: Money;
  /** Price without a membership card. */
  readonly final: Money;
  /** Reduction by a membership card; prices do not stack, the lowest applies. */
  readonly loyalty: Money;
}

/** Calculates the price of one unit. `additions`: chosen custom options, which are never reduced. */
export function unitPrice(prices: ProductPrices, additions: Money, isMember: boolean): UnitPrice {
  const { retailPrice, salePrice, membershipPrice, listPrice } = prices;
  const everyone = Math.min(retailPrice, salePrice ?? retailPrice);
  const own = Math.min(everyone, listPrice ?? everyone);
  const member = Math.min(own, membershipPrice ?? own);
  return {
    retail: retailPrice + additions,
    everyone: everyone + additions,
    final: own + additions,
    loyalty: isMember ? own - member : 0,
  };
}
