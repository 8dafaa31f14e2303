import {
  emblemSchema,
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';
import { renameField } from '#schemas/block/rename-field.ts';

export const model = defineModel({
  type: 'call-to-action',
  category: 'content',
  icon: 'compass',
  hydrate: 'none',
  migrations: [
    (options) => renameField('isobaths', 'pattern')(renameField('flag', 'emblem')(options)),
  ],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'actions'],
    properties: {
      title: textSchema,
      text: { ...longTextSchema, default: '' },
      emblem: { ...emblemSchema, default: '' },
      pattern: { type: 'boolean', default: true },
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
