import { itemIdSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'social-login',
  category: 'account',
  icon: 'globe',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'isPageTitle', 'providers'],
    properties: {
      title: { ...textSchema, default: '' },
      isPageTitle: { type: 'boolean', default: true },
      providers: {
        type: 'array',
        maxItems: 6,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'provider', 'label'],
          properties: {
            id: itemIdSchema,
            provider: { type: 'string', pattern: '^[a-z]{2,40}$' },
            label: { ...textSchema, description: 'Name of the provider, e.g. Google.' },
          },
        },
      },
    },
  },
});
