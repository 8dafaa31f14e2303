import { paging } from '#schemas/constants.ts';
import { mayEditPages } from '#schemas/editing/rights.ts';
import { errors } from '#schemas/errors.ts';
import type { ApiClient } from '../api/client.ts';
import { readAccountStep } from '../commands/account/account-step.ts';
import { readGuestWishes } from '../commands/account/guest-wishes.ts';
import { cartCookies, clearCartSession } from '../commands/cart/cart-session.ts';
import { countLeftItems } from '../commands/cart/left-cart.ts';
import { readRemovedLine } from '../commands/cart/removed-line.ts';
import type { CookieJar } from '../commands/cookie-jar.ts';
import { type SessionState, type SessionUser, withoutCode } from '../store/session.ts';

/** Loads the session of the visitor with these cookies. */
export async function loadSession(api: ApiClient, cookies: CookieJar): Promise<SessionState> {
  const [user, cart] = await Promise.all([loadUser(api, cookies), loadCart(api, cookies)]);
  const wishlist = await loadWishlist(api, cookies, user);
  const leftItems = await countLeftItems(api, cookies);
  const choice = cookies.get('cookie_choice');
  const cookieChoice = choice === 'all' || choice === 'necessary' ? choice : 'none';
  const removed = readRemovedLine(cookies);
  const accountStep = readAccountStep(cookies);
  return {
    user,
    cart,
    wishlist,
    cookieChoice,
    leftItems,
    ...(removed && { removed }),
    ...(accountStep && { accountStep }),
  };
}

export async function loadUser(api: ApiClient, cookies: CookieJar): Promise<SessionUser | null> {
  if (cookies.get('at') === null && cookies.get('rt') === null) return null;
  const found = await api.call('user.profile', {});
  if (!found.ok) return null;
  const { id, email, details, memberCardBarcode, isBackofficeUser, scope } = found.value;
  const { firstName, lastName } = details;
  return {
    id,
    email,
    firstName,
    lastName,
    memberCardBarcode: memberCardBarcode ?? null,
    isBackofficeUser,
    ...(isBackofficeUser && { mayEdit: mayEditPages(scope) }),
  };
}

/** A cart that no longer exists ends the session (CART-24); a server error does not. */
async function loadCart(api: ApiClient, cookies: CookieJar): Promise<SessionState['cart']> {
  const session = cartCookies(cookies);
  if (!session) return null;
  const found = await api.call('cart.getCart', session);
  if (found.ok) return withoutCode(found.value);
  if (errors[found.error.code].status < 500) clearCartSession(cookies);
  return null;
}

/** The account's list (WISH-06), or for guests the browser's. Empty for staff (WISH-07). */
async function loadWishlist(
  api: ApiClient,
  cookies: CookieJar,
  user: SessionUser | null,
): Promise<readonly number[]> {
  if (!user) return readGuestWishes(cookies);
  if (user.isBackofficeUser) return [];
  const found = await api.call('wishlist.filter', { limit: paging.wishlistLimit });
  return found.ok ? found.value.data.map(({ product_id }) => product_id) : [];
}
