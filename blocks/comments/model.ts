import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'comments',
  category: 'content',
  icon: 'message-square',
  hydrate: 'visible',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'about', 'limit'],
    properties: {
      title: { ...textSchema, default: '', description: 'Empty: words of its own.' },
      about: { type: 'string', enum: ['post', 'site'], default: 'post' },
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    },
  },
});
