import { paging } from '#schemas/constants.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

/** Adds to the wish list, or takes off what is on it (WISH-02). Needs an account (WISH-01). */
export const toggleWish: Command = {
  name: 'wishlist.toggle',
  async run({ api, session, language }, values) {
    const productId = Number(fieldValue(values, 'productId'));
    if (!Number.isInteger(productId) || productId < 1) return refuse({ code: 'productNotFound' });
    if (!session.user) {
      const notices = [{ kind: 'error', key: 'fault.onlyRegistered' }] as const;
      const redirect = screenHref(language, 'login');
      return { ...refuse({ code: 'onlyRegistered' }), outcome: { notices, redirect } };
    }
    const changed = await api.call('wishlist.create', { product_id: productId });
    if (!changed.ok) return refuse(changed.fault);
    const list = await api.call('wishlist.filter', { limit: paging.wishlistLimit });
    const wishlist = list.ok ? list.value.data.map(({ product_id }) => product_id) : [];
    const isAdded = wishlist.includes(productId);
    const key = `core.notifications.${isAdded ? 'addedToWishlist' : 'removedFromWishlist'}`;
    return succeed({ session: { wishlist }, notices: [{ kind: 'success', key }] });
  },
};
