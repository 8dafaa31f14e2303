import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'cart-restore',
  category: 'site',
  icon: 'shopping-bag',
  hydrate: 'none',
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
