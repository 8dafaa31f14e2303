import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

/** Two steps: the order, then the declaration. The declaration stays on the page with its time. */
export const model = defineModel({
  type: 'withdrawal-form',
  category: 'checkout',
  icon: 'receipt',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title: { ...textSchema, default: '', description: 'Empty: words of its own.' } },
  },
});
