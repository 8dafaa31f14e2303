import { mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'checkout-address',
  category: 'checkout',
  icon: 'map-pin',
  hydrate: 'load',
  critical: true,
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { ...textSchema, default: '', description: 'Heading of the page; empty: "Checkout".' },
      emptyPicture: { ...mediaRefSchema, default: 'empty-cart' },
    },
  },
});
