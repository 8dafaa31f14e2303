import type { CookieJar } from '../cookie-jar.ts';

/** Seconds: the access token is renewed long before, the refresh token may rest for 30 days. */
const life = 2_592_000;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The shop's server holds the tokens for browsers, out of the reach of page scripts. */
export function keepTokens(cookies: CookieJar, { accessToken, refreshToken }: Tokens): void {
  cookies.set('at', accessToken, { maxAge: life });
  cookies.set('rt', refreshToken, { maxAge: life });
}

export function clearTokens(cookies: CookieJar): void {
  cookies.delete('at');
  cookies.delete('rt');
}
