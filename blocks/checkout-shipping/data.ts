import { defineLoad } from '#runtime/block/types.ts';
import { stateOf, type Voyage, voyageOf } from '#runtime/checkout/voyage.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { ok } from '#schemas/result.ts';
import { Branches } from './branches.tsx';
import { branches } from './late-branches.ts';
import type { model } from './model.ts';

branches.drawAtOnce(Branches);

export interface Data {
  readonly voyage: Voyage | null;
  readonly methods: readonly DeliveryMethod[];
}

export const load = defineLoad<typeof model, Data>(async (context) => {
  const voyage = voyageOf(context.session.cart, context.url);
  const access = context.cartSession;
  const state = voyage ? stateOf(voyage, 'shipping') : 'absent';
  if (!access || state === 'absent' || state === 'ahead') return ok({ voyage, methods: [] });
  const methods = await context.api.call('checkout.getApplicableDeliveryMethods', access);
  return methods.ok ? ok({ voyage, methods: methods.value }) : methods;
});
