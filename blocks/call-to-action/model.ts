import { flagNames } from '#runtime/ui/flag-shapes.ts';
import {
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'call-to-action',
  category: 'content',
  icon: 'compass',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'actions'],
    properties: {
      title: textSchema,
      text: { ...longTextSchema, default: '' },
      flag: { type: 'string', enum: ['', ...flagNames], default: '' },
      isobaths: { type: 'boolean', default: true },
      actions: {
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'label', 'target'],
          properties: { id: itemIdSchema, label: textSchema, target: linkTargetSchema },
        },
      },
    },
  },
});
