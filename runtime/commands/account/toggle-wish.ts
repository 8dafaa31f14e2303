import { mandatoryProductFilter, paging } from '#schemas/constants.ts';
import { fieldValue } from '../../store/forms.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  type NoticeSpec,
  refuse,
  succeed,
} from '../command.ts';
import { readGuestWishes, saveGuestWishes } from './guest-wishes.ts';

/**
 * Adds to the wish list, or removes what is on it (WISH-02). Without an account the list is stored in this
 * browser until login (WISH-01).
 */
export const toggleWish: Command = {
  name: 'wishlist.toggle',
  async run(context, values) {
    const productId = Number(fieldValue(values, 'productId'));
    if (!Number.isInteger(productId) || productId < 1) return refuse({ code: 'productNotFound' });
    return context.session.user
      ? toggleOfAccount(context, productId)
      : toggleOfGuest(context, productId);
  },
};

async function toggleOfAccount({ api }: CommandContext, productId: number): Promise<CommandResult> {
  const changed = await api.call('wishlist.create', { product_id: productId });
  if (!changed.ok) return refuse(changed.error);
  const list = await api.call('wishlist.filter', { limit: paging.wishlistLimit });
  const wishlist = list.ok ? list.value.data.map(({ product_id }) => product_id) : [];
  return toggled(wishlist, wishlist.includes(productId));
}

async function toggleOfGuest(
  { api, cookies }: CommandContext,
  productId: number,
): Promise<CommandResult> {
  const kept = readGuestWishes(cookies);
  if (kept.includes(productId)) {
    const wishlist = kept.filter((id) => id !== productId);
    saveGuestWishes(cookies, wishlist);
    return toggled(wishlist, false);
  }
  const params = { max: paging.guestWishlistLimit };
  if (kept.length >= params.max) return refuse({ code: 'wishlistFull', params });
  const found = await api.call('product.filter', {
    ids: [productId],
    filters: [mandatoryProductFilter],
    limit: 1,
    page: 1,
  });
  if (!found.ok) return refuse(found.error);
  if (found.value.records.length === 0) return refuse({ code: 'productNotFound' });
  const wishlist = [productId, ...kept];
  saveGuestWishes(cookies, wishlist);
  const isFirst = kept.length === 0;
  return toggled(wishlist, true, isFirst ? [{ kind: 'info', key: wishKept }] : []);
}

const wishKept = 'core.notifications.wishlistKeptHere';

function toggled(
  wishlist: readonly number[],
  isAdded: boolean,
  more: readonly NoticeSpec[] = [],
): CommandResult {
  const key = `core.notifications.${isAdded ? 'addedToWishlist' : 'removedFromWishlist'}`;
  return succeed({ session: { wishlist }, notices: [{ kind: 'success', key }, ...more] });
}
