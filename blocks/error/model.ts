import { longTextSchema, mediaRefSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'error',
  category: 'site',
  icon: 'triangle-alert',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      text: { ...longTextSchema, default: '' },
      picture: { ...mediaRefSchema, default: 'error' },
    },
  },
});
