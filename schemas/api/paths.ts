/** API-001: paths are `/api/{version}/{area}/…`. */
export const apiBase = '/api';
export const versions = ['v1', 'v2'] as const;
export type Version = (typeof versions)[number];
export const defaultVersion: Version = 'v1';

/** API-002: first segment after the version, with a description of the calls below it. */
export const areas = {
  auth: 'Sessions of the strategy local, and tokens of all others',
  user: 'Accounts, profiles, addresses, passwords, member cards',
  master: 'Languages, countries, domains',
  settings: 'Settings of a user',
  product: 'Products, their filters, categories and tags',
  cms: 'Pages, posts, elements, links, navigation, comments, forms, wish list',
  ecommerce: 'Cart and checkout',
  media: 'Uploads and files',
  document: 'Orders of a customer',
  web: 'Consents shown to and given by visitors',
  newsletter: 'Newsletter',
  event: 'Events',
  collections: 'Lists and records of the back office',
  imports: 'Imports of products',
  'api-keys': 'Keys of programs',
  webhooks: 'Messages to other programs',
  'order-files': 'Orders of all buyers, for staff',
  customers: 'Customers, for staff',
  products: 'Products for other services',
  development: 'Tools of development, absent in production',
} as const;

export type Area = keyof typeof areas;

const byPath: Readonly<Record<string, Area>> = {
  'collection-search': 'collections',
  catalogue: 'collections',
  dashboard: 'collections',
  examples: 'collections',
  'fiscal-certificate': 'collections',
  'mail-templates': 'collections',
  'price-lists': 'collections',
  promotions: 'collections',
  login: 'auth',
  refresh: 'auth',
};

/** Returns the area of a path of the contract. */
export function areaOf(path: string): Area {
  const [, base, ...rest] = path.split('/');
  if (base === '_cli') return 'development';
  const segment = rest.find((part) => !versions.some((version) => version === part)) ?? '';
  const area = byPath[segment] ?? segment;
  if (!Object.hasOwn(areas, area)) throw new Error(`${path} is in no area`);
  return area as Area;
}
