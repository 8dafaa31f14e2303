import type { Fault } from '#schemas/result.ts';
import { fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import { withCart } from '../cart/with-cart.ts';
import { type CommandContext, type CommandResult, refuseAloud } from '../command.ts';
import { afterDelivery } from './settle-steps.ts';

const field = 'deliveryMethodId';

/** Step two, saved for the user or the guest of the cart (CHK-S-08). The branch of a method is sent as `branch.{methodId}`. */
export const saveDelivery = withCart('checkout.shipping', async (context, session, values) => {
  const deliveryMethodId = Number(fieldValue(values, field));
  if (!deliveryMethodId) return refuseAloud({ code: 'deliveryMethodMissing', field });
  const branchId = Number(fieldValue(values, `branch.${deliveryMethodId}`));
  const userId = context.session.user?.id ?? null;
  const input = { ...session, userId, deliveryMethodId, ...(branchId ? { branchId } : {}) };
  const saved = await context.api.call('checkout.saveDeliveryMethod', input);
  if (!saved.ok) return notSaved(context, saved.fault, deliveryMethodId);
  return afterDelivery(context, session, saved.value);
});

function notSaved(context: CommandContext, fault: Fault, methodId: number): CommandResult {
  if (fault.code === 'deliveryBranchMissing')
    return refuseAloud({ ...fault, field: `branch.${methodId}` });
  if (fault.code === 'deliveryMethodNotFound') return refuseAloud({ ...fault, field });
  return cartFailure(context, fault);
}
