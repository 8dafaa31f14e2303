import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'register-form',
  category: 'account',
  icon: 'user',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'isPageTitle', 'showMemberCard'],
    properties: {
      title: { ...textSchema, default: '' },
      isPageTitle: { type: 'boolean', default: true },
      showMemberCard: { type: 'boolean', default: true },
    },
  },
});
