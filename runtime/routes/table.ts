import { type Language, textsIn } from '#schemas/languages.ts';

const { paths, former } = izlogAddresses;

/** Whether the address of a screen ends in the slug or id of the shown record. */
type Parameter = 'none' | 'optional' | 'required';

/**
 * Every screen (ROUTE-01 to ROUTE-16). Its address is a text of the language (docs/texts.md), except in the
 * back office. Paths that match none are generic pages.
 */
export const screens = {
  product: 'optional',
  login: 'none',
  register: 'none',
  profile: 'none',
  cart: 'none',
  shop: 'optional',
  checkout: 'none',
  'checkout-success': 'none',
  'checkout-failure': 'none',
  withdrawal: 'none',
  search: 'none',
  blog: 'optional',
  'forgot-password': 'none',
  'social-login': 'none',
  event: 'required',
  author: 'required',
  'confirm-email': 'none',
  admin: 'none',
  'admin-login': 'none',
  'admin-cache': 'none',
  'admin-consents': 'none',
  'admin-consent': 'required',
  'admin-templates': 'none',
} as const satisfies Record<string, Parameter>;

export type Screen = keyof typeof screens;

const staffPaths: Readonly<Partial<Record<Screen, string>>> = {
  admin: '/admin',
  'admin-login': '/adminLogin',
  'admin-cache': '/admin/cache',
  'admin-consents': '/admin/consent',
  'admin-consent': '/admin/consent',
  'admin-templates': '/admin/templates',
};

/** Returns the path of a screen without the language prefix, and without slug or id. */
export const pathOf = (screen: Screen, language: Language): string =>
  staffPaths[screen] ?? textsIn(paths[screen] ?? {}, language);

/** Returns the paths of a screen in all languages. */
export const pathsOf = (screen: Screen): readonly string[] => [
  ...new Set([staffPaths[screen] ?? Object.values(paths[screen] ?? {})].flat()),
];

/** Former paths, which redirect to their screens. */
export const formerPaths = Object.entries(former) as [string, Screen][];

/** Screens for visitors who are not logged in. */
export const guestScreens: readonly Screen[] = [
  'login',
  'register',
  'forgot-password',
  'social-login',
];

/** Screens of the back office. Their paths are matched case-sensitively (ROUTE-24). */
export const adminScreens: readonly Screen[] = [
  'admin',
  'admin-cache',
  'admin-consents',
  'admin-consent',
  'admin-templates',
];

/** Screens with data of one visitor: search engines must not index them. */
export const privateScreens: readonly Screen[] = [
  'login',
  'register',
  'profile',
  'cart',
  'checkout',
  'checkout-success',
  'checkout-failure',
  'withdrawal',
  'forgot-password',
  'social-login',
  'confirm-email',
  'admin-login',
  ...adminScreens,
];

/** Screens that exist only while the site has stores (PAGE-03). */
export const shopScreens: readonly Screen[] = [
  'product',
  'cart',
  'shop',
  'checkout',
  'checkout-success',
  'checkout-failure',
  'withdrawal',
];
