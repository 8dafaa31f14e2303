import { cookieMaxAge } from '#schemas/constants.ts';
import type { CookieJar } from '../cookie-jar.ts';

const cookie = 'comment_browser';

/** Returns the secret of this browser; it is made with a guest's first comment or vote. */
export function browserSecret(cookies: CookieJar): string {
  const known = cookies.get(cookie);
  if (known && /^[\da-f-]{36}$/.test(known)) return known;
  const made = crypto.randomUUID();
  cookies.set(cookie, made, { maxAge: cookieMaxAge.default });
  return made;
}
