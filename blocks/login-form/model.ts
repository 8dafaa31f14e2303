import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'login-form',
  category: 'account',
  icon: 'log-in',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'isPageTitle'],
    properties: {
      title: { ...textSchema, default: '' },
      isPageTitle: { type: 'boolean', default: true },
    },
  },
});
