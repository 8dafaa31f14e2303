import type { Cart } from '#schemas/entities/cart.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { screenHref } from '../../routes/href.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { type CommandContext, type CommandResult, type NoticeSpec, succeed } from '../command.ts';
import { companyOf } from './company.ts';
import { stepsOf } from './steps.ts';

/** Redirects from the address to the next step that needs input. */
export async function afterAddress(
  context: CommandContext,
  session: CartSession,
  cart: Cart,
  notices: readonly NoticeSpec[],
): Promise<CommandResult> {
  if (!stepsOf(cart).includes('shipping')) return afterDelivery(context, session, cart, notices);
  const chosen = await takeOnlyDelivery(context, session);
  if (chosen && context.skipShippingStep) return afterDelivery(context, session, chosen, notices);
  return arrive(context, chosen ?? cart, 'shipping', notices);
}

export async function afterDelivery(
  context: CommandContext,
  session: CartSession,
  cart: Cart,
  notices: readonly NoticeSpec[] = [],
): Promise<CommandResult> {
  const chosen = await takeOnlyPayment(context, session, cart);
  return arrive(context, chosen ?? cart, 'payment', notices);
}

function arrive(
  { language }: CommandContext,
  cart: Cart,
  step: 'shipping' | 'payment',
  notices: readonly NoticeSpec[],
): CommandResult {
  const redirect = `${screenHref(language, 'checkout')}?step=${step}`;
  return succeed({ session: { cart }, redirect, notices });
}

/**
 * Saves the delivery method when it needs no choice: the only method, so its step opens with the total, or
 * the first applicable one when the site skips the step (CHK-S-07).
 */
async function takeOnlyDelivery(
  context: CommandContext,
  session: CartSession,
): Promise<Cart | null> {
  const found = await context.api.call('checkout.getApplicableDeliveryMethods', session);
  const methods = found.ok ? found.value : [];
  const first = methods.find(needsNoInput);
  if (!first || (methods.length > 1 && !context.skipShippingStep)) return null;
  const branchId = first.options[0]?.id;
  const saved = await context.api.call('checkout.saveDeliveryMethod', {
    ...session,
    userId: context.session.user?.id ?? null,
    deliveryMethodId: first.id,
    ...(branchId === undefined ? {} : { branchId }),
  });
  return saved.ok ? saved.value : null;
}

/** With several branches the buyer has to choose one. */
const needsNoInput = ({ options }: DeliveryMethod) => options.length <= 1;

/**
 * Selects the payment method when it is the only one and is the provider's own form or free, so only the
 * order button remains (CHK-P-07). For a company, its data must be complete.
 */
async function takeOnlyPayment(
  { api }: CommandContext,
  session: CartSession,
  cart: Cart,
): Promise<Cart | null> {
  const company = companyOf(cart);
  if (company && !company.isValid) return null;
  const methods = await api.call('checkout.getApplicablePaymentMethods', session);
  const [only, ...others] = methods.ok ? methods.value : [];
  if (!only || others.length > 0) return null;
  if (only.paymentType !== 'HPF' && only.paymentType !== 'FREE') return null;
  const companyData = company ? { companyData: company.data } : {};
  const input = { ...session, paymentMethodId: only.id, ...companyData };
  const saved = await api.call('checkout.savePaymentMethod', input);
  return saved.ok ? saved.value : null;
}
