/**
 * Blocks that work on certain screens only, and the templates of these. Elsewhere they would sell,
 * log in or fail without what the screen brings along.
 */
const blockHomes: Readonly<Record<string, readonly string[]>> = {
  'product-detail': ['product'],
  'post-detail': ['post'],
  'post-category': ['post-category'],
  'event-detail': ['event'],
  'cart-items': ['cart'],
  'cart-summary': ['cart', 'checkout'],
  'coupon-form': ['cart', 'checkout'],
  'member-card-form': ['cart', 'checkout'],
  'order-note': ['cart', 'checkout'],
  'checkout-address': ['checkout'],
  'checkout-shipping': ['checkout'],
  'checkout-payment': ['checkout'],
  'order-success': ['checkout-success'],
  'order-failure': ['checkout-failure'],
  'withdrawal-form': ['withdrawal'],
  'login-form': ['login', 'admin-login', 'register', 'profile', 'checkout'],
  'register-form': ['register', 'login', 'profile'],
  'social-login': ['social-login', 'login', 'register', 'profile'],
  'forgot-password-form': ['forgot-password'],
  'profile-panel': ['profile'],
  'confirm-email': ['confirm-email'],
  'not-found': ['not-found'],
  error: ['error'],
};

/** Templates that a block is bound to; undefined for one that may stand on any. */
export function homesOf(handler: string): readonly string[] | undefined {
  return Object.hasOwn(blockHomes, handler) ? blockHomes[handler] : undefined;
}

/** Screens that sell, log in or tell of something cannot do without these (LAYOUT, CHK). */
export const neededBlocks: Readonly<Record<string, readonly string[]>> = {
  product: ['product-detail'],
  category: ['product-list'],
  cart: ['cart-items', 'cart-summary'],
  checkout: ['checkout-address', 'checkout-shipping', 'checkout-payment', 'cart-summary'],
  'checkout-success': ['order-success'],
  'checkout-failure': ['order-failure'],
  login: ['login-form'],
  register: ['register-form'],
  'forgot-password': ['forgot-password-form'],
  'social-login': ['social-login'],
  profile: ['profile-panel'],
  post: ['post-detail'],
  event: ['event-detail'],
  search: ['search-results'],
  'confirm-email': ['confirm-email'],
  'not-found': ['not-found'],
  error: ['error'],
};

/** Blocks of a screen that are read one after the other. */
export const orderedBlocks: Readonly<Record<string, readonly string[]>> = {
  checkout: ['checkout-address', 'checkout-shipping', 'checkout-payment'],
};
