import { cookieMaxAge } from '#schemas/constants.ts';
import type { CookieJar } from '../cookie-jar.ts';

export interface CartSession {
  readonly cartId: string;
  readonly protectCode: string;
}

/** Returns the session; it exists only when both cookies do (CART-23). */
export function cartCookies(cookies: CookieJar): CartSession | null {
  const cartId = cookies.get('cartId');
  const protectCode = cookies.get('protectCode');
  return cartId && protectCode ? { cartId, protectCode } : null;
}

export function saveCartSession(cookies: CookieJar, { cartId, protectCode }: CartSession): void {
  cookies.set('cartId', cartId, { maxAge: cookieMaxAge.cart });
  cookies.set('protectCode', protectCode, { maxAge: cookieMaxAge.cart });
}

export function clearCartSession(cookies: CookieJar): void {
  cookies.delete('cartId');
  cookies.delete('protectCode');
}
