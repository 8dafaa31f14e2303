import { itemIdSchema, linkSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'product-strip',
  category: 'catalogue',
  icon: 'tag',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'mode', 'limit', 'category', 'products'],
    properties: {
      title: { ...textSchema, default: '' },
      mode: {
        type: 'string',
        enum: ['newest', 'featured', 'discount', 'category', 'ids'],
        default: 'newest',
      },
      limit: { type: 'integer', minimum: 1, maximum: 24, default: 4 },
      category: {
        type: 'string',
        maxLength: 200,
        default: '',
        widget: 'category',
        description: 'Slug; narrows every mode but ids.',
      },
      products: {
        type: 'array',
        maxItems: 24,
        default: [],
        widget: 'products',
        description: 'For the mode ids, in this order.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'slug'],
          properties: {
            id: itemIdSchema,
            slug: { type: 'string', minLength: 1, maxLength: 200 },
          },
        },
      },
      link: linkSchema,
    },
  },
});
