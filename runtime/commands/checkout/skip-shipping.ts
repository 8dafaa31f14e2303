import type { Cart } from '#schemas/entities/cart.ts';
import type { CartSession } from '../cart/cart-session.ts';
import type { CommandContext } from '../command.ts';

/** Where the site says so, the first applicable method is taken without asking (CHK-S-07). */
export async function skipShipping(
  context: CommandContext,
  session: CartSession,
  cart: Cart,
): Promise<Cart | null> {
  if (!context.skipShippingStep || cart.digitalOnly) return null;
  const methods = await context.api.call('checkout.getApplicableDeliveryMethods', session);
  const first = methods.ok ? methods.value.find(({ options }) => options.length === 0) : undefined;
  if (!first) return null;
  const input = { ...session, deliveryMethodId: first.id };
  const saved = await context.api.call('checkout.saveDeliveryMethod', input);
  return saved.ok ? saved.value : null;
}
