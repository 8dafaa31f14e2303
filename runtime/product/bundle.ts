import type { CustomOption } from '#schemas/entities/custom-option.ts';
import type { BundledProduct, BundleEntry } from '#schemas/entities/product-parts.ts';
import type { PictureMedia } from '../ui/picture.tsx';
import { toPictureOrNull } from './shown-picture.ts';

/** Data of a bundle part, for its form. */
export interface BundlePart {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly qty: number;
  readonly picture: PictureMedia | null;
  readonly format: BundleEntry['format'];
  readonly inStock: boolean;
  /** Variants to choose from; empty when there is no choice. */
  readonly variants: readonly PartVariant[];
  readonly customOptions: readonly CustomOption[];
}

export interface PartVariant {
  readonly id: number;
  readonly label: string;
  readonly inStock: boolean;
}

/** Chosen variant by the id of the part. */
export type BundleChoice = Readonly<Record<number, number>>;

export interface BundleState {
  /** The parts without a chosen variant. */
  readonly open: readonly BundlePart[];
  /** Whether a part can never be resolved: a bundle inside the bundle, or a part that was not found. */
  readonly blocked: boolean;
}

/** Converts entries to parts, in order; an entry without its product cannot be shown and becomes null. */
export function toParts(entries: readonly BundleEntry[]): (BundlePart | null)[] {
  return entries.map(({ product, format, qty }) =>
    typeof product === 'number' ? null : toPart(product, format, qty),
  );
}

function toPart(product: BundledProduct, format: BundleEntry['format'], qty: number): BundlePart {
  const { id, name, slug, inStock, customOptions } = product;
  return {
    id,
    name,
    slug,
    qty,
    format,
    inStock,
    picture: toPictureOrNull(product.media[0]),
    variants: format === 'Configurable' ? toVariants(product) : [],
    customOptions,
  };
}

function toVariants({
  associatedProducts,
  configurationAttributes,
}: BundledProduct): PartVariant[] {
  return associatedProducts.map((variant) => {
    const texts = configurationAttributes.map(({ attributeCode, values }) => {
      const value = values.find(({ id }) => id === variant.configuration[attributeCode]);
      return value?.label ?? value?.value;
    });
    const label = texts.filter(Boolean).join(', ') || variant.name;
    return { id: variant.id, label, inStock: variant.inStock };
  });
}

/** Returns what keeps a bundle from being added (BUNDLE-10 to BUNDLE-12). */
export function bundleState(
  parts: readonly (BundlePart | null)[],
  choice: BundleChoice,
): BundleState {
  const blocked = parts.length === 0 || parts.some((part) => !part || part.format === 'Bundle');
  return { open: openParts(parts, choice), blocked };
}

/** Returns the parts whose variant is not chosen, or is sold out (BUNDLE-12). */
export function openParts(
  parts: readonly (BundlePart | null)[],
  choice: BundleChoice,
): BundlePart[] {
  return parts.flatMap((part) => {
    if (part?.format !== 'Configurable') return [];
    const known = part.variants.some(({ id, inStock }) => id === choice[part.id] && inStock);
    return known ? [] : [part];
  });
}

/** Returns the variants of parts that a form has sent. `valueOf` reads a field of it. */
export function sentChoice(
  parts: readonly (BundlePart | null)[],
  valueOf: (field: string) => string,
): BundleChoice {
  const chosen = parts.map((part) => [part?.id, Number(valueOf(`bundle.${part?.id}`))] as const);
  return Object.fromEntries(chosen.filter(([, variant]) => variant > 0));
}

/** Preselects variants that are the only choice. */
export function startChoice(parts: readonly (BundlePart | null)[]): BundleChoice {
  const chosen = parts.flatMap((part) => {
    const [only, other] = part?.variants ?? [];
    return part && only && !other ? [[part.id, only.id]] : [];
  });
  return Object.fromEntries(chosen);
}
