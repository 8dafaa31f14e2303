import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

/** Products related to those in the cart, or to the product of the page. */
export const model = defineModel({
  type: 'cross-sell',
  category: 'catalogue',
  icon: 'gift',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'limit'],
    properties: {
      title: { ...textSchema, default: '' },
      limit: { type: 'integer', minimum: 1, maximum: 12, default: 4 },
    },
  },
});
