import { toastMs } from '#schemas/constants.ts';
import { ok, type Result } from '#schemas/result.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { mergeNotices } from '../cart/cart-notices.ts';
import { type CartSession, cartCookies, saveCartSession } from '../cart/cart-session.ts';
import { type Command, type CommandContext, type NoticeSpec, refuse, succeed } from '../command.ts';

/** Adds an earlier order to what is in the cart, and reports what is no longer sold. */
export const reorder: Command = {
  name: 'order.reorder',
  async run(context, values) {
    const made = await context.api.call('order.reorder', { orderSlug: fieldValue(values, 'slug') });
    if (!made.ok) return refuse(made.error);
    const { cartId, protectCode, count, missing } = made.value;
    const joined = await join(context, { cartId, protectCode });
    if (!joined.ok) return refuse(joined.error);
    const params = { smart_count: count };
    const notices = [
      { kind: 'success', key: 'core.notifications.reordered', params } as const,
      ...joined.value,
      ...missingNotice(missing),
    ];
    return succeed({ notices, redirect: screenHref(context.language, 'cart') });
  },
};

/** Merges the new cart into the one of this browser; without one, the new cart becomes the browser's. */
async function join(
  { api, cookies }: CommandContext,
  from: CartSession,
): Promise<Result<NoticeSpec[]>> {
  const session = cartCookies(cookies);
  const known = session && (await api.call('cart.getCart', session));
  if (!session || !known?.ok) {
    saveCartSession(cookies, from);
    return ok([]);
  }
  const joined = await api.call('cart.joinCarts', { ...session, from });
  if (!joined.ok) return joined;
  const { lines, couponLost } = joined.value.merged;
  return ok(mergeNotices({ lines: lines.filter(({ qty, wanted }) => qty < wanted), couponLost }));
}

function missingNotice(names: readonly string[]): NoticeSpec[] {
  if (names.length === 0) return [];
  const params = { names: names.join(', ') };
  const duration = toastMs.cartChanged;
  return [{ kind: 'info', key: 'core.notifications.reorderMissing', params, duration }];
}
