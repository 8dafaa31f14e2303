import type { ProductCard } from '#schemas/entities/product.ts';
import { isDigitalFormat } from '#schemas/rules/product-format.ts';
import type { PictureProps } from '../ui/picture.tsx';
import { type ProductPrices, pricesOf } from './product-prices.ts';
import { toPictureOrNull } from './shown-picture.ts';

/** Data of a product card. */
export interface CardProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly picture: PictureProps['media'] | null;
  readonly prices: ProductPrices;
  readonly category: { readonly name: string; readonly flag?: string } | null;
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
  readonly inStock: boolean;
  /** Whether the product can be added without a choice. */
  readonly canAdd: boolean;
}

export function toCard(product: ProductCard): CardProduct {
  const [category] = product.categories ?? [];
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    picture: toPictureOrNull(product.media[0]),
    prices: pricesOf(product),
    category: category
      ? { name: category.name, ...(category.flag && { flag: category.flag }) }
      : null,
    ...(product.rating && { rating: product.rating }),
    inStock: product.inStock,
    canAdd: product.canAddDirectly ?? isPlain(product),
  };
}

/**
 * Without `canAddDirectly` from the server, only products that cannot have options are added from a card
 * (PROD-02, 03).
 */
function isPlain({ format, customOptions = [] }: ProductCard): boolean {
  const isSingle = format === 'Simple' || isDigitalFormat(format);
  return isSingle && !customOptions.some(({ required }) => required);
}
