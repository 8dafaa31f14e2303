import { cookieMaxAge } from '#schemas/constants.ts';
import type { CookieJar } from '../cookie-jar.ts';

/** Stays after a logout: it opens nothing, it only keeps guesses of others from slowing this one. */
const cookie = 'device';

export function keepDevice(cookies: CookieJar, device: string): void {
  cookies.set(cookie, device, { maxAge: cookieMaxAge.locale });
}

export function deviceOf(cookies: CookieJar): { readonly device?: string } {
  const device = cookies.get(cookie);
  return device && device.length <= 200 ? { device } : {};
}
