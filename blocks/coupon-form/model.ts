import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'coupon-form',
  category: 'checkout',
  icon: 'percent',
  hydrate: 'load',
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
