import { createSite } from '#fixtures/museum/content/index.ts';
import { generateProducts, mulberry } from '#fixtures/museum/generate.ts';
import type { AttributeData, ProductData, SiteData } from '#schemas/site-data.ts';

/** Random numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number;

export const seed = 2026;

export const pick = <T>(from: readonly T[], random: Random): T =>
  from[Math.floor(random() * from.length)] as T;

const ownAttributes = [
  'colour',
  'material',
  'technique',
  'format',
  'author',
  'year',
  'weight',
  'framed',
] as const;

/** A shop with `count` products of eight attributes each, and only what is needed to sell them. */
export function benchSite(count: number): SiteData {
  const site = createSite();
  const attributes = site.attributes.filter(({ code }) =>
    ownAttributes.some((own) => own === code),
  );
  const random = mulberry(seed);
  const products = [...generateProducts(count, seed)].map((product) => ({
    ...product,
    pictures: product.pictures.slice(0, 3),
    attributes: Object.fromEntries(
      attributes.map((attribute) => [attribute.code, randomValue(attribute, random)]),
    ),
  }));
  const empty = {
    coupons: [],
    posts: [],
    events: [],
    pages: [],
    templates: [],
    sharedElements: [],
    users: [],
    reviews: [],
  };
  return { ...site, ...empty, navigations: [], attributes, products };
}

function randomValue({ code, type, values = [] }: AttributeData, random: Random) {
  if (type === 'yes/no') return random() < 0.3;
  if (code === 'year') return 1950 + Math.floor(random() * 76);
  if (type === 'number') return 50 + Math.floor(random() * 4000);
  const keys = values.map(({ key }) => key);
  if (type !== 'multi select') return pick(keys, random);
  return [...new Set([pick(keys, random), pick(keys, random)])];
}

/** A product with its id: products are numbered in their order. */
export interface BenchProduct extends ProductData {
  readonly id: number;
  readonly finalPrice: number;
}

export const numbered = ({ products }: SiteData): BenchProduct[] =>
  products.map((product, index) => ({
    ...product,
    id: index + 1,
    finalPrice: product.salePrice ?? product.retailPrice,
  }));
