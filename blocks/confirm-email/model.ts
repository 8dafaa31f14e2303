import { defineModel } from '#schemas/block/model.ts';

/** Target of the link in a confirmation email (`?token=`). */
export const model = defineModel({
  type: 'confirm-email',
  category: 'account',
  icon: 'mail',
  hydrate: 'load',
  critical: true,
  schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
});
