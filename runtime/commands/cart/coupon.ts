import { errorKey } from '../../i18n/error-notices.ts';
import { fieldValue } from '../../store/forms.ts';
import { refuse, succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { refusalError } from './coupon-refusal.ts';
import { withCart } from './with-cart.ts';

/**
 * Form field `code`, on the wire `couponCode` (COUPON-02). The server's message about a code is also shown in
 * a toast (COUPON-09).
 */
export const applyCoupon = withCart('coupon.apply', async (context, session, values) => {
  const couponCode = fieldValue(values, 'code').trim();
  if (couponCode === '') return refuse({ code: 'required', field: 'code' });
  const applied = await context.api.call('cart.applyCoupon', { ...session, couponCode });
  if (!applied.ok) {
    const failure = cartFailure(context, { ...applied.error, field: 'code' });
    if (failure.outcome) return failure;
    const { code, params } = applied.error;
    const said = { kind: 'error', key: errorKey(code), ...(params && { params }) } as const;
    return { ...failure, outcome: { event: 'coupon-error', notices: [said] } };
  }
  const { refusal, cart } = applied.value;
  if (refusal) {
    const outcome = { session: { cart }, event: 'coupon-error' };
    return { ...refuse({ ...(await refusalError(context, refusal)), field: 'code' }), outcome };
  }
  const notices = [{ kind: 'success', key: 'core.notifications.couponApplied' }] as const;
  return succeed({ session: { cart }, notices });
});

export const removeCoupon = withCart('coupon.remove', async (context, session, values) => {
  const couponCode = fieldValue(values, 'code');
  const removed = await context.api.call('cart.removeCoupon', { ...session, couponCode });
  if (!removed.ok) return cartFailure(context, removed.error);
  const notices = [{ kind: 'success', key: 'core.notifications.couponRemoved' }] as const;
  return succeed({ session: { cart: removed.value }, notices });
});
