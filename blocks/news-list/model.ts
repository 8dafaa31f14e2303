import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'news-list',
  category: 'content',
  icon: 'newspaper',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { ...textSchema, default: '' } },
  },
});
