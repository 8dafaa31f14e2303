import { type Language, type LocalizedText, languages, localize } from '#schemas/languages.ts';
import type { AttributeData, ProductData, SiteData } from '#schemas/site-data.ts';

/** A product to store: a product of the data, or a variant with its `main` product. */
export interface ProductEntry {
  readonly data: ProductData;
  readonly main: ProductData | null;
  /** Attribute code to value key, for variants. */
  readonly choice: Readonly<Record<string, string>> | null;
}

type Variant = NonNullable<ProductData['variants']>[number];

/** Products of the data come first, so newest-first lists follow the order of the data. */
export function productEntries(site: SiteData): ProductEntry[] {
  const authored = site.products.map((data) => ({ data, main: null, choice: null }));
  const attributes = new Map(site.attributes.map((attribute) => [attribute.code, attribute]));
  const variants = site.products.flatMap((main) =>
    (main.variants ?? []).map((variant) => ({
      data: variantProduct(main, variant, attributes),
      main,
      choice: variant.attributes,
    })),
  );
  return [...authored, ...variants];
}

function variantProduct(
  main: ProductData,
  variant: Variant,
  attributes: ReadonlyMap<string, AttributeData>,
): ProductData {
  const { variants: _v, bundle: _b, customOptions: _o, ...shared } = main;
  return {
    ...(variant.retailPrice === undefined ? shared : withOwnPrice(shared, variant.retailPrice)),
    sku: variant.sku,
    slug: variantSlug(main.slug, variant),
    ...(main.slugs && {
      slugs: inEveryLanguage((language) => variantSlug(slugOf(main, language), variant)),
    }),
    format: 'Simple',
    name: variantName(main.name, variant, attributes),
    categories: [],
    tags: [],
    crossSell: [],
    featured: false,
    stock: variant.stock,
    pictures: variant.pictures ?? main.pictures,
    attributes: variant.attributes,
  };
}

const variantSlug = (main: string, { sku }: Variant) => `${main}-${sku.toLowerCase()}`;

export function slugOf({ slug, slugs }: ProductData, language: Language): string {
  return slugs?.[language] ?? slug;
}

/** Reductions of the main product do not apply to another price. */
function withOwnPrice(shared: ProductData, retailPrice: number): ProductData {
  const { salePrice: _s, pastPrices: _p, membershipPrice: _m, ...rest } = shared;
  return { ...rest, retailPrice };
}

function variantName(
  name: LocalizedText,
  variant: Variant,
  attributes: ReadonlyMap<string, AttributeData>,
): LocalizedText {
  const inLanguage = (language: Language) => {
    const labels = Object.entries(variant.attributes).map(([code, key]) => {
      const label = attributes.get(code)?.values?.find((value) => value.key === key)?.label;
      return label ? localize(label, language) : key;
    });
    return `${localize(name, language)} – ${labels.join(', ')}`;
  };
  return inEveryLanguage(inLanguage);
}

export function inEveryLanguage(text: (language: Language) => string): LocalizedText {
  return Object.fromEntries(languages.map((l) => [l, text(l)])) as Record<Language, string>;
}
