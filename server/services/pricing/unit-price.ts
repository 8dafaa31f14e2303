import type { Money } from '#schemas/money.ts';

export interface ProductPrices {
  readonly retailPrice: Money;
  readonly salePrice: Money | null;
  readonly membershipPrice: Money | null;
}

export interface UnitPrice {
  /** Before any reduction, with the chosen options. */
  readonly retail: Money;
  /** What everybody pays. */
  readonly final: Money;
  /** Taken off by a membership card; prices do not stack, the lowest applies. */
  readonly loyalty: Money;
}

/** Price of one unit. `additions`: chosen custom options; they are never reduced. */
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
