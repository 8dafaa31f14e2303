import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { CouponRefusal } from '../pricing/coupon.ts';
import { type Change, changeCart } from './change-cart.ts';
import { findCoupon } from './chosen-extras.ts';

/** A coupon that takes nothing off is refused and not kept. */
export const applyCoupon =
  (deps: ServiceDependencies): Handler<'cart.applyCoupon'> =>
  async (input, context) => {
    let refusal: CouponRefusal | null = null;
    const choose: Change = async ({ step }) => {
      const coupon_id = await findCoupon(step, input.couponCode);
      return coupon_id === null ? fail('couponNotFound', { field: 'code' }) : ok({ coupon_id });
    };
    const changed = await changeCart(deps, input, context, choose, ({ priced }) => {
      refusal = priced.couponRefusal;
      return ok(null);
    });
    return changed.ok ? ok({ holds: refusal === null, refusal, cart: changed.value }) : changed;
  };

export const removeCoupon =
  (deps: ServiceDependencies): Handler<'cart.removeCoupon'> =>
  (input, context) =>
    changeCart(deps, input, context, async () => ok({ coupon_id: null }));
