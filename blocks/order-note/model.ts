import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'order-note',
  category: 'checkout',
  icon: 'message-square',
  hydrate: 'load',
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
