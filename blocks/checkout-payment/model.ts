import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'checkout-payment',
  category: 'checkout',
  icon: 'credit-card',
  hydrate: 'load',
  critical: true,
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
