import type { CartItem } from '#schemas/entities/cart-item.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { mediaOrNull } from '../content/media-entity.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import { stockState } from './availability.ts';
import { availableTo, type CartLine, type CartState } from './cart-state.ts';
import type { LineAppearance } from './line-appearance.ts';
import { describeChoices } from './personalizations.ts';

/** Returns a line of the cart with the product in the requested language. */
export function toCartItem(
  state: CartState,
  line: CartLine,
  index: number,
  appearance: LineAppearance | undefined,
  language: Language,
): CartItem {
  const prices = state.priced.lines[index];
  const converted = toPrices(line, prices as PricedLine);
  const available = availableTo(state, line);
  return {
    itemId: line.itemId,
    productId: line.product.id,
    qty: line.qty,
    options: toOptions(line),
    productData: toProductData(line, appearance, language),
    prices: { base: converted, converted },
    stock: { state: stockState(line.qty, available, line.isSold), available },
    chosen: describeChoices(line.product.options, line.personalizations, language),
    ...(line.parts.length > 0 && { bundleItems: toBundleItems(line, language) }),
  };
}

function toPrices(
  { product, seenPrice }: CartLine,
  prices: PricedLine,
): CartItem['prices']['converted'] {
  const additions = prices.unitRetail - product.retailPrice;
  const { loyalty, qty } = prices;
  return {
    finalPrice: prices.unitFinal,
    row: prices.row,
    retailPrice: prices.unitRetail,
    // A price for a customer group is no public reduction: no price may be struck through beside it.
    lowestPrice30:
      product.lowestPrice30 === null || prices.group > 0 ? null : product.lowestPrice30 + additions,
    memberPrice: loyalty > 0 ? prices.unitFinal - loyalty / qty : null,
    seenPrice: seenPrice === prices.unitFinal ? null : seenPrice,
    discount: prices.discount,
  };
}

function toOptions({ personalizations, bundle }: CartLine): CartItem['options'] {
  return {
    ...(Object.keys(personalizations).length > 0 && { personalizations }),
    ...(bundle.length > 0 && { bundleOptions: [...bundle] }),
  };
}

function toProductData(
  { product }: CartLine,
  appearance: LineAppearance | undefined,
  language: Language,
): CartItem['productData'] {
  return {
    name: localize(product.name, language),
    media: mediaOrNull(appearance?.picture ?? null, language),
    slug: localize(product.slugs, language),
    mainProductSlug: product.mainSlugs && localize(product.mainSlugs, language),
    isVisibleIndividually: product.isVisible,
    sku: product.sku,
    format: product.format,
    crossSellProducts: [...(appearance?.crossSells ?? [])],
  };
}

export function toBundleItems({ parts }: CartLine, language: Language) {
  return parts.map(({ product, qty, personalizations }) => ({
    productId: product.id,
    name: localize(product.name, language),
    qty,
    chosen: describeChoices(product.options, personalizations, language),
  }));
}
