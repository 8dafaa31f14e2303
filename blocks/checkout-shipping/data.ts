import { defineLoad } from '#runtime/block/types.ts';
import {
  type CheckoutProgress,
  checkoutProgressOf,
  stateOf,
} from '#runtime/checkout/checkout-progress.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { ok } from '#schemas/result.ts';
import { Branches } from './branches.tsx';
import { branches } from './lazy-branches.ts';
import type { model } from './model.ts';

branches.renderNow(Branches);

export interface Data {
  readonly progress: CheckoutProgress | null;
  readonly methods: readonly DeliveryMethod[];
}

export const load = defineLoad<typeof model, Data>(async (context) => {
  const progress = checkoutProgressOf(context.session.cart, context.url);
  const access = context.cartSession;
  const state = progress ? stateOf(progress, 'shipping') : 'absent';
  if (!access || state === 'absent' || state === 'ahead') return ok({ progress, methods: [] });
  const methods = await context.api.call('checkout.getApplicableDeliveryMethods', access);
  return methods.ok ? ok({ progress, methods: methods.value }) : methods;
});
