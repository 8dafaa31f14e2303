import { type ProductPrices, pricesOf } from '#runtime/product/product-prices.ts';
import { toPicture } from '#runtime/product/shown-picture.ts';
import type { PictureMedia } from '#runtime/ui/picture.tsx';
import type { ConfigurationAttribute, CustomOption } from '#schemas/entities/custom-option.ts';
import type { Product } from '#schemas/entities/product.ts';
import type { Variant } from '#schemas/entities/product-parts.ts';
import { isDigitalFormat } from '#schemas/rules/product-format.ts';

/** The fields of a product or variant that change when another variant is chosen (PROD-01). */
export interface Face {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly prices: ProductPrices;
  readonly inStock: boolean;
  /** Number of units in stock; null if stock is not tracked. */
  readonly stock: number | null;
  /** Indexes into `Detail.pictures`. */
  readonly pictures: readonly number[];
}

export interface VariantFace extends Face {
  readonly configuration: Readonly<Record<string, number>>;
}

/** Data of a product for its page. Pictures are stored once, because variants share them. */
export interface Detail {
  readonly face: Face;
  readonly slug: string;
  readonly format: Product['format'];
  readonly excerpt: string;
  readonly description: string;
  readonly canAdd: boolean;
  readonly categories: readonly {
    readonly name: string;
    readonly slug: string;
    readonly flag: string;
  }[];
  readonly tags: readonly string[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly attributes: readonly ConfigurationAttribute[];
  readonly variants: readonly VariantFace[];
  readonly customOptions: readonly CustomOption[];
  readonly pictures: readonly PictureMedia[];
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly isDigital: boolean;
  readonly safety: NonNullable<Product['safety']> | null;
}

export function toDetail(product: Product): Detail {
  const pictures = createPictureList();
  const face = toFace(product, pictures);
  const variants = product.associatedProducts.map((variant) => ({
    ...toFace(variant, pictures),
    configuration: variant.configuration as Record<string, number>,
  }));
  return {
    face,
    variants,
    pictures: pictures.all,
    slug: product.slug,
    format: product.format,
    excerpt: product.excerpt,
    description: product.description,
    canAdd: product.canAddDirectly,
    categories: product.categories.map(({ name, slug, flag }) => ({
      name,
      slug,
      flag: flag ?? '',
    })),
    tags: product.tags.map(({ title }) => title),
    rows: product.attributeSet.attributes
      .filter(({ value }) => value.label !== '')
      .map(({ label, value }) => ({ label, value: value.label })),
    attributes: product.configurationAttributes,
    customOptions: product.customOptions,
    rating: product.rating ?? null,
    isDigital: isDigitalFormat(product.format),
    safety: product.safety ?? null,
  };
}

function toFace(product: Product | Variant, pictures: PictureList): Face {
  const { id, name, sku, inStock, stock } = product;
  const places = product.media.map(pictures.placeOf);
  return { id, name, sku, inStock, stock, prices: pricesOf(product), pictures: places };
}

type PictureList = ReturnType<typeof createPictureList>;

function createPictureList() {
  const all: PictureMedia[] = [];
  const places = new Map<number, number>();
  return {
    all,
    placeOf(media: Product['media'][number]): number {
      const known = places.get(media.id);
      if (known !== undefined) return known;
      places.set(media.id, all.length);
      return all.push(toPicture(media)) - 1;
    },
  };
}

/** Returns the pictures to show: those of the chosen variant first. */
export function picturesOf({ face, pictures }: Detail, shown: Face): PictureMedia[] {
  const places = [...new Set([...shown.pictures, ...face.pictures])];
  return places.flatMap((place) => pictures[place] ?? []);
}

/** Made to the shopper's specification: such goods cannot be returned (Directive 2011/83/EU art. 16 c). */
export function isPersonal({ customOptions }: Detail): boolean {
  return customOptions.some(
    ({ type, required }) =>
      required && (type === null || type === 'numberField' || type === 'date'),
  );
}
