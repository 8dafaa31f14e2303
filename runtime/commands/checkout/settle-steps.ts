import type { Cart } from '#schemas/entities/cart.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { screenHref } from '../../routes/href.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { type CommandContext, type CommandResult, type NoticeSpec, succeed } from '../command.ts';
import { companyOf } from './company.ts';
import { stepsOf } from './steps.ts';

/** After an address: on to the next step that has something to ask. */
export async function afterAddress(
  context: CommandContext,
  session: CartSession,
  cart: Cart,
  notices: readonly NoticeSpec[],
): Promise<CommandResult> {
  const skipped = await skipShipping(context, session, cart);
  const isAsked = !skipped && stepsOf(cart).includes('shipping');
  if (isAsked) return arrive(context, cart, 'shipping', notices);
  return afterDelivery(context, session, skipped ?? cart, notices);
}

export async function afterDelivery(
  context: CommandContext,
  session: CartSession,
  cart: Cart,
  notices: readonly NoticeSpec[] = [],
): Promise<CommandResult> {
  const settled = await takeOnlyPayment(context, session, cart);
  return arrive(context, settled ?? cart, 'payment', notices);
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

/** Where the site says so, the first applicable method is taken without asking (CHK-S-07). */
async function skipShipping(
  context: CommandContext,
  session: CartSession,
  cart: Cart,
): Promise<Cart | null> {
  if (!context.skipShippingStep || cart.digitalOnly) return null;
  const methods = await context.api.call('checkout.getApplicableDeliveryMethods', session);
  const first = methods.ok ? methods.value.find(asksNothing) : undefined;
  if (!first) return null;
  const branchId = first.options[0]?.id;
  const saved = await context.api.call('checkout.saveDeliveryMethod', {
    ...session,
    userId: context.session.user?.id ?? null,
    deliveryMethodId: first.id,
    ...(branchId === undefined ? {} : { branchId }),
  });
  return saved.ok ? saved.value : null;
}

/** Several branches are a question that only the buyer can answer. */
const asksNothing = ({ options }: DeliveryMethod) => options.length <= 1;

/**
 * The provider's own form, or nothing to pay: when that is the only way, it is taken without asking
 * and only the order's button is left (CHK-P-07). A company has to be known well enough for it.
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
