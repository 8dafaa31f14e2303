import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'cart-summary',
  category: 'checkout',
  icon: 'receipt',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      variant: {
        type: 'string',
        enum: ['cart', 'compact'],
        default: 'cart',
        description: 'compact: beside the checkout, with small pictures of the lines, no button.',
      },
      sticky: {
        type: 'boolean',
        default: true,
        description: 'Stays in view beside a long column.',
      },
    },
  },
});
