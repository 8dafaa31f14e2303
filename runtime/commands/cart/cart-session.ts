import type { CookieJar } from '../cookie-jar.ts';

/** CONST-22: seconds. */
const cartCookieLife = 31_536_000;

export interface CartSession {
  readonly cartId: string;
  readonly protectCode: string;
}

/** The session exists only when both cookies do (CART-23). */
export function cartCookies(cookies: CookieJar): CartSession | null {
  const cartId = cookies.get('cartId');
  const protectCode = cookies.get('protectCode');
  return cartId && protectCode ? { cartId, protectCode } : null;
}

export function keepCartSession(cookies: CookieJar, { cartId, protectCode }: CartSession): void {
  cookies.set('cartId', cartId, { maxAge: cartCookieLife });
  cookies.set('protectCode', protectCode, { maxAge: cartCookieLife });
}

export function clearCartSession(cookies: CookieJar): void {
  cookies.delete('cartId');
  cookies.delete('protectCode');
}
