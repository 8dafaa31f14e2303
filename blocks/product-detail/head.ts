import type { LoadContext } from '#runtime/block/types.ts';
import { formatPrice } from '#runtime/format/price.ts';
import type { PageHead, SiteInfo } from '#runtime/page/payload.ts';
import {
  absolute,
  amount,
  breadcrumbList,
  type Crumb,
  headOf,
  thing,
} from '#runtime/product/json-ld.ts';
import { screenHref } from '#runtime/routes/href.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { DeliveryTerms } from '#schemas/entities/checkout-methods.ts';
import { languages } from '#schemas/languages.ts';
import { site as shop } from '#schemas/site/site.ts';
import { type Detail, type Face, isPersonal, picturesOf } from './detail.ts';
import type { DetailData } from './detail-data.ts';

/** Returns the page metadata of a product; one canonical address for all its variants. */
export function head(data: DetailData, { site, language }: LoadContext): Partial<PageHead> {
  const { detail, slugs } = data;
  const path = screenHref(language, 'product', detail.slug);
  const [picture] = picturesOf(detail, detail.face);
  return headOf({
    title: detail.face.name,
    description: detail.excerpt,
    canonical: path,
    alternates: Object.fromEntries(
      languages.flatMap((other) => {
        const slug = slugs[other];
        return slug ? [[other, screenHref(other, 'product', slug)]] : [];
      }),
    ),
    kind: 'product',
    image: picture?.sources.at(-1)?.path,
    card: {
      title: detail.face.name,
      price: formatPrice(detail.face.prices.finalPrice, language, site.currency),
      ...(detail.categories[0] && { label: detail.categories[0].name }),
    },
    jsonLd: [
      productThing(data, site, path),
      breadcrumbList(site, crumbsOf(detail, language, path)),
    ],
  });
}

function crumbsOf(detail: Detail, language: LoadContext['language'], path: string): Crumb[] {
  const [main] = detail.categories;
  const category = main && { label: main.name, href: screenHref(language, 'shop', main.slug) };
  return [...(category ? [category] : []), { label: detail.face.name, href: path }];
}

function productThing(data: DetailData, site: SiteInfo, path: string): JsonObject {
  const { detail, delivery = [] } = data;
  const { face, excerpt, rating, safety } = detail;
  const images = picturesOf(detail, face).flatMap(({ sources }) => sources.at(-1)?.path ?? []);
  return thing('Product', {
    name: face.name,
    sku: face.sku,
    description: excerpt,
    url: absolute(site, path),
    ...(safety && { brand: { '@type': 'Brand', name: safety.manufacturer.name } }),
    image: images.map((image) => absolute(site, image)),
    offers: offersOf(detail, delivery, site, path),
    ...(rating && rating.count > 0 ? { aggregateRating: ratingThing(rating) } : {}),
  });
}

/** Returns one offer, or one per variant. */
export function offersOf(
  detail: Detail,
  delivery: readonly DeliveryTerms[],
  site: SiteInfo,
  path: string,
): JsonObject[] {
  const faces = detail.variants.length > 0 ? detail.variants : [detail.face];
  const query = (face: Face) => (face === detail.face ? '' : `?variant=${face.id}`);
  return faces.map((face) => ({
    '@type': 'Offer',
    sku: face.sku,
    price: amount(face.prices.finalPrice),
    priceCurrency: site.currency.code,
    ...unitPriceThing(face, site),
    availability: `https://schema.org/${face.inStock ? 'InStock' : 'OutOfStock'}`,
    url: absolute(site, path + query(face)),
    ...shippingThing(delivery, face, site),
    ...(detail.isDigital || isPersonal(detail) ? {} : returnPolicy(shop.law.withdrawalDays)),
  }));
}

/** Rates, countries and times of delivery, as merchant listings require them. */
function shippingThing(
  delivery: readonly DeliveryTerms[],
  { prices }: Face,
  { currency }: SiteInfo,
): JsonObject {
  if (delivery.length === 0) return {};
  const shippingDetails = delivery.map(({ price, freeFrom, countries, ...time }) => {
    const isFree = freeFrom !== null && prices.finalPrice >= freeFrom;
    return {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: amount(isFree ? 0 : price),
        currency: currency.code,
      },
      shippingDestination: (countries ?? [shop.country]).map((addressCountry) => ({
        '@type': 'DefinedRegion',
        addressCountry,
      })),
      ...deliveryTime(time),
    };
  });
  return { shippingDetails };
}

/** Absent if the shop promises no delivery days. */
function deliveryTime({
  daysMin,
  daysMax,
  packingDays,
}: Pick<DeliveryTerms, 'daysMin' | 'daysMax' | 'packingDays'>): JsonObject {
  if (daysMin === null || daysMax === null) return {};
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, packingDays),
      transitTime: days(daysMin, daysMax),
    },
  };
}

const days = (minValue: number, maxValue: number): JsonObject => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The right of withdrawal; not for files, tickets and made-to-order goods. */
function returnPolicy(days: number | null): JsonObject {
  if (days === null) return {};
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: shop.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: days,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  };
}

/** Unit codes of UN/CEFACT recommendation 20. */
const unitCodes = { kg: 'KGM', l: 'LTR', m: 'MTR', m2: 'MTK', piece: 'C62' } as const;

function unitPriceThing({ prices: { unitPrice } }: Face, site: SiteInfo): JsonObject {
  if (!unitPrice) return {};
  const unitCode = unitCodes[unitPrice.unit];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount(unitPrice.amount),
      priceCurrency: site.currency.code,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}

function ratingThing({ average, count }: NonNullable<Detail['rating']>): JsonObject {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
}
