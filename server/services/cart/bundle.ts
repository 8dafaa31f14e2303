import type { CartOptions } from '#schemas/entities/cart-add.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type Personalizations, readPersonalizations } from './personalizations.ts';
import type { Catalogue, ProductFacts } from './product-facts.ts';

export type BundleChoice = NonNullable<CartOptions['bundleOptions']>[number];

/** A resolved bundle entry: the product and quantity one bundle takes from stock. */
export interface BundlePart {
  readonly entryId: number;
  readonly product: ProductFacts;
  readonly qty: number;
  readonly personalizations: Personalizations;
}

/**
 * Resolves every entry. A configurable entry needs its chosen variant; a bundle inside a bundle is refused
 * (BUNDLE-10 to BUNDLE-12).
 */
export function resolveBundle(
  bundle: ProductFacts,
  choices: readonly BundleChoice[],
  catalogue: Catalogue,
): Result<readonly BundlePart[]> {
  const entryIds = new Set(bundle.bundle.map(({ productId }) => productId));
  if (choices.some((choice) => !entryIds.has(entryOf(choice) ?? 0)))
    return fail('bundleNotResolved');
  const parts: BundlePart[] = [];
  for (const { productId, qty } of bundle.bundle) {
    const choice = choices.find((candidate) => entryOf(candidate) === productId);
    const product = choosePart(catalogue.get(productId), choice, catalogue);
    if (!product) return fail('bundleNotResolved');
    if (!product.isOffered) return fail('productUnavailable');
    const given = choice?.options?.personalizations ?? {};
    const chosen = readPersonalizations(product.options, given, `bundle.${productId}.option.`);
    if (!chosen.ok) return chosen;
    parts.push({ entryId: productId, product, qty, personalizations: chosen.value });
  }
  return parts.length > 0 ? ok(parts) : fail('bundleNotResolved');
}

const entryOf = ({ main, id }: BundleChoice) => main ?? id;

function choosePart(
  entry: ProductFacts | undefined,
  choice: BundleChoice | undefined,
  catalogue: Catalogue,
): ProductFacts | null {
  if (!entry || entry.format === 'Bundle') return null;
  if (entry.format !== 'Configurable') return entry;
  const variant = catalogue.get(choice?.selected ?? 0);
  const isVariant = variant?.mainId === entry.id && /^(Simple|EProduct)$/.test(variant.format);
  return isVariant ? variant : null;
}

/** Returns the choices in their stored form, in the order of the bundle. */
export function storedChoices(parts: readonly BundlePart[]): BundleChoice[] {
  return parts.map(({ entryId, product, personalizations }) => ({
    ...(product.id === entryId ? { id: entryId } : { main: entryId, selected: product.id }),
    ...(Object.keys(personalizations).length > 0 && { options: { personalizations } }),
  }));
}
