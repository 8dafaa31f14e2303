import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'unpaid-order',
  category: 'site',
  icon: 'clock',
  hydrate: 'none',
  schema: { type: 'object', additionalProperties: false, properties: {} },
});
