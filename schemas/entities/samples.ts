import type { Element, LinkMapping } from '../document/element.ts';
import type { Address, AddressForm, AddressInput } from './address.ts';
import type { Cart, PriceSummary } from './cart.ts';
import type { CartAdd, CartForm, CartOptions } from './cart-add.ts';
import type { CartItem } from './cart-item.ts';
import type { Category } from './category.ts';
import type { DeliveryMethod, PaymentMethod } from './checkout-methods.ts';
import type { CmsOptions, ReviewOptions } from './cms-options.ts';
import type { Consent, ConsentAssignment, Goal } from './consent.ts';
import type { ConfigurationAttribute, CustomOption } from './custom-option.ts';
import type { Application, DomainConfig } from './domain-config.ts';
import type { Filter, LayeredFilter } from './layered-filter.ts';
import type { Media, MediaOption } from './media.ts';
import type { NavigationItem } from './navigation-item.ts';
import type { OrderDocument, OrderItem, OrderResult } from './order.ts';
import type { Event, Post, PostCategory } from './post.ts';
import type { Product, ProductCard } from './product.ts';
import type { Variant } from './product-parts.ts';
import type {
  CheckoutSettings,
  Country,
  Currency,
  CurrencyConfig,
  Domain,
  LanguageRow,
  Release,
} from './settings.ts';
import type { GuestUser, Registration, User } from './user.ts';
import type { Wishlist } from './wishlist.ts';

/** One valid value per entity: for tests and fakes. */

export const media: Media = {
  id: 7,
  driveId: null,
  version: 1,
  title: 'Svjetionik',
  description: null,
  size: 120_000,
  path: '/media/ab12/1280.jpeg',
  newPath: null,
  displayName: 'svjetionik.png',
  originalName: 'svjetionik.png',
  extension: 'png',
  mime: 'image/png',
  hash: 'ab12',
  access: 'public',
  usePublicPath: true,
  alternativePaths: ['/media/ab12/640.jpeg'],
  default: false,
  key: 'lighthouse',
  alt: 'Svjetionik u sumrak',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
  focalPoint: { x: 0.5, y: 0.4 },
  sources: [{ mime: 'image/avif', width: 640, height: 480, path: '/media/ab12/640.avif' }],
};

export const mediaOption: MediaOption = {
  id: 1,
  key: 'ThumbnailSize',
  value: '50x50',
  autoResize: true,
  x: 50,
  y: 50,
};

export const addressInput: AddressInput = {
  type: 'Shipping',
  firstName: 'Ana',
  lastName: 'Marić-Kos',
  contactEmail: 'ana@example.hr',
  contactPhone: '+385 91 555 0101',
  country: 54,
  city: 'Zadar',
  street: 'Liburnska obala',
  houseNumber: '12a',
  zipCode: '23000',
  region: null,
  companyName: null,
  companyOIB: null,
};

export const address: Address = { id: 3, ...addressInput };

export const addressForm: AddressForm = {
  kind: 'shipping',
  firstName: 'Ana',
  lastName: 'Marić-Kos',
  contactEmail: 'ana@example.hr',
  contactPhone: '+385 91 555 0101',
  country: 'HR',
  city: 'Zadar',
  street: 'Liburnska obala',
  houseNumber: '12a',
  zipCode: '23000',
};

export const guestUser: GuestUser = { id: 'c_81f', email: 'gost@example.hr' };

export const user: User = {
  id: 4,
  email: 'ana@example.hr',
  username: 'ana@example.hr',
  details: { firstName: 'Ana', lastName: 'Marić' },
  company: { name: 'Brodovi d.o.o.' },
  memberCardBarcode: '9900012345678',
  addresses: [address],
  isBackofficeUser: false,
  scope: [],
};

export const registration: Registration = {
  details: { firstName: 'Ana', lastName: 'Marić' },
  email: 'ana@example.hr',
  password: 'jako-tajno',
  username: 'ana@example.hr',
  memberCardBarcode: '',
};

const price = {
  discount: 10,
  basicPrice: 2000,
  retailPrice: 2500,
  finalPrice: 2250,
  membershipPrice: null,
  lowestPrice30: 2400,
};

export const productCard: ProductCard = {
  id: 11,
  name: 'Šalica „Bura”',
  type: 'Simple',
  media: [media],
  slug: 'salica-bura',
  sku: 'SAL-01',
  format: 'Simple',
  ...price,
  inStock: true,
  stock: 12,
  isVisibleIndividually: true,
  mainProductSlug: null,
  categoryPriority: 3,
  excerpt: 'Šalica od kamenine.',
  featured: false,
};

export const variant: Variant = {
  id: 12,
  name: 'Majica, M',
  type: 'Simple',
  media: [],
  slug: 'majica-m',
  sku: 'MAJ-M',
  format: 'Simple',
  ...price,
  inStock: true,
  stock: null,
  isVisibleIndividually: false,
  mainProductSlug: 'majica',
  configuration: { size: 5 },
};

export const configurationAttribute: ConfigurationAttribute = {
  attributeCode: 'size',
  label: 'Veličina',
  inputType: 'textSwatch',
  customClass: '',
  values: [{ id: 5, value: 'M', isMedia: false, shopDefault: true }],
};

export const customOption: CustomOption = {
  id: 9,
  label: 'Ime broda',
  option_type: 'Text',
  type: null,
  fieldType: 'text',
  required: false,
  maxLength: 24,
  custom_option_values: [{ id: 'engraving', label: 'Gravura', price: 500 }],
};

export const product: Product = {
  ...productCard,
  taxRate: 25,
  description: '<p>Kamenina iz malog pogona.</p>',
  categories: [{ id: 2, name: 'Kuhinja', slug: 'kuhinja' }],
  tags: [{ id: 1, title: 'Novo', slug: 'novo' }],
  bundles: [
    { product: 12, format: 'Simple', qty: 1 },
    {
      product: {
        ...variantCore(),
        configurationAttributes: [],
        customOptions: [],
        associatedProducts: [],
      },
      format: 'Simple',
      qty: 2,
    },
  ],
  associatedProducts: [variant],
  configurationAttributes: [configurationAttribute],
  customOptions: [customOption],
  crossSellProducts: [12, { id: 13 }],
  attributeSet: {
    attributes: [{ attributeCode: 'color', label: 'Boja', value: { value: 'sea', label: 'More' } }],
  },
  slugs: { hr: 'salica-bura', en: 'mug-bora' },
  canAddDirectly: true,
};

function variantCore() {
  const { configuration: _, ...core } = variant;
  return core;
}

export const layeredFilter: LayeredFilter = {
  attributeCode: 'price',
  label: 'Cijena',
  type: 'number',
  attributeID: 4,
  values: [{ valueLabel: '', totalProducts: 8, minValue: 0, maxValue: 90, attributeID: 4 }],
};

export const filter: Filter = { key: 'price', value: [10, 50], range: true };

export const category: Category = {
  id: 2,
  name: 'Kuhinja',
  slug: 'kuhinja',
  image: null,
  sortTypes: ['newest'],
  sortDefaultType: null,
  description: '',
  parentId: null,
  flag: 'alpha',
  totalProducts: 14,
  children: [
    {
      id: 3,
      name: 'Šalice',
      slug: 'salice',
      image: media,
      sortTypes: [],
      sortDefaultType: 'cheapest',
      description: '',
      parentId: 2,
      flag: 'alpha',
      totalProducts: 4,
    },
  ],
};

export const postCategory: PostCategory = { id: 1, title: 'Novosti', slug: 'novosti' };

export const post: Post = {
  id: 21,
  title: 'Otvorenje',
  slug: 'otvorenje',
  excerpt: 'Otvaramo u lipnju.',
  body: '<p>Otvaramo u lipnju.</p>',
  media: null,
  published_at: '2026-05-01T08:00:00.000Z',
  terms: { slugMain: 'novosti', categories: [postCategory] },
};

export const event: Event = {
  id: 5,
  title: 'Noćno ronjenje',
  slug: 'nocno-ronjenje',
  excerpt: '',
  body: '',
  media,
  dateFrom: '2026-07-01T18:00:00.000Z',
  dateTo: '2026-07-01T21:00:00.000Z',
  location: 'Zadar',
  ticketSlug: 'ulaznica-nocno-ronjenje',
};

export const navigationItem: NavigationItem = {
  id: 1,
  title: 'Trgovina',
  link: 'screen:shop',
  path: '/shop',
  children: [{ id: 2, title: 'Kuhinja', link: 'category:kuhinja', path: null, children: [] }],
};

export const wishlist: Wishlist = {
  data: [{ product_id: 11 }],
  lastPage: 1,
  page: 1,
  limit: 9999,
  total: 1,
  perPage: 9999,
};

export const cartOptions: CartOptions = {
  customPriceOption: { customOptionTitle: 'Donacija', customOptionValue: '20' },
  personalizations: { '9': 'Galeb' },
  bundleOptions: [
    { main: 11, selected: 12 },
    { id: 13, options: { personalizations: { '9': 7 } } },
  ],
};

export const cartAdd: CartAdd = {
  cartId: 'c_81f',
  protectCode: 'p_55',
  currencyId: 1,
  productId: 11,
  qty: '2',
  options: cartOptions,
  reservation: {},
};

export const cartForm: CartForm = { coupon: 'MORE10', memberCardBarcode: '' };

const itemPrices = { finalPrice: 2250, row: 4500, retailPrice: 2500 };

export const cartItem: CartItem = {
  itemId: 1,
  productId: 12,
  qty: 2,
  options: { personalizations: { '9': 'Galeb' } },
  productData: {
    name: 'Majica, M',
    media,
    slug: 'majica-m',
    mainProductSlug: 'majica',
    isVisibleIndividually: false,
    sku: 'MAJ-M',
    format: 'Simple',
    crossSellProducts: [11],
  },
  prices: { base: itemPrices, converted: itemPrices },
  stock: { state: 'ok', available: 12 },
  chosen: [{ label: 'Veličina', value: 'M' }],
};

export const priceSummary: PriceSummary = {
  cartTotal: 4050,
  coupon: 450,
  delivery: 400,
  itemsTotal: 4500,
  loyalty: 0,
  orderTotal: 4450,
  tax: { cartTotal: 810, orderTotal: 890 },
};

export const cart: Cart = {
  id: 'c_81f',
  protectCode: 'p_55',
  items: [cartItem],
  prices: { base: { finalPrice: 4450, cartTotal: 4050 }, converted: priceSummary },
  priceSummary,
  digitalOnly: false,
  session: { cartId: 'c_81f', protectCode: 'p_55' },
  coupon: { code: 'MORE10', kind: 'percent', value: 10 },
  couponCode: 'MORE10',
  deliveryMethodId: 1,
  paymentMethodId: null,
  options: { deliveryBranchId: null },
  version: 4,
  itemsCount: 2,
  taxes: [{ rate: 25, base: 3560, tax: 890 }],
  memberCardBarcode: null,
  guest: guestUser,
  addresses: [addressInput],
  company: null,
};

export const deliveryMethod: DeliveryMethod = {
  id: 1,
  name: 'Osobno preuzimanje',
  description: '<p>U muzeju.</p>',
  options: [{ id: 2, name: 'Zadar' }],
  price: 0,
};

export const paymentMethod: PaymentMethod = {
  id: 1,
  name: 'Kartica',
  description: '',
  paymentType: 'HPF',
};

export const orderResult: OrderResult = {
  html: {
    isSubscription: false,
    quantity: 1,
    orderId: '5O190127TN364715T',
    total: 4450,
    scriptUrl: 'https://www.paypal.com/sdk/js',
  },
  orderSlug: 'o-7f3k',
};

const orderItem: OrderItem = {
  name: 'Majica, M',
  sku: 'MAJ-M',
  qty: 2,
  unitPrice: 2250,
  rowTotal: 4500,
  media: null,
  chosen: [],
};

export const orderDocument: OrderDocument = {
  id: 31,
  store: 1,
  orderSlug: 'o-7f3k',
  orderNumber: '2026-000031',
  createdAt: '2026-06-01T10:00:00.000Z',
  total: 4450,
  itemsCount: 2,
  extended: {
    status: 'paid',
    items: [orderItem],
    priceSummary,
    taxes: [{ rate: 25, base: 3560, tax: 890 }],
    addresses: [addressInput],
    paymentType: 'HPF',
    deliveryName: null,
  },
};

export const consent: Consent = {
  id: 1,
  uniqueNumber: 'GDPR-1',
  displayName: 'Prihvaćam <a href="/uvjeti">uvjete</a>',
  assigned_to: 'checkoutForm',
  consents: [1, 2],
  requiredConsents: [1],
  isRequired: true,
};

export const consentAssignment: ConsentAssignment = {
  assigned_to: 'newsletter',
  consents: [1, 2],
  requiredConsents: [1],
};

export const goal: Goal = {
  goalType: 'file',
  goal: '/api/v1/media/goal/abc',
  confirmedEmail: 'ana@example.hr',
};

export const element: Element = {
  id: 'header',
  handler: 'header-section',
  version: 1,
  title: 'Zaglavlje',
  type: 'static-element',
  language_code: 'hrv',
  options: { links: [] },
  parts: {
    main: [
      {
        id: 'menu',
        handler: 'main-menu',
        version: 1,
        title: '',
        type: 'static-element',
        language_code: 'hrv',
        options: {},
        parts: {},
        meta: {},
        mobileOptions: {},
        mobileMeta: {},
        linkMeta: {},
        slug: null,
        created_at: '2026-01-01T00:00:00.000Z',
        revision: 0,
      },
    ],
  },
  meta: { background: 'paper', device: 'all' },
  mobileOptions: {},
  mobileMeta: { space: 'small' },
  linkMeta: {},
  slug: 'header',
  created_at: '2026-01-01T00:00:00.000Z',
  revision: 2,
};

export const linkMapping: LinkMapping = {
  handler: 'teaser',
  linkId: 'l1',
  order: 0,
  master_id: 'header',
  meta: {},
  options: { title: 'Drugačije' },
};

export const language: LanguageRow = {
  id: 1,
  name_hrv: 'akadski',
  name_eng: 'Akkadian',
  name_ger: 'Akkadisch',
  name_srp: 'akadski',
  code: 'akk',
  code2: '',
  name: 'akkadû',
};

export const country: Country = { id: 54, iso: 'HR', code: 'HRV', name: 'Hrvatska' };
export const currency: Currency = { id: 1, code: 'EUR', label: '€', symbol: '€' };
export const currencyConfig: CurrencyConfig = { allowedCurrencies: [currency], mainCurrencyId: 1 };
export const domain: Domain = { name: 'Muzej mora', url: 'https://muzejmora.example' };

export const checkoutSettings: CheckoutSettings = {
  allowedCountries: ['HR', 'SI'],
  cartAdditionBehaviour: 2,
  skipShippingStep: false,
};

export const cmsOptions: CmsOptions = {
  ThemeNavigations: { main: 'main', footer4: null },
  HomePageSlug: 'naslovnica',
  NumberOfStars: 5,
  Motto: 'Od izobate do police.',
};

export const reviewOptions: ReviewOptions = {
  AnonymousChat: false,
  CanCommentOnBlog: 'RegisteredUsers',
  NumberOfStars: 5,
  NumberOfStarsOnSite: 5,
  OneUserOneCommentOnSite: false,
};

export const domainConfig: DomainConfig = {
  apiKeyToken: 'public',
  apiKeyId: 1,
  siteID: 1,
  site: domain,
  subdomain: '',
  externalURLs: {},
  cmsLanguages: [language],
  extra: {
    mediaOptions: [mediaOption],
    checkoutSettings,
    currencyConfig,
    cmsOptionFilter: cmsOptions,
    cmsElements: [element],
  },
  stores: [{ storeID: 1, name: 'Trgovina' }],
  maintenance: false,
};

export const application: Application = {
  language: 'hrv',
  defaultLanguage: 'hrv',
  currency,
  domain,
  store: { storeID: 1 },
  countries: [country],
  checkoutSettings: { allowedCountries: 'ALL' },
};

export const release: Release = { tag_name: '1.12.192', description_html: '<p>Popravci</p>' };
