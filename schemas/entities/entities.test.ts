import { describe, expect, it } from 'vitest';
import { createAjv } from '../validation/ajv.ts';
import { entitySchemas } from './entities.ts';
import { lastPaged, paginated, readList, records } from './lists.ts';
import * as catalogueSamples from './samples/catalogue.ts';
import * as contentSamples from './samples/content.ts';
import * as mediaSamples from './samples/media.ts';
import * as peopleSamples from './samples/people.ts';
import * as shoppingSamples from './samples/shopping.ts';
import * as siteSamples from './samples/site.ts';
import { cartAdditionBehaviourSchema } from './settings.ts';

const samples = {
  ...catalogueSamples,
  ...contentSamples,
  ...mediaSamples,
  ...peopleSamples,
  ...shoppingSamples,
  ...siteSamples,
};
const ajv = createAjv();
const keeps = (schema: object, value: unknown) => ajv.validate(schema, value);

type Row = readonly [schema: object, valid: object, broken: object];
const s = entitySchemas;

/** The invalid values are merged over the valid sample; undefined removes a field. */
const rows: Record<string, Row> = {
  cart: [s.Cart, samples.cart, { protectCode: undefined }],
  'cart prices': [s.PriceSummary, samples.priceSummary, { orderTotal: 44.5 }],
  'cart item': [s.CartItem, samples.cartItem, { itemId: '1' }],
  'cart add': [s.CartAdd, samples.cartAdd, { price: 1 }],
  'cart options': [s.CartOptions, samples.cartOptions, { bundleOptions: [{ main: 'x' }] }],
  'cart form': [s.CartForm, samples.cartForm, { coupon: 5 }],
  'guest user': [s.GuestUser, samples.guestUser, { email: undefined }],
  user: [s.User, samples.user, { password_hash: 'x' }],
  address: [s.Address, samples.address, { country: 'HR' }],
  'address type': [s.AddressInput, samples.addressInput, { type: 'billing' }],
  'address of a buyer': [s.BuyerAddress, samples.addressInput, { lastName: undefined }],
  registration: [s.Registration, samples.registration, { isBackofficeUser: true }],
  product: [s.Product, samples.product, { format: 'simple' }],
  'product card': [s.ProductCard, samples.productCard, { finalPrice: '22.50' }],
  variant: [s.Variant, samples.variant, { configuration: { size: 'M' } }],
  'configuration attribute': [
    s.ConfigurationAttribute,
    samples.configurationAttribute,
    { values: [{ id: 5, value: 'M', isMedia: false }] },
  ],
  'custom option': [s.CustomOption, samples.customOption, { option_type: 'Money' }],
  'layered filter': [s.LayeredFilter, samples.layeredFilter, { type: 'slider' }],
  filter: [s.Filter, samples.filter, { range: 'yes' }],
  category: [s.Category, samples.category, { children: [{ id: 3 }] }],
  post: [s.Post, samples.post, { published_at: 'yesterday' }],
  'post category': [s.PostCategory, samples.postCategory, { slug: '' }],
  'navigation item': [s.NavigationItem, samples.navigationItem, { children: [{ id: 2 }] }],
  wishlist: [s.Wishlist, samples.wishlist, { data: [{}] }],
  'shipping method': [s.DeliveryMethod, samples.deliveryMethod, { options: [{ id: 1 }] }],
  'payment method': [s.PaymentMethod, samples.paymentMethod, { paymentType: 'IOU' }],
  'order result': [s.OrderResult, samples.orderResult, { orderSlug: undefined }],
  'order document': [s.OrderDocument, samples.orderDocument, { store: 'main' }],
  consent: [s.Consent, samples.consent, { assigned_to: 'quizForm' }],
  goal: [s.Goal, samples.goal, { goalType: 'mail' }],
  element: [s.Element, samples.element, { parts: { main: [{ id: 'x' }] } }],
  media: [s.Media, samples.media, { access: 'secret' }],
  'media option': [s.MediaOption, samples.mediaOption, { value: '50' }],
  language: [s.Language, samples.language, { code: 'hr' }],
  country: [s.Country, samples.country, { iso: 'hr' }],
  currency: [s.Currency, samples.currency, { symbol: undefined }],
  'currency settings': [s.CurrencyConfig, samples.currencyConfig, { allowedCurrencies: [] }],
  'domain config': [s.DomainConfig, samples.domainConfig, { site: { name: 'x' } }],
  domain: [s.Domain, samples.domain, { url: undefined }],
  application: [s.Application, samples.application, { store: {} }],
  'site options': [s.CmsOptions, samples.cmsOptions, { ThemeNavigations: { side: 'x' } }],
  'review options': [s.ReviewOptions, samples.reviewOptions, { AnonymousChat: 'no' }],
  'OnSite options': [s.ReviewOptions, samples.reviewOptions, { AnonymousChatOnSite: false }],
  'consent assignment': [
    s.ConsentAssignment,
    samples.consentAssignment,
    { consents: [samples.consent] },
  ],
  'link mapping': [s.LinkMapping, samples.linkMapping, { master_id: undefined }],
  release: [s.Release, samples.release, { tag_name: 5 }],
  event: [s.Event, samples.event, { location: undefined }],
};

describe('entities', () => {
  for (const [name, [schema, valid, broken]] of Object.entries(rows)) {
    it(`${name} accepts its sample and rejects an invalid value`, () => {
      expect(keeps(schema, valid), ajv.errorsText()).toBe(true);
      expect(keeps(schema, JSON.parse(JSON.stringify({ ...valid, ...broken })))).toBe(false);
    });
  }

  it.each(Object.entries<object>(s))('%s compiles under strict rules', (_, schema) => {
    expect(ajv.compile(schema)).toBeTypeOf('function');
  });

  it('accepts 0, 1, 2 as cart addition behaviour', () => {
    const taken = [0, 1, 2, 3, '1'].map((value) => keeps(cartAdditionBehaviourSchema, value));
    expect(taken).toEqual([true, true, true, false, false]);
  });
});

describe('list shapes', () => {
  const item = s.Domain;
  const rowsOf = [samples.domain];
  const counts = { totalPages: 2, totalRecords: 11 };

  it('reads shape A · ENT-45 LIST-42', () => {
    const list = { data: rowsOf, pagination: counts };
    expect(keeps(paginated(item) as object, list)).toBe(true);
    expect(readList(list)).toEqual({ records: rowsOf, ...counts });
  });

  it('reads shape B · ENT-46 LIST-42', () => {
    const list = { records: rowsOf, ...counts };
    expect(keeps(records(item) as object, list)).toBe(true);
    expect(readList(list)).toEqual(list);
  });

  it('reads shape C · ENT-47 LIST-42', () => {
    const list = { data: rowsOf, lastPage: 2, total: 11 };
    expect(keeps(lastPaged(item) as object, list)).toBe(true);
    expect(readList(list)).toEqual({ records: rowsOf, ...counts });
  });
});
