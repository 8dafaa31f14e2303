import { fieldValue } from '../../store/forms.ts';
import { refuse, succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { withCart } from './with-cart.ts';

/** Form field `code`, on the wire `couponCode` (COUPON-02). */
export const applyCoupon = withCart('coupon.apply', async (context, session, values) => {
  const couponCode = fieldValue(values, 'code').trim();
  if (couponCode === '') return refuse({ code: 'required', field: 'code' });
  const applied = await context.api.call('cart.applyCoupon', { ...session, couponCode });
  if (!applied.ok) {
    const failure = cartFailure(context, { ...applied.fault, field: 'code' });
    return failure.outcome ? failure : { ...failure, outcome: { event: 'coupon-error' } };
  }
  const { holds, cart } = applied.value;
  if (!holds) {
    const outcome = { session: { cart }, event: 'coupon-error' };
    return { ...refuse({ code: 'couponNotApplicable', field: 'code' }), outcome };
  }
  const notices = [{ kind: 'success', key: 'core.notifications.couponApplied' }] as const;
  return succeed({ session: { cart }, notices });
});

export const removeCoupon = withCart('coupon.remove', async (context, session) => {
  const removed = await context.api.call('cart.removeCoupon', session);
  if (!removed.ok) return cartFailure(context, removed.fault);
  const notices = [{ kind: 'success', key: 'core.notifications.couponRemoved' }] as const;
  return succeed({ session: { cart: removed.value }, notices });
});
