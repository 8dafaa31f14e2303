import { readQuantity } from '#schemas/rules/quantity.ts';
import { fieldValue } from '../../store/forms.ts';
import { refuse, succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { withCart } from './with-cart.ts';

/** New quantity of a line. */
export const updateCartItem = withCart('cart.update', async (context, session, values) => {
  const itemId = Number(fieldValue(values, 'itemId'));
  const qty = readQuantity(fieldValue(values, 'qty'));
  if (qty === null) {
    const notices = [{ kind: 'error', key: 'error.invalidQuantity' }] as const;
    return { ...refuse({ code: 'invalidQuantity', field: `qty.${itemId}` }), outcome: { notices } };
  }
  const updated = await context.api.call('cart.updateItem', { ...session, itemId, qty });
  if (!updated.ok) return cartFailure(context, updated.fault);
  return succeed({ session: { cart: updated.value }, reload: true });
});

export const removeCartItem = withCart('cart.remove', async (context, session, values) => {
  const itemId = Number(fieldValue(values, 'itemId'));
  const removed = await context.api.call('cart.deleteItem', { ...session, itemId });
  if (!removed.ok) {
    const failure = cartFailure(context, removed.fault);
    const notices = [{ kind: 'error', key: 'error.removeFromCartFailed' }] as const;
    return failure.outcome ? failure : { ...failure, outcome: { notices } };
  }
  const notices = [{ kind: 'success', key: 'core.notifications.itemRemovedFromCart' }] as const;
  return succeed({ session: { cart: removed.value }, notices, reload: true });
});
