import { linkTargetSchema, longTextSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'cookie-section',
  category: 'site',
  icon: 'info',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      title: { ...textSchema, default: '' },
      text: { ...longTextSchema, default: '' },
      privacyTarget: {
        ...linkTargetSchema,
        default: 'page:privacy',
        scope: { change: ['admin'] },
      },
    },
  },
});
