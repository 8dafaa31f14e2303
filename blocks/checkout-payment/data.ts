import { defineLoad } from '#runtime/block/types.ts';
import { BlockedGoods } from '#runtime/checkout/blocked-goods.tsx';
import { type CheckoutProgress, checkoutProgressOf } from '#runtime/checkout/checkout-progress.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { Goods } from '#runtime/checkout/goods.tsx';
import { blockedGoods, goods, totalsBreakdown } from '#runtime/checkout/lazy-components.ts';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import { TotalsBreakdown } from '#runtime/checkout/totals-breakdown.tsx';
import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import { ok } from '#schemas/result.ts';
import { GiftFields } from './gift-fields.tsx';
import { giftFields } from './lazy-gift-fields.ts';
import type { model } from './model.ts';

blockedGoods.renderNow(BlockedGoods);
goods.renderNow(Goods);
giftFields.renderNow(GiftFields);
totalsBreakdown.renderNow(TotalsBreakdown);

export interface Data {
  readonly progress: CheckoutProgress | null;
  readonly methods: readonly PaymentMethod[];
  readonly consents: ConsentList | null;
}

export const load = defineLoad<typeof model, Data>(async (context) => {
  const progress = checkoutProgressOf(context.session.cart, context.url);
  const access = context.cartSession;
  if (!access || progress?.current !== 'payment')
    return ok({ progress, methods: [], consents: [] });
  const [methods, consents] = await Promise.all([
    context.api.call('checkout.getApplicablePaymentMethods', access),
    loadConsents(context, 'checkoutForm'),
    // A failed reservation is shown at its line.
    context.api.call('order.reserveStock', access),
  ]);
  return methods.ok ? ok({ progress, methods: methods.value, consents }) : methods;
});
