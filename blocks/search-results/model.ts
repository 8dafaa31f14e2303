import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'search-results',
  category: 'content',
  icon: 'search',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['showProducts'],
    properties: {
      showProducts: { type: 'boolean', default: true },
      suggestions: { ...textSchema, default: '' },
    },
  },
});
