import { linkTargetSchema, mediaRefSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'order-failure',
  category: 'checkout',
  icon: 'triangle-alert',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      picture: { ...mediaRefSchema, default: 'order-failed' },
      helpTarget: {
        ...linkTargetSchema,
        type: ['string', 'null'],
        default: null,
        description: 'Where people find help, e.g. the contact page.',
      },
    },
  },
});
