import type { EndpointInput } from '#schemas/api/contract.ts';
import type { AppError } from '#schemas/result.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { withCart } from '../cart/with-cart.ts';
import { type CommandContext, type CommandResult, refuseWithNotice, succeed } from '../command.ts';
import { afterDelivery } from './next-step.ts';

const field = 'deliveryMethodId';

type DeliveryInput = EndpointInput<'checkout.saveDeliveryMethod'>;

/**
 * Step two, saved for the user or the guest of the cart (CHK-S-08). The branch of a method is sent as
 * `branch.{methodId}`. Field `stay`: updates the total without leaving the step.
 */
export const saveDelivery = withCart('checkout.shipping', async (context, session, values) => {
  const input = readInput(context, session, values);
  if (!input) return refuseWithNotice({ code: 'deliveryMethodMissing', field });
  const saved = await context.api.call('checkout.saveDeliveryMethod', input);
  if (!saved.ok) return notSaved(context, saved.error, input.deliveryMethodId);
  if ('stay' in values) return succeed({ session: { cart: saved.value }, reload: true });
  return afterDelivery(context, session, saved.value);
});

/** Updates the total for the selected method. A method whose branch is still missing is not saved. */
export const totalDelivery = withCart('checkout.total', async (context, session, values) => {
  const input = readInput(context, session, values);
  if (!input) return succeed();
  const save = (more: Partial<DeliveryInput>) =>
    context.api.call('checkout.saveDeliveryMethod', { ...input, ...more });
  const saved = await save({});
  const isOpen = !saved.ok && saved.error.code === 'deliveryBranchMissing';
  const shown = isOpen ? await save({ preview: true }) : saved;
  return shown.ok
    ? succeed({ session: { cart: shown.value } })
    : notSaved(context, shown.error, input.deliveryMethodId);
});

/** Returns the chosen method as input of the call; null if none is chosen. */
function readInput(
  { session: { user } }: CommandContext,
  session: CartSession,
  values: FormValues,
): DeliveryInput | null {
  const deliveryMethodId = Number(fieldValue(values, field));
  if (!deliveryMethodId) return null;
  const branchId = Number(fieldValue(values, `branch.${deliveryMethodId}`));
  const branch = branchId ? { branchId } : {};
  return { ...session, userId: user?.id ?? null, deliveryMethodId, ...branch };
}

function notSaved(context: CommandContext, error: AppError, methodId: number): CommandResult {
  if (error.code === 'deliveryBranchMissing')
    return refuseWithNotice({ ...error, field: `branch.${methodId}` });
  if (error.code === 'deliveryMethodNotFound') return refuseWithNotice({ ...error, field });
  return cartFailure(context, error);
}
