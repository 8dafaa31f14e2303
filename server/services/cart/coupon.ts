import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { PromotionRefusal } from '../pricing/promotion.ts';
import type { CartState } from './cart-state.ts';
import { type Change, changeCart } from './change-cart.ts';
import { findCoupon } from './chosen-extras.ts';
import { findVoucher, voucherRefusal } from './voucher.ts';

/** Applies the code of a coupon or gift voucher. A code without effect is refused and not stored. */
export const applyCoupon =
  (deps: ServiceDependencies): Handler<'cart.applyCoupon'> =>
  async (input, context) => {
    let refusal: PromotionRefusal | null = null;
    let refusalOf = ({ priced }: CartState) => priced.couponRefusal;
    const choose: Change = async ({ step, row }) => {
      const coupon_id = await findCoupon(step, input.couponCode);
      if (coupon_id !== null) return ok({ coupon_id });
      const voucher = await findVoucher(step, input.couponCode, { row });
      if (!voucher) return fail('couponNotFound', { field: 'code' });
      refusalOf = (state) => voucherRefusal(voucher, state, context.now);
      return ok({ voucher_id: voucher.id });
    };
    const changed = await changeCart(deps, input, context, choose, (state) => {
      refusal = refusalOf(state);
      return ok(null);
    });
    return changed.ok ? ok({ holds: refusal === null, refusal, cart: changed.value }) : changed;
  };

/** Removes the voucher whose code is sent, otherwise the coupon. */
export const removeCoupon =
  (deps: ServiceDependencies): Handler<'cart.removeCoupon'> =>
  (input, context) =>
    changeCart(deps, input, context, async ({ step, row }) => {
      const { couponCode = '' } = input;
      const voucher = await findVoucher(step, couponCode, { row });
      return ok(voucher ? { voucher_id: null } : { coupon_id: null });
    });
