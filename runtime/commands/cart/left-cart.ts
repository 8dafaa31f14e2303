import { cookieMaxAge } from '#schemas/constants.ts';
import type { Cart } from '#schemas/entities/cart.ts';
import type { Language } from '#schemas/languages.ts';
import type { ApiClient } from '../../api/client.ts';
import { matchPath } from '../../routes/match.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, type CommandContext, type NoticeSpec, refuse, succeed } from '../command.ts';
import type { CookieJar } from '../cookie-jar.ts';
import { mergeNotices } from './cart-notices.ts';
import {
  type CartSession,
  cartCookies,
  clearCartSession,
  saveCartSession,
} from './cart-session.ts';

/** Sessions of carts left when the language changed, the latest first: `{cartId}.{protectCode}~…`. */
const cookie = 'leftCarts';
const maximumCarts = 3;

/**
 * A page in another language than the previous one ends the cart session; the cart itself remains and can be
 * restored (CART-26, I18N-07). `from` is the referring page: a tab that stays in its language ends no
 * session, whatever language another tab read last.
 */
export function leaveCartOnSwitch(cookies: CookieJar, to: Language, from: URL | null): void {
  const last = cookies.get('locale');
  if (last === null || last === to || (from && languageOf(from) === to)) return;
  const session = cartCookies(cookies);
  if (!session) return;
  clearCartSession(cookies);
  saveLeftCarts(cookies, [session, ...readLeftCarts(cookies)]);
}

function languageOf({ pathname }: URL): Language | null {
  const match = matchPath(pathname);
  return 'language' in match ? match.language : null;
}

function readLeftCarts(cookies: CookieJar): CartSession[] {
  return (cookies.get(cookie) ?? '').split('~').flatMap((session) => {
    const [cartId = '', protectCode = ''] = session.split('.');
    return cartId && protectCode ? [{ cartId, protectCode }] : [];
  });
}

function saveLeftCarts(cookies: CookieJar, sessions: readonly CartSession[]): void {
  const kept = sessions.slice(0, maximumCarts);
  const value = kept.map(({ cartId, protectCode }) => `${cartId}.${protectCode}`).join('~');
  cookies.set(cookie, value, { maxAge: cookieMaxAge.default });
}

export function clearLeftCarts(cookies: CookieJar): void {
  if (cookies.get(cookie) !== null) cookies.delete(cookie);
}

/** Returns the number of units in the left carts; forgets those that no longer exist or are empty. */
export async function countLeftItems(api: ApiClient, cookies: CookieJar): Promise<number> {
  const left = readLeftCarts(cookies);
  if (left.length === 0) return 0;
  const found = await Promise.all(left.map((session) => api.call('cart.getCart', session)));
  const counts = found.map((cart) => (cart.ok ? cart.value.itemsCount : 0));
  const filled = left.filter((_, index) => (counts[index] ?? 0) > 0);
  if (filled.length === 0) clearLeftCarts(cookies);
  else if (filled.length < left.length) saveLeftCarts(cookies, filled);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Restores the left carts in the current language and merges them with a cart started meanwhile. Field
 * `forget` discards them.
 */
export const restoreCart: Command = {
  name: 'cart.restore',
  async run(context, values) {
    const { api, cookies } = context;
    const left = readLeftCarts(cookies);
    clearLeftCarts(cookies);
    if (fieldValue(values, 'forget') !== '') return succeed({ reload: true });
    const [first, ...others] = cartCookies(cookies) ? [null, ...left] : left;
    if (first) saveCartSession(cookies, first);
    const reported = await joinAll(
      context,
      others.filter((session) => session !== null),
    );
    const session = cartCookies(cookies);
    const cart = session && (await api.call('cart.getCart', session));
    if (!cart?.ok) {
      clearCartSession(cookies);
      const notices = [{ kind: 'error', key: 'core.notifications.cartUpdateError' }] as const;
      return { ...refuse({ code: 'cartNotFound' }), outcome: { notices, reload: true } };
    }
    return succeed(restored(cart.value, reported));
  },
};

function restored(cart: Cart, reported: readonly NoticeSpec[]) {
  const params = { smart_count: cart.itemsCount };
  const notice = { kind: 'success', key: 'core.notifications.cartRestored', params } as const;
  return { session: { cart }, notices: [notice, ...reported], reload: true };
}

async function joinAll(
  { api, cookies }: CommandContext,
  left: readonly CartSession[],
): Promise<NoticeSpec[]> {
  const reported: NoticeSpec[] = [];
  for (const from of left) {
    const session = cartCookies(cookies);
    const joined = session && (await api.call('cart.joinCarts', { ...session, from }));
    if (joined?.ok) reported.push(...mergeNotices(joined.value.merged));
  }
  return reported;
}
