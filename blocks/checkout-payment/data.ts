import { defineLoad } from '#runtime/block/types.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import { type Voyage, voyageOf } from '#runtime/checkout/voyage.ts';
import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface Data {
  readonly voyage: Voyage | null;
  readonly methods: readonly PaymentMethod[];
  readonly consents: ConsentList | null;
}

export const load = defineLoad<typeof model, Data>(async (context) => {
  const voyage = voyageOf(context.session.cart, context.url);
  const access = context.cartSession;
  if (!access || voyage?.current !== 'payment') return ok({ voyage, methods: [], consents: [] });
  const [methods, consents] = await Promise.all([
    context.api.call('checkout.getApplicablePaymentMethods', access),
    loadConsents(context, 'checkoutForm'),
  ]);
  return methods.ok ? ok({ voyage, methods: methods.value, consents }) : methods;
});
