import { discountPercent } from '#schemas/constants.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { site } from '#schemas/site/site.ts';

type Shown = Pick<ProductCard, 'retailPrice' | 'lowestPrice30' | 'membershipPrice' | 'unitPrice'>;

/** Prices of a product, without those that no page shows. */
export type ProductPrices = Pick<ProductCard, 'finalPrice'> & Partial<Shown>;

type Law = Pick<typeof site.law, 'lowestPriceDays'>;

export function pricesOf(
  product: Shown & Pick<ProductCard, 'finalPrice'>,
  law: Law = site.law,
): ProductPrices {
  const { finalPrice, retailPrice, lowestPrice30, membershipPrice, unitPrice } = product;
  const isReduced = retailPrice > finalPrice;
  return {
    finalPrice,
    ...(law.lowestPriceDays === null && isReduced && { retailPrice }),
    ...(law.lowestPriceDays !== null && lowestPrice30 !== null && { lowestPrice30 }),
    ...(membershipPrice !== null && { membershipPrice }),
    ...(unitPrice && { unitPrice }),
  };
}

/**
 * Returns the price that may be struck through: the lowest of the 30 days before the reduction, whatever the
 * retail price is (C-330/23); the retail price where no law names another one. Null when it is unknown or not
 * higher than today's.
 */
export function referencePrice(
  { retailPrice, lowestPrice30 = null, finalPrice }: Omit<ProductPrices, 'unitPrice'>,
  law: Law = site.law,
): number | null {
  const before = law.lowestPriceDays === null ? (retailPrice ?? null) : lowestPrice30;
  return before !== null && finalPrice < before ? before : null;
}

/** Returns the member price when it is lower than the regular one, else null. */
export function memberPrice({ membershipPrice = null, finalPrice }: ProductPrices): number | null {
  return membershipPrice !== null && membershipPrice < finalPrice ? membershipPrice : null;
}

/** Returns the whole percentage off the reference price; 0 when the price is not reduced (PROD-16). */
export function percentOff(prices: ProductPrices): number {
  const reference = referencePrice(prices);
  return reference === null ? 0 : discountPercent(reference, prices.finalPrice);
}
