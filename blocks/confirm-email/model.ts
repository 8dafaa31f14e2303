import { defineModel } from '#schemas/block/model.ts';

/** Where the link of a confirmation mail leads (`?token=`). */
export const model = defineModel({
  type: 'confirm-email',
  category: 'account',
  icon: 'mail',
  hydrate: 'load',
  critical: true,
  schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
});
