import type { Fault } from '#schemas/result.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import { withCart } from '../cart/with-cart.ts';
import { type CommandContext, type CommandResult, refuseAloud, succeed } from '../command.ts';

const field = 'deliveryMethodId';

/** Step two. The branch of a method is sent as `branch.{methodId}`. */
export const saveDelivery = withCart('checkout.shipping', async (context, session, values) => {
  const deliveryMethodId = Number(fieldValue(values, field));
  if (!deliveryMethodId) return refuseAloud({ code: 'deliveryMethodMissing', field });
  const branchId = Number(fieldValue(values, `branch.${deliveryMethodId}`));
  const input = { ...session, deliveryMethodId, ...(branchId ? { branchId } : {}) };
  const saved = await context.api.call('checkout.saveDeliveryMethod', input);
  if (!saved.ok) return notSaved(context, saved.fault, deliveryMethodId);
  const redirect = `${screenHref(context.language, 'checkout')}?step=payment`;
  return succeed({ session: { cart: saved.value }, redirect });
});

function notSaved(context: CommandContext, fault: Fault, methodId: number): CommandResult {
  if (fault.code === 'deliveryBranchMissing')
    return refuseAloud({ ...fault, field: `branch.${methodId}` });
  if (fault.code === 'deliveryMethodNotFound') return refuseAloud({ ...fault, field });
  return cartFailure(context, fault);
}
