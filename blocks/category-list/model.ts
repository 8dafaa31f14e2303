import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'category-list',
  category: 'catalogue',
  icon: 'store',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'parent', 'layout', 'showCounts'],
    properties: {
      title: { ...textSchema, default: '' },
      parent: {
        type: 'string',
        maxLength: 200,
        default: '',
        widget: 'category',
        description: 'Slug; empty takes the category of the address, or the top level.',
      },
      layout: { type: 'string', enum: ['tiles', 'chips'], default: 'tiles' },
      showCounts: { type: 'boolean', default: true },
    },
  },
});
