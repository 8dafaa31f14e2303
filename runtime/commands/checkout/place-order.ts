import type { EndpointInput } from '#schemas/api/contract.ts';
import { toastMs } from '#schemas/constants.ts';
import type { AppError } from '#schemas/result.ts';
import { needsWaiver, waiverField } from '../../checkout/digital-waiver.ts';
import { screenHref } from '../../routes/href.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { withCart } from '../cart/with-cart.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  type NoticeSpec,
  refuse,
  refuseWithNotice,
} from '../command.ts';
import { companyOf } from './company.ts';
import { logConsents, missingConsents } from './consents.ts';
import { ordered, unpaid } from './order-outcome.ts';
import { type CheckoutStep, firstOpenStep } from './steps.ts';

/**
 * Step three: the payment method, the consents, then the order itself. Sending it again redirects to the
 * first order.
 */
export const placeOrder: Command = {
  name: 'order.create',
  async run(context, values) {
    const { cartAtArrival, session } = context;
    if (cartAtArrival && !session.cart) return earlierOrder(context, cartAtArrival);
    return order.run(context, values);
  },
};

async function earlierOrder(context: CommandContext, held: CartSession): Promise<CommandResult> {
  const found = await context.api.call('cart.getCart', held);
  return found.ok ? refuse({ code: 'cartNotFound' }) : orderFailure(context, found.error);
}

/** A cart that was ordered meanwhile is not a failure: its order is shown. */
function orderFailure(context: CommandContext, error: AppError): CommandResult {
  const slug = error.params?.orderSlug;
  const isOrdered = error.code === 'sessionAlreadyUsed' && slug !== undefined;
  return isOrdered ? ordered(context, { orderSlug: String(slug) }) : cartFailure(context, error);
}

const order = withCart('order.create', async (context, session, values) => {
  const { cart } = context.session;
  if (!cart) return refuse({ code: 'cartNotFound' });
  const open = firstOpenStep(cart);
  if (open !== 'payment') return backTo(context, open);
  const paymentMethodId = Number(fieldValue(values, 'paymentMethodId'));
  const consents = await missingConsents(context, 'checkoutForm', values);
  if (!consents.ok) return refuse(consents.error);
  const errors = consents.value;
  if (needsWaiver(cart) && fieldValue(values, waiverField) === '') {
    errors.push({ code: 'required', field: waiverField });
  }
  if (!paymentMethodId) {
    return refuseWithNotice({ code: 'paymentMethodMissing', field: 'paymentMethodId' }, ...errors);
  }
  if (errors.length > 0) return refuse(...errors);
  const main = cart.addresses.find(({ type }) => type === 'Main');
  const company = companyOf(cart);
  const saved = await context.api.call('checkout.savePaymentMethod', {
    ...session,
    paymentMethodId,
    ...(company ? { companyData: company.data } : {}),
  });
  if (!saved.ok) return methodRefused(context, session, values, saved.error);
  const email = main?.contactEmail ?? cart.guest?.email ?? '';
  const notices = await logConsents(context, 'checkoutForm', values, email);
  return create(context, session, values, notices);
});

/**
 * When a payment method is no longer available because the cart has changed, that change is reported first.
 */
async function methodRefused(
  context: CommandContext,
  session: CartSession,
  values: FormValues,
  error: AppError,
): Promise<CommandResult> {
  if (error.code !== 'paymentMethodNotFound') return orderFailure(context, error);
  const checked = await context.api.call('cart.validateCart', { ...session, ...seen(values) });
  return checked.ok && checked.value.changed
    ? cartReplaced(context, session, { code: 'cartChanged' })
    : orderFailure(context, error);
}

async function create(
  context: CommandContext,
  session: CartSession,
  values: FormValues,
  notices: readonly NoticeSpec[],
): Promise<CommandResult> {
  const checked = await context.api.call('cart.validateCart', session);
  if (!checked.ok) return orderFailure(context, checked.error);
  if (!checked.value.validateMemberCard)
    return cartReplaced(context, session, { code: 'memberCardInvalid' });
  const { cart } = context.session;
  const created = await context.api.call('checkout.createOrder', {
    ...session,
    orderMessage:
      'orderMessage' in values ? fieldValue(values, 'orderMessage') : (cart?.orderMessage ?? ''),
    ...giftOf(values),
    successURL: screenHref(context.language, 'checkout-success'),
    failureURL: screenHref(context.language, 'checkout-failure'),
    digitalWaiver: fieldValue(values, waiverField) !== '',
    ...seen(values),
  });
  if (!created.ok) {
    const isChanged = created.error.code === 'cartChanged' || created.error.code === 'outOfStock';
    if (isChanged) return cartReplaced(context, session, created.error);
    return unpaid(context, created.error) ?? orderFailure(context, created.error);
  }
  return ordered(context, created.value, notices);
}

/** Gift message, recipient and sender (ORDER-12). */
function giftOf(
  values: FormValues,
): Pick<EndpointInput<'checkout.createOrder'>, 'giftMessage' | 'to' | 'from'> {
  const texts = (['giftMessage', 'to', 'from'] as const).map(
    (field) => [field, fieldValue(values, field)] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/**
 * Returns the state of the cart that the buyer last saw, as sent by the form; if the cart has changed since,
 * no order is created (ORDER-02, ORDER-03).
 */
function seen(
  values: FormValues,
): Pick<EndpointInput<'checkout.createOrder'>, 'viewHash' | 'seenCurrency'> {
  const shown = (['viewHash', 'seenCurrency'] as const).map(
    (field) => [field, fieldValue(values, field)] as const,
  );
  return Object.fromEntries(shown.filter(([, text]) => text !== ''));
}

/** Creates no order: the server's cart replaces the one shown, and the buyer gets a notice (ERR-42). */
async function cartReplaced(
  context: CommandContext,
  session: CartSession,
  { code, params }: AppError,
): Promise<CommandResult> {
  const cart = await context.api.call('cart.getCart', session);
  const isCard = code === 'memberCardInvalid';
  const notice = isCard
    ? ({ kind: 'error', key: 'core.notifications.membershipCardBarcodeInvalid' } as const)
    : ({
        kind: 'info',
        key: 'core.notifications.cartUpdated',
        duration: toastMs.cartChanged,
      } as const);
  return {
    ok: false,
    errors: [{ code, ...(params ? { params } : {}) }],
    outcome: {
      notices: [notice],
      reload: true,
      ...(cart.ok ? { session: { cart: cart.value } } : {}),
      ...(isCard ? { event: 'invalid-member-card' } : {}),
    },
  };
}

function backTo(context: CommandContext, step: CheckoutStep): CommandResult {
  const code = step === 'shipping' ? 'deliveryMethodMissing' : 'addressMissing';
  const redirect = `${screenHref(context.language, 'checkout')}?step=${step}`;
  const notices = [{ kind: 'error', key: `errors.${code}` }] as const;
  return { ok: false, errors: [{ code }], outcome: { redirect, notices } };
}
