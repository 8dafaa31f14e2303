import { richTextSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'rich-text',
  category: 'content',
  icon: 'file-text',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      text: richTextSchema,
      align: { type: 'string', enum: ['start', 'center'], default: 'start' },
      columns: { type: 'integer', minimum: 1, maximum: 2, default: 1 },
    },
  },
});
