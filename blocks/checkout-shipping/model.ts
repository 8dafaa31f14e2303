import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'checkout-shipping',
  category: 'checkout',
  icon: 'truck',
  hydrate: 'load',
  critical: true,
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
