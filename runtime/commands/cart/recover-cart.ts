import { screenHref } from '../../routes/href.ts';
import type { CommandContext, NoticeSpec } from '../command.ts';
import { mergeNotices } from './cart-notices.ts';
import { cartCookies, saveCartSession } from './cart-session.ts';

/**
 * After login: restores the cart left behind, or merges its lines into the visible one (CART-27). Inside the
 * checkout the visible cart is unchanged; the other one can be recovered later. Returns the notices to show.
 */
export async function recoverCart(context: CommandContext): Promise<NoticeSpec[]> {
  const { apiAfterLogin, cookies, url, language } = context;
  const visible = cartCookies(cookies);
  if (visible && url.pathname === screenHref(language, 'checkout')) return [];
  const api = await apiAfterLogin();
  const abandoned = await api.call('cart.getAbandoned', visible ?? {});
  if (!abandoned.ok) return [];
  const { cartId, protectCode, merged } = abandoned.value;
  if (cartId && protectCode) saveCartSession(cookies, { cartId, protectCode });
  return merged ? mergeNotices(merged) : [];
}
