import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'post-category',
  category: 'content',
  icon: 'book-open',
  hydrate: 'none',
  critical: true,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['category', 'perPage'],
    properties: {
      category: {
        type: 'string',
        maxLength: 200,
        default: '',
        widget: 'post-category',
        description: 'Slug; empty takes the one of the address.',
      },
      perPage: { type: 'integer', minimum: 1, maximum: 24, default: 5 },
    },
  },
});
