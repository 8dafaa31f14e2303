import type { ProductData, SiteData } from '#schemas/site-data.ts';

const map: ProductData = {
  sku: 'KARTA',
  slug: 'karta-jadrana',
  format: 'Simple',
  name: { hr: 'Karta Jadrana', en: 'Map of the Adriatic' },
  excerpt: { hr: 'Pomorska karta.' },
  description: { hr: '<p>Karta iz 1782. godine.</p>' },
  categories: ['karte', 'dar'],
  tags: ['jadran'],
  pictures: ['karta'],
  tax: 'pdv',
  retailPrice: 2000,
  salePrice: 1500,
  pastPrices: [{ since: '2026-01-02T03:04:05.000Z', retailPrice: 1800 }],
  stock: 5,
  weightGrams: 300,
  categoryPriority: 1,
  featured: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  attributes: { sirina: 70.5, dar: true, izdano: '2024-05-01' },
  customOptions: [
    { key: 'posveta', label: { hr: 'Posveta' }, type: 'Text', required: false, maxLength: 40 },
  ],
  crossSell: ['MAJICA'],
};

const { salePrice: _s, pastPrices: _p, customOptions: _o, ...plain } = map;

const shirt: ProductData = {
  ...plain,
  sku: 'MAJICA',
  slug: 'majica',
  format: 'Configurable',
  name: { hr: 'Majica', en: 'Shirt' },
  categories: ['dar'],
  tags: [],
  retailPrice: 2500,
  stock: null,
  attributes: {},
  variants: [
    { sku: 'MAJICA-S', attributes: { velicina: 's' }, stock: 2 },
    { sku: 'MAJICA-L', attributes: { velicina: 'l' }, stock: 0, retailPrice: 2700 },
  ],
  crossSell: [],
};

const gift: ProductData = {
  ...plain,
  sku: 'DAR',
  slug: 'dar-paket',
  format: 'Bundle',
  name: { hr: 'Darovni paket' },
  attributes: {},
  bundle: [
    { sku: 'KARTA', qty: 1 },
    { sku: 'MAJICA', qty: 2 },
  ],
  crossSell: [],
};

/** The smallest site that uses every kind of record once. */
export const smallSite: SiteData = {
  site: {
    name: 'Muzej',
    url: 'http://localhost:3000',
    currency: { code: 'EUR', label: 'Euro', symbol: '€' },
    options: { CopyrightText: '© Muzej', SendEmailTo: 'ured@example.com' },
    company: { name: 'Muzej d.o.o.' },
    cartAdditionBehaviour: 2,
    skipShippingStep: false,
    allowedCountries: 'ALL',
  },
  taxes: [{ key: 'pdv', rate: 25, title: { hr: 'PDV 25 %' } }],
  attributes: [
    {
      code: 'velicina',
      label: { hr: 'Veličina', en: 'Size' },
      type: 'dropdown',
      filterable: true,
      values: [
        { key: 's', label: { hr: 'Mala', en: 'Small' } },
        { key: 'l', label: { hr: 'Velika', en: 'Large' } },
      ],
    },
    { code: 'sirina', label: { hr: 'Širina' }, type: 'number', filterable: true },
    { code: 'dar', label: { hr: 'Za dar' }, type: 'yes/no', filterable: true },
    { code: 'izdano', label: { hr: 'Izdano' }, type: 'date', filterable: false },
  ],
  categories: ['dar', 'karte'].map((slug) => ({
    slug,
    ...(slug === 'karte' && { parent: 'dar' }),
    name: { hr: slug },
    description: { hr: '' },
    picture: 'karta',
    flag: 'alpha',
    sortTypes: ['newest', 'cheapest'],
    sortDefaultType: null,
  })),
  tags: [{ key: 'jadran', title: { hr: 'Jadran' } }],
  products: [map, shirt, gift],
  postCategories: [{ slug: 'novosti', title: { hr: 'Novosti' } }],
  posts: [
    {
      slug: { hr: 'nova-izlozba', en: 'new-exhibition' },
      title: { hr: 'Nova izložba' },
      excerpt: { hr: '' },
      body: { hr: '<p>Otvaramo.</p>' },
      picture: null,
      publishedAt: '2026-02-01T08:00:00.000Z',
      categories: ['novosti'],
    },
  ],
  events: [
    {
      key: 'regata',
      title: { hr: 'Regata' },
      excerpt: { hr: '' },
      body: { hr: '' },
      picture: 'karta',
      dateFrom: '2026-06-01T08:00:00.000Z',
      dateTo: '2026-06-02T18:00:00.000Z',
      location: { hr: 'Split' },
      ticketSku: 'KARTA',
    },
  ],
  pages: [
    {
      slug: { hr: 'naslovnica', en: 'home' },
      title: { hr: 'Naslovnica' },
      description: { hr: '' },
      links: [
        {
          element: {
            id: 'column',
            handler: 'stack',
            parts: {
              main: [
                { id: 'first', handler: 'text' },
                { id: 'second', handler: 'text' },
              ],
            },
          },
        },
        { shared: 'footer', options: { tone: 'sea' } },
      ],
    },
  ],
  templates: [
    {
      slug: 'cart',
      title: { hr: 'Košarica' },
      description: { hr: '' },
      links: [{ shared: 'footer' }],
    },
  ],
  sharedElements: [{ id: 'footer', handler: 'footer-section', options: { tone: 'ink' } }],
  navigations: [
    {
      key: 'main',
      title: { hr: 'Glavna' },
      items: [{ title: { hr: 'Dar' }, target: 'category:dar' }],
    },
  ],
  consents: [
    {
      uniqueNumber: 'C-1',
      displayName: { hr: 'Slažem se.' },
      assignments: [{ formType: 'checkout', required: true }],
    },
  ],
  languages: [
    {
      code: 'hrv',
      code2: 'hr',
      name: 'hrvatski',
      name_hrv: 'hrvatski',
      name_eng: 'Croatian',
      name_ger: 'Kroatisch',
      name_srp: 'hrvatski',
    },
  ],
  countries: [{ iso: 'HR', code: '385', name: { hr: 'Hrvatska' } }],
  coupons: [
    {
      code: 'MORE10',
      kind: 'percent',
      value: 10,
      minimumItemsTotal: 1000,
      validFrom: null,
      validTo: null,
      usageLimit: 100,
    },
  ],
  deliveryMethods: [
    {
      key: 'preuzimanje',
      name: { hr: 'Preuzimanje' },
      description: { hr: '' },
      price: 0,
      freeFrom: null,
      tax: 'pdv',
      countries: ['HR'],
      branches: [{ key: 'split', name: { hr: 'Split' } }],
    },
  ],
  paymentMethods: [
    {
      key: 'pouzece',
      name: { hr: 'Pouzeće' },
      description: { hr: '' },
      paymentType: 'COD',
      enabled: true,
    },
  ],
  memberCards: [{ barcode: '100', holder: 'Ana Anić', validTo: '2030-01-01T00:00:00.000Z' }],
  users: [
    {
      email: 'ana@example.com',
      password: 'lozinka-ana',
      firstName: 'Ana',
      lastName: 'Anić',
      memberCardBarcode: '100',
      isBackofficeUser: true,
      scope: ['content'],
    },
  ],
  media: [{ key: 'karta', width: 400, height: 300, title: { hr: 'Karta' }, alt: { hr: 'Karta' } }],
};
