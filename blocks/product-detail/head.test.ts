import { describe, expect, it } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json' with { type: 'json' };
import configurable from './fixtures/configurable.json' with { type: 'json' };
import { head } from './head.ts';

const site = {
  name: 'Muzej mora',
  url: 'https://shop.example',
  currency: { code: 'EUR', label: '€', symbol: '€' },
};
const context = { site, language: 'en' } as unknown as LoadContext;
const dataOf = (fixture: { data: unknown }) => fixture.data as DetailData;

describe('structured data of a product', () => {
  const data = dataOf(configurable);
  const [product, crumbs] = head(data, context).jsonLd ?? [];

  it('has an offer for every variant with price and availability · PROD-01', () => {
    const offers = product?.offers as Record<string, string>[];
    expect(offers).toHaveLength(data.detail.variants.length);
    expect(offers[0]).toMatchObject({
      '@type': 'Offer',
      price: '32.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `https://shop.example/en/product/kapa-snijeg?variant=${data.detail.variants[0]?.id}`,
    });
  });

  it('has the manufacturer as brand', () => {
    const safety = { manufacturer: { name: 'Uljara' }, responsible: null, warnings: '' };
    const made = { ...data, detail: { ...data.detail, safety } } as unknown as DetailData;
    expect(head(made, context).jsonLd?.[0]?.brand).toEqual({ '@type': 'Brand', name: 'Uljara' });
  });

  it('marks a sold out variant', () => {
    const variants = data.detail.variants.map((variant) => ({ ...variant, inStock: false }));
    const sold = head({ ...data, detail: { ...data.detail, variants } }, context).jsonLd?.[0];
    expect(JSON.stringify(sold?.offers)).not.toContain('InStock');
  });

  it('has breadcrumbs from the category to the product', () => {
    expect(crumbs?.['@type']).toBe('BreadcrumbList');
    expect(JSON.stringify(crumbs)).toContain('https://shop.example/en/shop/vuna-i-kisa');
  });

  it('has one address for all variants, with the words of the language · ROUTE-31', () => {
    const canonical = (language: LoadContext['language']) =>
      head(data, { ...context, language }).canonical;
    expect(canonical('hr')).toBe('/produkt/kapa-snijeg');
    expect(canonical('en')).toBe('/en/product/kapa-snijeg');
    expect(canonical('de')).toBe('/de/product/kapa-snijeg');
  });

  it('offers a bundle at its own price', () => {
    const [set] = head(dataOf(bundle), context).jsonLd ?? [];
    expect(set?.offers).toMatchObject([{ price: '145.00', sku: 'DAR-004' }]);
  });

  it('has the unit price and the return policy', () => {
    const { detail } = data;
    const unitPrice = { amount: 3700, unit: 'l' as const };
    const face = { ...detail.face, prices: { ...detail.face.prices, unitPrice } };
    const plain = { ...detail, face, variants: [], customOptions: [] };
    const [thing] = head({ ...data, detail: plain }, context).jsonLd ?? [];
    expect(thing?.offers).toMatchObject([
      {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '37.00',
          referenceQuantity: { value: 1, unitCode: 'LTR' },
        },
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      },
    ]);
    const digital = { ...plain, isDigital: true };
    const [file] = head({ ...data, detail: digital }, context).jsonLd ?? [];
    expect(JSON.stringify(file)).not.toContain('MerchantReturnPolicy');
  });

  it('has rates, countries and times of delivery, free from a price on', () => {
    const packingDays = 5;
    const days = { daysMin: 2, daysMax: 3, packingDays };
    const terms = { price: 450, freeFrom: null, countries: ['HR'], ...days };
    const abroad = {
      price: 1490,
      freeFrom: 2000,
      countries: ['AT', 'DE'],
      daysMin: null,
      daysMax: null,
      packingDays,
    };
    const [thing] = head({ ...data, delivery: [terms, abroad] }, context).jsonLd ?? [];
    const offers = thing?.offers as Record<string, unknown>[];
    expect(offers[0]?.shippingDetails).toEqual([
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.50', currency: 'EUR' },
        shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'HR' }],
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 5, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
        },
      },
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
        shippingDestination: [
          { '@type': 'DefinedRegion', addressCountry: 'AT' },
          { '@type': 'DefinedRegion', addressCountry: 'DE' },
        ],
      },
    ]);
  });

  it('has no delivery data where none is known', () => {
    expect(JSON.stringify(head(data, context).jsonLd)).not.toContain('shippingDetails');
  });
});
