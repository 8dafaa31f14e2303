import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import type { StorefrontResponse } from '#server/http/storefront.ts';

export function redirectTo(to: string, status: number, cookies: CookieJar): StorefrontResponse {
  const headers = { location: to, 'cache-control': 'no-store' };
  return { status, headers, cookies: cookies.changes, body: '' };
}

/** A response that is not a page makes the browser load the URL itself. */
export const fullLoad = (cookies: CookieJar) => response(200, 'text/plain', '', cookies);

export function json<T>(status: number, data: T, cookies: CookieJar): StorefrontResponse {
  return response(status, 'application/json; charset=utf-8', JSON.stringify(data), cookies);
}

export function htmlResponse(
  status: number,
  body: string,
  cookies: CookieJar,
  policy: string | null = null,
): StorefrontResponse {
  return response(status, 'text/html; charset=utf-8', body, cookies, policy);
}

function response(
  status: number,
  type: string,
  body: string,
  cookies: CookieJar,
  policy: string | null = null,
): StorefrontResponse {
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    ...(policy && { 'content-security-policy': policy }),
  };
  return { status, headers, cookies: cookies.changes, body };
}
