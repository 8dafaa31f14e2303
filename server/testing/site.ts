import type { AttributeData, CategoryData, ProductData, SiteData } from '#schemas/site-data.ts';

const text = (hr: string, en?: string, de?: string) => ({
  hr,
  ...(en && { en }),
  ...(de && { de }),
});

const base: ProductData = {
  sku: 'X',
  slug: 'x',
  format: 'Simple',
  name: text('X'),
  excerpt: text('Sažetak', 'Excerpt'),
  description: text('<p>Opis</p>', '<p>Description</p>'),
  categories: ['karte'],
  tags: [],
  pictures: ['pomorska-karta'],
  tax: 'pdv',
  retailPrice: 1000,
  stock: 5,
  weightGrams: 100,
  categoryPriority: 0,
  featured: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  attributes: {},
  crossSell: [],
};

function product(sku: string, name: string, more: Partial<ProductData> = {}): ProductData {
  return { ...base, sku, slug: sku.toLowerCase(), name: text(name), ...more };
}

const products: readonly ProductData[] = [
  product('ZVONO', 'Zvono', {
    attributes: { boja: 'plava', materijal: ['mjed'], sirina: 10, dar: true },
    retailPrice: 1000,
    categoryPriority: 3,
  }),
  product('CASA', 'Čaša', {
    attributes: { boja: 'plava', materijal: ['staklo'], sirina: 20, dar: false },
    retailPrice: 2000,
    measure: { amount: 0.25, unit: 'l' },
    manufacturer: 'staklara',
    warnings: text('Lomljivo.', 'Fragile.'),
    salePrice: 1500,
    pastPrices: [{ since: '2026-01-02T03:04:05.000Z', retailPrice: 1800 }],
    categoryPriority: 1,
    tags: ['dar'],
  }),
  product('CIZMA', 'Ćizma', {
    attributes: { boja: 'crvena', materijal: ['koža', 'mjed'], sirina: 30 },
    retailPrice: 3000,
    membershipPrice: 2500,
    categoryPriority: 2,
    featured: true,
  }),
  product('KOMPAS', 'Kompas', {
    name: text('Kompas', 'Compass', 'Kompass'),
    categories: ['instrumenti', 'karte'],
    attributes: { boja: 'crvena', materijal: ['mjed'], sirina: 40 },
    retailPrice: 4000,
    pictures: ['kompas', 'pomorska-karta'],
    crossSell: ['ZVONO'],
    customOptions: [
      {
        key: 'natpis',
        label: text('Natpis', 'Engraving'),
        type: 'Text',
        required: true,
        maxLength: 20,
      },
      { key: 'broj', label: text('Broj'), type: 'Number', required: false },
      {
        key: 'kutija',
        label: text('Kutija'),
        type: 'dropdown',
        required: false,
        values: [{ key: 'hrast', label: text('Hrast', 'Oak'), price: 500 }],
      },
    ],
  }),
  product('DUPIN', 'Đačka majica s dupinom', {
    format: 'Configurable',
    categories: ['odjeca'],
    stock: null,
    variants: [
      { sku: 'DUPIN-P', attributes: { boja: 'plava', velicina: 's' }, stock: 0 },
      {
        sku: 'DUPIN-C',
        pictures: ['kompas'],
        attributes: { boja: 'crvena', velicina: 'l' },
        stock: 2,
        retailPrice: 1200,
      },
    ],
  }),
  product('SET', 'Poklon-set', {
    format: 'Bundle',
    categories: ['odjeca'],
    bundle: [
      { sku: 'ZVONO', qty: 2 },
      { sku: 'DUPIN', qty: 1 },
    ],
  }),
  product('PAR', 'Par čaša', {
    format: 'Bundle',
    categories: ['odjeca'],
    bundle: [{ sku: 'CASA', qty: 2 }],
  }),
];

const choice = (
  code: string,
  type: AttributeData['type'],
  keys: readonly string[],
): AttributeData => ({
  code,
  label: text(code),
  type,
  filterable: true,
  values: keys.map((key) => ({ key, label: text(key, `${key} (en)`) })),
});

const category = (slug: string, parent?: string): CategoryData => ({
  slug,
  ...(parent && { parent }),
  name: text(slug, `${slug} (en)`),
  description: text(''),
  picture: 'pomorska-karta',
  flag: 'alpha',
  sortTypes: ['newest', 'cheapest'],
  sortDefaultType: slug === 'instrumenti' ? 'cheapest' : null,
});

const picture = (key: string) => ({
  key,
  width: 1000,
  height: 500,
  title: text(key),
  alt: text(`Slika: ${key}`, `Picture: ${key}`),
});

const post = (slug: string, publishedAt: string, categories: readonly string[]) => ({
  slug: text(slug, `${slug}-en`),
  title: text(`Objava ${slug}`, `Post ${slug}`),
  excerpt: text('Šetnja Đardinom'),
  body: text('<p>Tijelo <b>objave</b></p>'),
  picture: 'kompas',
  publishedAt,
  categories,
});

/** A small site with enough products for facets, orders and searches. */
export const testSite: SiteData = {
  site: {
    name: 'Trgovina',
    url: 'http://localhost:3000',
    currency: { code: 'EUR', label: 'Euro', symbol: '€' },
    options: {
      HomePageSlug: 'naslovnica',
      CopyrightText: '© Trgovina',
      SendEmailTo: 'ured@example.com',
      AllowedLanguages: ['hr', 'en', 'de'],
      NumberOfStars: 5,
      UserCanEditComment: true,
    },
    company: {},
    cartAdditionBehaviour: 2,
    skipShippingStep: true,
    allowedCountries: ['HR', 'DE'],
  },
  taxes: [{ key: 'pdv', rate: 25, title: text('PDV 25 %') }],
  attributes: [
    choice('boja', 'visual swatch', ['plava', 'crvena', 'žuta']),
    choice('velicina', 'text swatch', ['s', 'l']),
    choice('materijal', 'multi select', ['mjed', 'staklo', 'koža']),
    { code: 'sirina', label: text('Širina'), type: 'number', filterable: true },
    { code: 'dar', label: text('Za dar'), type: 'yes/no', filterable: true },
  ],
  categories: [category('karte'), category('instrumenti', 'karte'), category('odjeca')],
  tags: [{ key: 'dar', title: text('Dar', 'Gift') }],
  manufacturers: [
    {
      key: 'staklara',
      name: 'Staklara',
      address: 'Obala 1, Split',
      contact: 'staklara@example.com',
    },
  ],
  products,
  postCategories: [
    { slug: 'novosti', title: text('Novosti', 'News') },
    { slug: 'nije-vidljivo', title: text('Nije vidljivo') },
  ],
  posts: [
    post('prva', '2026-01-01T08:00:00.000Z', ['novosti']),
    post('druga', '2026-02-01T08:00:00.000Z', []),
    post('skrivena', '2026-03-01T08:00:00.000Z', ['novosti', 'nije-vidljivo']),
    post('buduca', '2126-01-01T08:00:00.000Z', ['novosti']),
  ],
  events: [
    {
      key: 'regata',
      title: text('Regata', 'Regatta'),
      excerpt: text(''),
      body: text('<p>Jedra</p>'),
      picture: 'kompas',
      dateFrom: '2026-06-01T08:00:00.000Z',
      dateTo: '2026-06-02T18:00:00.000Z',
      location: text('Split'),
      ticketSku: 'ZVONO',
    },
  ],
  pages: [
    {
      slug: text('naslovnica', 'home'),
      title: text('Naslovnica', 'Home'),
      description: text('Opis', 'Description'),
      links: [
        {
          element: {
            id: 'stupac',
            handler: 'stack',
            parts: {
              main: [
                {
                  id: 'prvi',
                  handler: 'banner',
                  options: {
                    title: 'Dobro došli',
                    picture: 'kompas',
                    link: { label: 'Više', target: 'page:o-nama#tim' },
                    items: [{ id: 'a', text: 'Jedan', target: 'post:prva' }],
                  },
                  translations: { en: { title: 'Welcome', 'items/a/text': 'One' } },
                },
                { id: 'drugi', handler: 'text', options: { target: 'page:naslovnica' } },
              ],
            },
          },
        },
        { shared: 'poziv', options: { button: { tone: 'sea' }, title: 'Samo ovdje' } },
        { shared: 'poziv' },
      ],
    },
    {
      slug: text('o-nama', 'about'),
      title: text('O nama', 'About us'),
      description: text(''),
      links: [],
    },
  ],
  templates: [
    {
      slug: 'cart',
      title: text('Košarica', 'Cart'),
      description: text(''),
      links: [{ shared: 'poziv' }],
    },
  ],
  sharedElements: [
    {
      id: 'poziv',
      handler: 'call',
      options: { title: 'Poziv', note: 'Bilješka', button: { label: 'Kupi', tone: 'ink' } },
      translations: { en: { title: 'Call', note: 'Note', 'button/label': 'Buy' } },
    },
    { id: 'zaglavlje', handler: 'header-section', options: { logo: 'pomorska-karta' } },
  ],
  navigations: [
    {
      key: 'main',
      title: text('Glavna'),
      items: [
        {
          title: text('O nama', 'About'),
          target: 'page:o-nama',
          children: [{ title: text('Karte'), target: 'category:karte' }],
        },
        { title: text('Vani'), target: 'https://example.com/' },
        { title: text('Nigdje'), target: 'page:nigdje' },
      ],
    },
  ],
  consents: [
    {
      uniqueNumber: 'C-1',
      displayName: text('Slažem se.', 'I agree.'),
      assignments: [
        { formType: 'newsletter', required: true },
        { formType: 'checkoutForm', required: false },
      ],
    },
  ],
  languages: [
    ['hrv', 'hr', 'hrvatski'],
    ['eng', 'en', 'English'],
    ['lat', '', 'Latina'],
  ].map(([code = '', code2 = '', name = '']) => ({
    code,
    code2,
    name,
    name_hrv: name,
    name_eng: name,
    name_ger: name,
    name_srp: name,
  })),
  countries: [
    { iso: 'HR', code: 'HRV', name: text('Hrvatska', 'Croatia') },
    { iso: 'CZ', code: 'CZE', name: text('Češka', 'Czechia') },
    { iso: 'CY', code: 'CYP', name: text('Cipar', 'Cyprus') },
  ],
  coupons: [],
  deliveryMethods: [],
  paymentMethods: [],
  memberCards: [],
  users: [],
  media: [picture('kompas'), picture('pomorska-karta')],
};
