import { longTextSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

/** Any form of the CMS. */
export const model = defineModel({
  type: 'form',
  category: 'content',
  icon: 'message-square',
  hydrate: 'visible',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Id or key of the form; empty until one is chosen. */
      form: { type: 'string', maxLength: 60, default: '' },
      title: { ...textSchema, default: '' },
      text: { ...longTextSchema, default: '' },
    },
  },
});
