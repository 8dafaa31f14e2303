/**
 * Blocks that work only on certain screens, and the templates of these screens. On other screens they lack
 * the data and context that the screen provides.
 */
const blockHomes: Readonly<Record<string, readonly string[]>> = {
  'product-detail': ['product'],
  'post-detail': ['post'],
  'post-category': ['post-category', 'author'],
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

/** Templates that a block is bound to; undefined for a block that may be on any. */
export function homesOf(handler: string): readonly string[] | undefined {
  return Object.hasOwn(blockHomes, handler) ? blockHomes[handler] : undefined;
}

/** Blocks without which a screen cannot do its job (LAYOUT, CHK). */
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

/** Blocks of a screen that must follow each other in this order. */
export const orderedBlocks: Readonly<Record<string, readonly string[]>> = {
  checkout: ['checkout-address', 'checkout-shipping', 'checkout-payment'],
};
