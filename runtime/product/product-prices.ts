import { discountPercent } from '#schemas/constants.ts';
import type { ProductCard } from '#schemas/entities/product.ts';

export type ProductPrices = Pick<
  ProductCard,
  'finalPrice' | 'retailPrice' | 'lowestPrice30' | 'membershipPrice' | 'unitPrice'
>;

export function pricesOf(product: ProductPrices): ProductPrices {
  const { finalPrice, retailPrice, lowestPrice30, membershipPrice, unitPrice } = product;
  return {
    finalPrice,
    retailPrice,
    lowestPrice30,
    membershipPrice,
    ...(unitPrice && { unitPrice }),
  };
}

/**
 * Returns the price that may be struck through: the lowest of the 30 days before the reduction. Null when it
 * is unknown or not higher than today's, whatever the retail price is (C-330/23).
 */
export function referencePrice({ lowestPrice30, finalPrice }: ProductPrices): number | null {
  return lowestPrice30 !== null && finalPrice < lowestPrice30 ? lowestPrice30 : null;
}

/** Returns the member price when it is lower than the regular one, else null. */
export function memberPrice({ membershipPrice, finalPrice }: ProductPrices): number | null {
  return membershipPrice !== null && membershipPrice < finalPrice ? membershipPrice : null;
}

/** Returns the whole percentage off the reference price; 0 when the price is not reduced (PROD-16). */
export function percentOff(prices: ProductPrices): number {
  const reference = referencePrice(prices);
  return reference === null ? 0 : discountPercent(reference, prices.finalPrice);
}
