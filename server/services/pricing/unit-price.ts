import type { Money } from '#schemas/money.ts';

export interface ProductPrices {
  readonly retailPrice: Money;
  readonly salePrice: Money | null;
  readonly membershipPrice: Money | null;
}

export interface UnitPrice {
  /** Price before any reduction, with the chosen options. */
  readonly retail: Money;
  /** Price without a membership card. */
  readonly final: Money;
  /** Reduction by a membership card; prices do not stack, the lowest applies. */
  readonly loyalty: Money;
}

/** Calculates the price of one unit. `additions`: chosen custom options, which are never reduced. */
export function unitPrice(prices: ProductPrices, additions: Money, isMember: boolean): UnitPrice {
  const { retailPrice, salePrice, membershipPrice } = prices;
  const everyone = Math.min(retailPrice, salePrice ?? retailPrice);
  const member = Math.min(everyone, membershipPrice ?? everyone);
  return {
    retail: retailPrice + additions,
    final: everyone + additions,
    loyalty: isMember ? everyone - member : 0,
  };
}
