import type { Json } from '../document/element.ts';
import { isObject } from './translations.ts';

/**
 * Key under which a page finds a product embedded in a text. Its medium is the product's first picture, or
 * none, and has the product's name as title.
 */
export const productMediaKey = (slug: string): string => `product-card:${slug}`;

const pattern = /^product-card:(.+)$/s;

/** Returns the slug in such a key; null for any other text. */
export const productOfKey = (key: string): string | null => pattern.exec(key)?.[1] ?? null;

/** Returns the key that a node of a stored text needs; null when it is not a product. */
export function productKeyOf(value: Json): string | null {
  if (!isObject(value) || value.type !== 'product' || !isObject(value.attrs)) return null;
  const { slug } = value.attrs;
  return typeof slug === 'string' && slug !== '' ? productMediaKey(slug) : null;
}
