import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Product } from '#schemas/entities/product.ts';
import type { BundledProduct, BundleEntry } from '#schemas/entities/product-parts.ts';

export type BundleState = EndpointOutput<'product.checkBundles'>;

/** Returns whether a bundle can be added without choices, and how many times its entries are in stock. */
export function bundleState({ bundles, stock, inStock }: Product): BundleState {
  const hasConfigurable = bundles.some(({ format }) => format === 'Configurable');
  const isNested = bundles.some(({ format }) => format === 'Bundle');
  const counted = bundles.flatMap(entryAvailable);
  const all = stock === null ? counted : [stock, ...counted];
  return {
    entries: bundles,
    canAdd: inStock && bundles.length > 0 && !hasConfigurable && !isNested,
    hasConfigurable,
    available: inStock ? (all.length > 0 ? Math.min(...all) : null) : 0,
  };
}

/** Empty when the entry's stock is not counted. */
function entryAvailable({ product, qty }: BundleEntry): number[] {
  if (typeof product !== 'object') return [];
  const stock = stockOf(product);
  return stock === null ? [] : [Math.floor(stock / qty)];
}

/** A configurable product has as many as its best-stocked variant. */
function stockOf({ stock, associatedProducts }: BundledProduct): number | null {
  if (associatedProducts.length === 0) return stock;
  const stocks = associatedProducts.map((variant) => variant.stock);
  return stocks.includes(null) ? null : Math.max(...stocks.map(Number));
}
