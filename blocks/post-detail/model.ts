import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'post-detail',
  category: 'content',
  icon: 'file-text',
  hydrate: 'none',
  critical: true,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['showMore'],
    properties: { showMore: { type: 'boolean', default: true } },
  },
});
