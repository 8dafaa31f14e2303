import { itemIdSchema, mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'gallery',
  category: 'content',
  icon: 'layout-grid',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      title: { ...textSchema, default: '' },
      layout: { type: 'string', enum: ['grid', 'strip'], default: 'grid' },
      ratio: { type: 'string', enum: ['1/1', '4/5', '4/3', '3/2'], default: '4/3' },
      items: {
        type: 'array',
        maxItems: 24,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: itemIdSchema,
            picture: mediaRefSchema,
            caption: { ...textSchema, default: '' },
          },
        },
      },
    },
  },
});
