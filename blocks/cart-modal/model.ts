import { mediaRefSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'cart-modal',
  category: 'site',
  icon: 'shopping-bag',
  hydrate: 'load',
  lateMessages: true,
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { emptyPicture: { ...mediaRefSchema, default: 'empty-cart' } },
  },
});
