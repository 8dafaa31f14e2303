import { itemIdSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'tabs',
  category: 'layout',
  icon: 'copy',
  hydrate: 'visible',
  slots: {
    first: { max: 12 },
    second: { max: 12, shown: { option: 'items', least: 2 } },
    third: { max: 12, shown: { option: 'items', least: 3 } },
    fourth: { max: 12, shown: { option: 'items', least: 4 } },
    fifth: { max: 12, shown: { option: 'items', least: 5 } },
  },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'items'],
    properties: {
      label: textSchema,
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 5,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'label'],
          properties: { id: itemIdSchema, label: textSchema },
        },
      },
    },
  },
});
