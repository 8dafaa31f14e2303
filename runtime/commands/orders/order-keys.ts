import type { CartSession } from '../cart/cart-session.ts';
import type { CookieJar } from '../cookie-jar.ts';

/** What a browser may show to see an order: the cart it was made from, or a token of a code. */
export type OrderAccess = CartSession | { readonly accessToken: string } | Record<string, never>;

/** Whose contract a visitor wants to withdraw from, as he typed it. */
export interface OrderClaim {
  readonly orderNumber: string;
  readonly email: string;
}

/** What a browser keeps of orders; stays on the server. */
export interface OrderKeys {
  readonly access: OrderAccess;
  readonly claim: OrderClaim | null;
}

/** The cart that this browser made an order of; null when it made none. */
export function boughtCart({ access }: OrderKeys): CartSession | null {
  return 'cartId' in access ? (access as CartSession) : null;
}

const accessCookie = 'orderAccess';
const claimCookie = 'withdrawal';
/** Seconds: a day for the browser that bought, an hour for a code, a quarter for a declaration. */
const life = { cart: 86_400, code: 3600, claim: 900 } as const;

export function orderKeys(cookies: CookieJar): OrderKeys {
  return { access: readAccess(cookies), claim: readClaim(cookies) };
}

/** The cart ends with its order; its code keeps the order readable for this browser. */
export function keepOrderedCart(cookies: CookieJar, { cartId, protectCode }: CartSession): void {
  cookies.set(accessCookie, `cart~${cartId}~${protectCode}`, { maxAge: life.cart });
}

export function keepAccessToken(cookies: CookieJar, accessToken: string): void {
  cookies.set(accessCookie, `code~${accessToken}`, { maxAge: life.code });
}

export function keepClaim(cookies: CookieJar, { orderNumber, email }: OrderClaim): void {
  const value = encodeURIComponent(JSON.stringify([orderNumber, email]));
  cookies.set(claimCookie, value, { maxAge: life.claim });
}

/** Whoever leaves takes along what his browser knows of orders. */
export function forgetOrders(cookies: CookieJar): void {
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
