import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'member-card-form',
  category: 'checkout',
  icon: 'id-card',
  hydrate: 'load',
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
