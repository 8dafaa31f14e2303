import { cookieMaxAge } from '#schemas/constants.ts';
import type { CookieJar } from '../cookie-jar.ts';

/**
 * Survives a logout: it grants no access, but rate limits for guesses from other devices do not affect this
 * one.
 */
const cookie = 'device';

export function rememberDevice(cookies: CookieJar, device: string): void {
  cookies.set(cookie, device, { maxAge: cookieMaxAge.locale });
}

export function deviceOf(cookies: CookieJar): { readonly device?: string } {
  const device = cookies.get(cookie);
  return device && device.length <= 200 ? { device } : {};
}
