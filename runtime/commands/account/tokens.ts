import { cookieMaxAge } from '#schemas/constants.ts';
import type { CookieJar } from '../cookie-jar.ts';

/**
 * Times in seconds: the access token is renewed long before it expires, the refresh token is valid for 30
 * days.
 */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Stores the tokens in HttpOnly cookies, inaccessible to page scripts. */
export function saveTokens(cookies: CookieJar, { accessToken, refreshToken }: Tokens): void {
  cookies.set('at', accessToken, { maxAge: cookieMaxAge.default });
  cookies.set('rt', refreshToken, { maxAge: cookieMaxAge.default });
}

export function clearTokens(cookies: CookieJar): void {
  cookies.delete('at');
  cookies.delete('rt');
}
