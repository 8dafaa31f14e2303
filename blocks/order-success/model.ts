import { mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'order-success',
  category: 'checkout',
  icon: 'circle-check',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      picture: { ...mediaRefSchema, default: 'order-done' },
      title: { ...textSchema, default: '', description: 'Empty: words of thanks.' },
    },
  },
});
