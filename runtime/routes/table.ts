import type { TextsByLanguage } from '#schemas/languages.ts';

/** Other languages have the English paths. */
type Paths = TextsByLanguage<string>;

/**
 * Every screen with its path in each language (ROUTE-01 to ROUTE-16), without the language prefix. `:x?` is
 * an optional last segment, `:x` a required one. Paths that match none are generic pages.
 */
export const screens = {
  product: same('/product/:slug?', { hr: '/produkt/:slug?' }),
  login: same('/login', { hr: '/prijava' }),
  register: same('/register', { hr: '/registracija' }),
  profile: same('/profile', { hr: '/profil' }),
  cart: same('/cart', { hr: '/kosarica', de: '/einkaufswagen' }),
  shop: same('/shop/:slug?'),
  checkout: same('/checkout', { hr: '/naplata', de: '/kasse' }),
  'checkout-success': same('/checkout/success', { hr: '/naplata/uspjesna' }),
  'checkout-failure': same('/checkout/failure'),
  withdrawal: same('/withdraw-from-contract', {
    hr: '/raskid-ugovora',
    de: '/vertrag-widerrufen',
  }),
  search: same('/search', { hr: '/pretraga', de: '/suche' }),
  blog: same('/blog/:slug?', { hr: '/objave/:slug?' }),
  'forgot-password': same('/forgot-password', {
    hr: '/zaboravljena-lozinka',
    de: '/passwort-vergessen',
  }),
  'social-login': same('/social-login'),
  event: same('/event/:id', { hr: '/dogadjaj/:id', de: '/Veranstaltung/:id' }),
  'confirm-email': same('/confirm-email', { hr: '/potvrdi-email', de: '/bestatigungs-email' }),
  admin: same('/admin'),
  'admin-login': same('/adminLogin'),
  'admin-cache': same('/admin/cache'),
  'admin-consents': same('/admin/consent'),
  'admin-consent': same('/admin/consent/:slug'),
  'admin-templates': same('/admin/templates'),
} as const satisfies Record<string, Paths>;

export type Screen = keyof typeof screens;

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

function same(path: string, others: Partial<Paths> = {}): Paths {
  return { hr: path, en: path, de: path, ...others };
}
