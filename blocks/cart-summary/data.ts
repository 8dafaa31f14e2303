import { defineLoad } from '#runtime/block/types.ts';
import { checkoutProgressOf } from '#runtime/checkout/checkout-progress.ts';
import { type DeliveryHint, deliveryHint } from '#runtime/checkout/delivery-hint.ts';
import { Goods } from '#runtime/checkout/goods.tsx';
import { goods, totalsBreakdown } from '#runtime/checkout/lazy-components.ts';
import { TotalsBreakdown } from '#runtime/checkout/totals-breakdown.tsx';
import { ok } from '#schemas/result.ts';
import { FullSheet } from './full-sheet.tsx';
import { fullSheet } from './lazy-full-sheet.ts';
import type { model } from './model.ts';

fullSheet.renderNow(FullSheet);
goods.renderNow(Goods);
totalsBreakdown.renderNow(TotalsBreakdown);

interface SummaryData {
  readonly hint: DeliveryHint | null;
  /** Whether the current step lists the goods itself, above its button. */
  readonly isListed: boolean;
}

/** Without delivery methods the summary is shown without its hint. */
export const load = defineLoad<typeof model, SummaryData>(async (context) => {
  const access = context.cartSession;
  const { cart } = context.session;
  const isListed =
    context.screen === 'checkout' && checkoutProgressOf(cart, context.url)?.current === 'payment';
  if (!access || !cart || cart.digitalOnly || cart.items.length === 0) {
    return ok({ hint: null, isListed });
  }
  const methods = await context.api.call('checkout.getApplicableDeliveryMethods', access);
  return ok({ hint: methods.ok ? deliveryHint(methods.value) : null, isListed });
});
