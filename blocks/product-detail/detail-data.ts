import type { BundleChoice, BundlePart } from '#runtime/product/bundle.ts';
import type { CardProduct } from '#runtime/product/card-product.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import type { DeliveryTerms } from '#schemas/entities/checkout-methods.ts';
import type { Product } from '#schemas/entities/product.ts';
import type { Detail } from './detail.ts';

/** The cart row that the visitor is editing (PROD-08). */
export interface EditedItem {
  readonly itemId: number;
  readonly productId: number;
  readonly qty: number;
  /** Chosen options by form field name. */
  readonly values: FormValues;
  /** Chosen variants by part of the bundle. */
  readonly bundle: BundleChoice;
}

export interface DetailData {
  readonly detail: Detail;
  readonly slugs: Product['slugs'];
  /** Variant in the URL, or the one of the edited row. */
  readonly variantId: number | null;
  /** Ids of the values chosen so far, in the URL of a page without scripts. */
  readonly chosen?: readonly number[];
  readonly edited: EditedItem | null;
  /** Parts of a bundle; null for other products. */
  readonly parts: readonly (BundlePart | null)[] | null;
  readonly crossSell: readonly CardProduct[];
  /** Delivery data for search engines; absent for files and tickets. */
  readonly delivery?: readonly DeliveryTerms[];
  /** Closes the product; set only in a dialog over another page. */
  readonly onClose?: () => void;
}
