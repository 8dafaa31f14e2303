import { defineLoad } from '#runtime/block/types.ts';
import { type DeliveryHint, deliveryHint } from '#runtime/checkout/delivery-hint.ts';
import { totalsLedger } from '#runtime/checkout/late-ledger.ts';
import { TotalsLedger } from '#runtime/checkout/totals-ledger.tsx';
import { ok } from '#schemas/result.ts';
import { FullSheet } from './full-sheet.tsx';
import { fullSheet } from './late-full-sheet.ts';
import type { model } from './model.ts';

fullSheet.drawAtOnce(FullSheet);
totalsLedger.drawAtOnce(TotalsLedger);

/** A summary without its hint is better than none. */
export const load = defineLoad<typeof model, { readonly hint: DeliveryHint | null }>(
  async (context) => {
    const access = context.cartSession;
    const { cart } = context.session;
    if (!access || !cart || cart.digitalOnly || cart.items.length === 0) return ok({ hint: null });
    const methods = await context.api.call('checkout.getApplicableDeliveryMethods', access);
    return ok({ hint: methods.ok ? deliveryHint(methods.value) : null });
  },
);
