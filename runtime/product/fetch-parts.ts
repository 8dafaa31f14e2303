import type { Product } from '#schemas/entities/product.ts';
import type { ApiClient } from '../api/client.ts';
import { type BundlePart, toParts } from './bundle.ts';

/**
 * Returns the parts of a bundle; null for another product. Parts whose products are given only as ids are
 * fetched separately (BUNDLE-16).
 */
export async function fetchParts(
  api: ApiClient,
  product: Product,
): Promise<readonly (BundlePart | null)[] | null> {
  if (product.format !== 'Bundle') return null;
  if (!product.bundles.some((entry) => typeof entry.product === 'number')) {
    return toParts(product.bundles);
  }
  const checked = await api.call('product.checkBundles', { id: product.id });
  return checked.ok ? toParts(checked.value.entries) : [null];
}
