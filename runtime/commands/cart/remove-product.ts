import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { cartCookies } from './cart-session.ts';

/** Removes a product from the cart on its own page: the row that was added last (PROD-18, BUNDLE-13). */
export const removeProduct: Command = {
  name: 'cart.removeProduct',
  async run(context, values) {
    const productId = Number(fieldValue(values, 'productId'));
    const session = cartCookies(context.cookies);
    const items = context.session.cart?.items ?? [];
    const item = items.findLast((each) => each.productId === productId && each.qty > 0);
    if (!session || !item) {
      const notices = [{ kind: 'info', key: 'core.notifications.itemNotInCart' }] as const;
      return { ...refuse({ code: 'cartItemNotFound' }), outcome: { notices } };
    }
    const removed = await context.api.call('cart.deleteItem', { ...session, itemId: item.itemId });
    if (!removed.ok) {
      const failure = cartFailure(context, removed.error);
      const notices = [{ kind: 'error', key: 'error.removeFromCartFailed' }] as const;
      return failure.outcome ? failure : { ...failure, outcome: { notices } };
    }
    const notices = [{ kind: 'success', key: 'core.notifications.removedFromCart' }] as const;
    return succeed({ session: { cart: removed.value }, notices });
  },
};
