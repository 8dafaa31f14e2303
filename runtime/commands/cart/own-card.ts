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

/** Null: the cart stays as it is. */
type WithCard = { readonly cart: Cart; readonly notices: readonly NoticeSpec[] } | null;

/**
 * The card of a customer's account comes onto the cart by itself with the first item and at login: the
 * prices he is shown are the ones he pays. He is told, and can take it off. A card that is not valid
 * any more is left out.
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

/** Onto the cart there is, where it holds something and no card yet. Returns what to tell. */
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
