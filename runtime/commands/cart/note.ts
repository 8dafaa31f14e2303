import { noteLimit } from '../../checkout/order-note.ts';
import { fieldValue } from '../../store/forms.ts';
import { refuse, succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { withCart } from './with-cart.ts';

const field = 'orderMessage';

/** Stores the instructions with the cart when no script stores them in the tab (CART-09). */
export const saveNote = withCart('cart.note', async (context, session, values) => {
  const orderMessage = fieldValue(values, field).replaceAll('\r\n', '\n');
  if (orderMessage.length > noteLimit) {
    return refuse({ code: 'maxLength', field, params: { max: noteLimit } });
  }
  const saved = await context.api.call('cart.saveNote', { ...session, orderMessage });
  if (!saved.ok) return cartFailure(context, saved.error);
  const notices = [{ kind: 'success', key: 'core.notifications.noteSaved' }] as const;
  return succeed({ session: { cart: saved.value }, notices });
});
