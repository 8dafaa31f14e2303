import { cookieMaxAge } from '#schemas/constants.ts';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import type { ApiClient } from '../../api/client.ts';
import type { NoticeSpec } from '../command.ts';
import type { CookieJar } from '../cookie-jar.ts';
import { cartCookies } from './cart-session.ts';
import { memberCardCookie } from './member-card.ts';

interface Customer {
  readonly memberCardBarcode?: string | null;
}

/** The cart with its card; null if the cart is unchanged. */
type WithCard = { readonly cart: Cart; readonly notices: readonly NoticeSpec[] } | null;

/**
 * Applies the card of the customer's account with the first item and at login, so the customer pays the prices that
 * were shown. Shows a notice; the card can be removed. Ignores a card that is no longer valid.
 */
export async function applyOwnCard(
  api: ApiClient,
  cookies: CookieJar,
  session: CartSession,
  { memberCardBarcode: barcode }: Customer,
): Promise<WithCard> {
  if (!barcode) return null;
  const applied = await api.call('cart.applyMemberCard', { ...session, barcode });
  if (!applied.ok) return null;
  cookies.set(memberCardCookie, barcode, { maxAge: cookieMaxAge.default });
  const key = 'core.notifications.ownCardApplied';
  return { cart: applied.value, notices: [{ kind: 'info', key }] };
}

/** Applies the card to the current cart if it has items and no card yet. Returns the notices to show. */
export async function applyKnownCard(
  api: ApiClient,
  cookies: CookieJar,
  customer: Customer,
): Promise<readonly NoticeSpec[]> {
  const session = cartCookies(cookies);
  if (!session || !customer.memberCardBarcode) return [];
  const cart = await api.call('cart.getCart', session);
  if (!cart.ok || cart.value.items.length === 0 || cart.value.memberCardBarcode) return [];
  return (await applyOwnCard(api, cookies, session, customer))?.notices ?? [];
}
