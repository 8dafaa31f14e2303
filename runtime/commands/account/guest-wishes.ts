import { cookieMaxAge, paging } from '#schemas/constants.ts';
import type { ApiClient } from '../../api/client.ts';
import type { NoticeSpec } from '../command.ts';
import type { CookieJar } from '../cookie-jar.ts';

const cookie = 'wishes';

/**
 * Reads the ids of products on this browser's wish list, newest first; visitors can tamper with the cookie.
 */
export function readGuestWishes(cookies: CookieJar): readonly number[] {
  const ids = (cookies.get(cookie) ?? '').split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, paging.guestWishlistLimit);
}

export function saveGuestWishes(cookies: CookieJar, ids: readonly number[]): void {
  if (ids.length === 0) cookies.delete(cookie);
  else cookies.set(cookie, ids.join('.'), { maxAge: cookieMaxAge.default });
}

/** After login: adds this browser's wish list to that of the account. Returns the notices to show. */
export async function mergeGuestWishes(api: ApiClient, cookies: CookieJar): Promise<NoticeSpec[]> {
  const ids = readGuestWishes(cookies);
  if (ids.length === 0) return [];
  const merged = await api.call('wishlist.merge', { product_ids: [...ids] });
  if (!merged.ok) return [];
  saveGuestWishes(cookies, []);
  const { added } = merged.value;
  const params = { smart_count: added };
  return added === 0 ? [] : [{ kind: 'info', key: 'core.notifications.wishlistMerged', params }];
}
