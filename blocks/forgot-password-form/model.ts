import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

/** Requests a link for a new password; with the link's `?token=` it sets the new password. */
export const model = defineModel({
  type: 'forgot-password-form',
  category: 'account',
  icon: 'lock',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { ...textSchema, default: '' } },
  },
});
