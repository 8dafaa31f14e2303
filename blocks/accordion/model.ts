import { itemIdSchema, richTextSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'accordion',
  category: 'content',
  icon: 'plus',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      title: { ...textSchema, default: '' },
      exclusive: { type: 'boolean', default: false },
      firstOpen: { type: 'boolean', default: false },
      items: {
        type: 'array',
        maxItems: 40,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'title', 'text'],
          properties: { id: itemIdSchema, title: textSchema, text: richTextSchema },
        },
      },
    },
  },
});
