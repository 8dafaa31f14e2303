import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'product-list',
  category: 'catalogue',
  icon: 'layout-grid',
  hydrate: 'load',
  critical: true,
  slots: { belowHeading: { max: 3 } },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'category', 'showDescription', 'showFilters', 'showFeatured', 'perPage'],
    properties: {
      title: { ...textSchema, default: '', description: 'Empty takes the name of the category.' },
      category: {
        type: 'string',
        maxLength: 200,
        default: '',
        widget: 'category',
        description: 'Slug of a category; empty takes the one of the address, or all products.',
      },
      showDescription: { type: 'boolean', default: true },
      showFilters: { type: 'boolean', default: true },
      showFeatured: { type: 'boolean', default: true },
      perPage: { type: 'integer', enum: [12, 24], default: 12 },
    },
  },
});
