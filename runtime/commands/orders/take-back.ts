import { screenHref } from '../../routes/href.ts';
import { mergeNotices } from '../cart/cart-notices.ts';
import { type CartSession, cartCookies, saveCartSession } from '../cart/cart-session.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  type NoticeSpec,
  refuse,
  succeed,
} from '../command.ts';
import { boughtCart, orderKeys } from './order-keys.ts';

/**
 * Cancels an unpaid order and restores its goods to the cart, or merges them with a cart started meanwhile.
 * Only the browser that placed the order has the key.
 */
export const takeOrderBack: Command = {
  name: 'order.takeBack',
  async run(context) {
    const bought = boughtCart(orderKeys(context.cookies));
    if (!bought) return refuse({ code: 'notFound' });
    const back = await context.api.call('order.takeBack', bought);
    if (!back.ok)
      return { ...refuse(back.error), outcome: { reload: true, ...reported(back.error) } };
    return show(context, back.value);
  },
};

const reported = ({ code }: { readonly code: string }) => ({
  notices: [{ kind: 'error', key: `errors.${code}` }] as const,
});

async function show(context: CommandContext, back: CartSession): Promise<CommandResult> {
  const { api, cookies, language } = context;
  const own = cartCookies(cookies);
  const joined = own && (await api.call('cart.joinCarts', { ...own, from: back }));
  if (!joined?.ok) saveCartSession(cookies, back);
  const cart = await api.call('cart.getCart', cartCookies(cookies) ?? back);
  if (!cart.ok) return refuse(cart.error);
  const params = { smart_count: cart.value.itemsCount };
  const notices: NoticeSpec[] = [
    { kind: 'success', key: 'core.notifications.cartRestored', params },
    ...(joined?.ok ? mergeNotices(joined.value.merged) : []),
  ];
  const redirect = screenHref(language, 'cart');
  const isThere = context.url.pathname === redirect;
  const way = isThere ? { reload: true } : { redirect };
  return succeed({ session: { cart: cart.value }, notices, ...way });
}
