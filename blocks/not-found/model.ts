import { longTextSchema, mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'not-found',
  category: 'site',
  icon: 'compass',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      kicker: { ...textSchema, default: '' },
      text: { ...longTextSchema, default: '' },
      picture: { ...mediaRefSchema, default: 'not-found' },
    },
  },
});
