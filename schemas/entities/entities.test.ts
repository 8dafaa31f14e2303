import { describe, expect, it } from 'vitest';
import { createAjv } from '../validation/ajv.ts';
import { addressFormSchema, addressType } from './address.ts';
import { entitySchemas } from './entities.ts';
import { lastPaged, paginated, readList, records } from './lists.ts';
import { orderStatusSchema } from './order.ts';
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

type Row = readonly [id: string, schema: object, valid: object, broken: object];
const s = entitySchemas;

/** The broken values are laid over the valid sample; undefined takes a field away. */
const rows: Record<string, Row> = {
  cart: ['ENT-01', s.Cart, samples.cart, { protectCode: undefined }],
  'cart prices': ['ENT-02', s.PriceSummary, samples.priceSummary, { orderTotal: 44.5 }],
  'cart item': ['ENT-03', s.CartItem, samples.cartItem, { itemId: '1' }],
  'cart add': ['ENT-04', s.CartAdd, samples.cartAdd, { price: 1 }],
  'cart options': [
    'ENT-05',
    s.CartOptions,
    samples.cartOptions,
    { bundleOptions: [{ main: 'x' }] },
  ],
  'cart form': ['ENT-06', s.CartForm, samples.cartForm, { coupon: 5 }],
  'guest user': ['ENT-07', s.GuestUser, samples.guestUser, { email: undefined }],
  user: ['ENT-08', s.User, samples.user, { password_hash: 'x' }],
  address: ['ENT-09', s.Address, samples.address, { country: 'HR' }],
  'address form': ['ENT-09', addressFormSchema, samples.addressForm, { zipCode: '1'.repeat(26) }],
  'address type': ['ENT-10', s.AddressInput, samples.addressInput, { type: 'billing' }],
  registration: ['ENT-11', s.Registration, samples.registration, { isBackofficeUser: true }],
  product: ['ENT-12', s.Product, samples.product, { format: 'simple' }],
  'product card': ['ENT-12', s.ProductCard, samples.productCard, { finalPrice: '22.50' }],
  variant: ['ENT-12', s.Variant, samples.variant, { configuration: { size: 'M' } }],
  'configuration attribute': [
    'ENT-13',
    s.ConfigurationAttribute,
    samples.configurationAttribute,
    { values: [{ id: 5, value: 'M', isMedia: false }] },
  ],
  'custom option': ['ENT-14', s.CustomOption, samples.customOption, { option_type: 'Money' }],
  'layered filter': ['ENT-15', s.LayeredFilter, samples.layeredFilter, { type: 'slider' }],
  filter: ['ENT-16', s.Filter, samples.filter, { range: 'yes' }],
  category: ['ENT-17', s.Category, samples.category, { children: [{ id: 3 }] }],
  post: ['ENT-18', s.Post, samples.post, { published_at: 'yesterday' }],
  'post category': ['ENT-19', s.PostCategory, samples.postCategory, { slug: '' }],
  'navigation item': [
    'ENT-20',
    s.NavigationItem,
    samples.navigationItem,
    { children: [{ id: 2 }] },
  ],
  wishlist: ['ENT-21', s.Wishlist, samples.wishlist, { data: [{}] }],
  'shipping method': ['ENT-22', s.DeliveryMethod, samples.deliveryMethod, { options: [{ id: 1 }] }],
  'payment method': ['ENT-23', s.PaymentMethod, samples.paymentMethod, { paymentType: 'IOU' }],
  'order result': ['ENT-24', s.OrderResult, samples.orderResult, { orderSlug: undefined }],
  'order document': ['ENT-25', s.OrderDocument, samples.orderDocument, { store: 'main' }],
  consent: ['ENT-27', s.Consent, samples.consent, { assigned_to: 'quizForm' }],
  goal: ['ENT-28', s.Goal, samples.goal, { goalType: 'mail' }],
  element: ['ENT-29', s.Element, samples.element, { parts: { main: [{ id: 'x' }] } }],
  media: ['ENT-30', s.Media, samples.media, { access: 'secret' }],
  'media option': ['ENT-31', s.MediaOption, samples.mediaOption, { value: '50' }],
  language: ['ENT-32', s.Language, samples.language, { code: 'hr' }],
  country: ['ENT-33', s.Country, samples.country, { iso: 'hr' }],
  currency: ['ENT-34', s.Currency, samples.currency, { symbol: undefined }],
  'currency settings': [
    'ENT-34',
    s.CurrencyConfig,
    samples.currencyConfig,
    { allowedCurrencies: [] },
  ],
  'domain config': ['ENT-35', s.DomainConfig, samples.domainConfig, { site: { name: 'x' } }],
  domain: ['ENT-36', s.Domain, samples.domain, { url: undefined }],
  application: ['ENT-37', s.Application, samples.application, { store: {} }],
  'site options': ['ENT-38', s.CmsOptions, samples.cmsOptions, { ThemeNavigations: { side: 'x' } }],
  'review options': ['ENT-39', s.ReviewOptions, samples.reviewOptions, { AnonymousChat: 'no' }],
  'OnSite options': [
    'ENT-40',
    s.ReviewOptions,
    samples.reviewOptions,
    { AnonymousChatOnSite: false },
  ],
  'consent assignment': [
    'ENT-41',
    s.ConsentAssignment,
    samples.consentAssignment,
    { consents: [samples.consent] },
  ],
  'link mapping': ['ENT-42', s.LinkMapping, samples.linkMapping, { master_id: undefined }],
  release: ['ENT-43', s.Release, samples.release, { tag_name: 5 }],
  event: ['EVENT-03', s.Event, samples.event, { location: undefined }],
};

describe('entities', () => {
  for (const [name, [id, schema, valid, broken]] of Object.entries(rows)) {
    it(`${name} takes its sample, refuses a slip · ${id}`, () => {
      expect(keeps(schema, valid), ajv.errorsText()).toBe(true);
      expect(keeps(schema, JSON.parse(JSON.stringify({ ...valid, ...broken })))).toBe(false);
    });
  }

  it.each(Object.entries<object>(s))('%s compiles under strict rules', (_, schema) => {
    expect(createAjv().compile(schema)).toBeTypeOf('function');
  });

  it('maps form kinds to the server’s types · ENT-10', () => {
    const kinds = (['main', 'billing', 'shipping', 'other'] as const).map(addressType);
    expect(kinds).toEqual(['Main', 'Main', 'Shipping', 'Shipping']);
  });

  it('knows four order statuses · ENT-26', () => {
    expect(orderStatusSchema.enum).toEqual(['created', 'paid', 'failed', 'cancelled']);
  });

  it('takes 0, 1, 2 as cart addition behaviour · ENT-44', () => {
    const taken = [0, 1, 2, 3, '1'].map((value) => keeps(cartAdditionBehaviourSchema, value));
    expect(taken).toEqual([true, true, true, false, false]);
  });
});

describe('list shapes', () => {
  const item = s.Domain;
  const rowsOf = [samples.domain];
  const counts = { totalPages: 2, totalRecords: 11 };

  it('reads shape A · ENT-45', () => {
    const list = { data: rowsOf, pagination: counts };
    expect(keeps(paginated(item) as object, list)).toBe(true);
    expect(readList(list)).toEqual({ records: rowsOf, ...counts });
  });

  it('reads shape B · ENT-46', () => {
    const list = { records: rowsOf, ...counts };
    expect(keeps(records(item) as object, list)).toBe(true);
    expect(readList(list)).toEqual(list);
  });

  it('reads shape C · ENT-47', () => {
    const list = { data: rowsOf, lastPage: 2, total: 11 };
    expect(keeps(lastPaged(item) as object, list)).toBe(true);
    expect(readList(list)).toEqual({ records: rowsOf, ...counts });
  });
});
