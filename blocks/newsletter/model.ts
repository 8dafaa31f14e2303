import { longTextSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

/** If empty, the block’s own texts are shown. */
export const model = defineModel({
  type: 'newsletter',
  category: 'content',
  icon: 'mail',
  hydrate: 'visible',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'text'],
    properties: {
      title: { ...textSchema, default: '' },
      text: { ...longTextSchema, default: '' },
    },
  },
});
