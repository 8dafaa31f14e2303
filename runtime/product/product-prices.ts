import { discountPercent } from '#schemas/constants.ts';
import type { ProductCard } from '#schemas/entities/product.ts';

export type ProductPrices = Pick<
  ProductCard,
  'finalPrice' | 'retailPrice' | 'lowestPrice30' | 'membershipPrice'
>;

export function pricesOf(product: ProductPrices): ProductPrices {
  const { finalPrice, retailPrice, lowestPrice30, membershipPrice } = product;
  return { finalPrice, retailPrice, lowestPrice30, membershipPrice };
}

/** Whole percent off; 0 when the price is not reduced (PROD-16). */
export function percentOff({ retailPrice, finalPrice }: ProductPrices): number {
  return finalPrice < retailPrice ? discountPercent(retailPrice, finalPrice) : 0;
}

export function isReduced({ retailPrice, finalPrice }: ProductPrices): boolean {
  return finalPrice < retailPrice;
}
