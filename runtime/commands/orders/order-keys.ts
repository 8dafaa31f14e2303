import type { CartSession } from '../cart/cart-session.ts';
import type { CookieJar } from '../cookie-jar.ts';

/** Proof that a browser may see an order: the order's cart, or a token that it got for a code. */
export type OrderAccess = CartSession | { readonly accessToken: string } | Record<string, never>;

/** The contract that a visitor wants to withdraw from, as typed. */
export interface OrderClaim {
  readonly orderNumber: string;
  readonly email: string;
}

/** Order data in a browser's cookies; never leaves the server. */
export interface OrderKeys {
  readonly access: OrderAccess;
  readonly claim: OrderClaim | null;
}

/** Returns the cart that this browser ordered; null when there is none. */
export function boughtCart({ access }: OrderKeys): CartSession | null {
  return 'cartId' in access ? (access as CartSession) : null;
}

const accessCookie = 'orderAccess';
const claimCookie = 'withdrawal';
/** Lifetimes in seconds: a day after buying, an hour for a code, 15 minutes for a declaration. */
const life = { cart: 86_400, code: 3600, claim: 900 } as const;

export function orderKeys(cookies: CookieJar): OrderKeys {
  return { access: readAccess(cookies), claim: readClaim(cookies) };
}

/** The cart ends with its order; its code still lets this browser view the order. */
export function saveOrderedCart(cookies: CookieJar, { cartId, protectCode }: CartSession): void {
  cookies.set(accessCookie, `cart~${cartId}~${protectCode}`, { maxAge: life.cart });
}

export function saveAccessToken(cookies: CookieJar, accessToken: string): void {
  cookies.set(accessCookie, `code~${accessToken}`, { maxAge: life.code });
}

export function saveClaim(cookies: CookieJar, { orderNumber, email }: OrderClaim): void {
  const value = encodeURIComponent(JSON.stringify([orderNumber, email]));
  cookies.set(claimCookie, value, { maxAge: life.claim });
}

/** Deletes all order data of this browser, on logout. */
export function clearOrders(cookies: CookieJar): void {
  for (const name of [accessCookie, claimCookie]) {
    if (cookies.get(name) !== null) cookies.delete(name);
  }
}

function readAccess(cookies: CookieJar): OrderAccess {
  const [kind, one = '', two = ''] = cookies.get(accessCookie)?.split('~') ?? [];
  if (kind === 'cart' && one && two) return { cartId: one, protectCode: two };
  return kind === 'code' && one ? { accessToken: one } : {};
}

function readClaim(cookies: CookieJar): OrderClaim | null {
  try {
    const text = decodeURIComponent(cookies.get(claimCookie) ?? '');
    const [orderNumber, email] = JSON.parse(text) as unknown[];
    return typeof orderNumber === 'string' && typeof email === 'string'
      ? { orderNumber, email }
      : null;
  } catch {
    return null;
  }
}
