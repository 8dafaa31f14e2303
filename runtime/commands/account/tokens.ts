import { cookieMaxAge } from '#schemas/constants.ts';
import type { CookieJar } from '../cookie-jar.ts';

/** Seconds: the access token is renewed long before, the refresh token may rest for 30 days. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The shop's server holds the tokens for browsers, out of the reach of page scripts. */
export function keepTokens(cookies: CookieJar, { accessToken, refreshToken }: Tokens): void {
  cookies.set('at', accessToken, { maxAge: cookieMaxAge.default });
  cookies.set('rt', refreshToken, { maxAge: cookieMaxAge.default });
}

export function clearTokens(cookies: CookieJar): void {
  cookies.delete('at');
  cookies.delete('rt');
}
