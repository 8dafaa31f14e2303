import { linkSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

/** A short list of the newest posts. */
export const model = defineModel({
  type: 'post-list',
  category: 'content',
  icon: 'newspaper',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'category', 'limit'],
    properties: {
      title: { ...textSchema, default: '' },
      category: {
        type: 'string',
        maxLength: 200,
        default: '',
        widget: 'post-category',
        description: 'Slug; empty is all.',
      },
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
      link: linkSchema,
    },
  },
});
