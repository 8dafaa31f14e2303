import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import { withCart } from '../cart/with-cart.ts';
import { refuse, succeed } from '../command.ts';

/** Step two. The branch of a method is sent as `branch.{methodId}`. */
export const saveDelivery = withCart('checkout.shipping', async (context, session, values) => {
  const deliveryMethodId = Number(fieldValue(values, 'deliveryMethodId'));
  if (!deliveryMethodId) return refuse({ code: 'deliveryMethodMissing' });
  const branchId = Number(fieldValue(values, `branch.${deliveryMethodId}`));
  const input = { ...session, deliveryMethodId, ...(branchId ? { branchId } : {}) };
  const saved = await context.api.call('checkout.saveDeliveryMethod', input);
  if (!saved.ok) return cartFailure(context, saved.fault);
  const redirect = `${screenHref(context.language, 'checkout')}?step=payment`;
  return succeed({ session: { cart: saved.value }, redirect });
});
