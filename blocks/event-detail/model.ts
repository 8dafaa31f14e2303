import { linkTargetSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'event-detail',
  category: 'content',
  icon: 'ticket',
  hydrate: 'none',
  critical: true,
  migrations: [(options) => ({ list: null, ...options })],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: {
        ...linkTargetSchema,
        type: ['string', 'null'],
        default: null,
        description: 'Page with all events; null shows no way to it.',
      },
    },
  },
});
