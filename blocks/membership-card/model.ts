import {
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'membership-card',
  category: 'content',
  icon: 'id-card',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'cardName'],
    properties: {
      kicker: { ...textSchema, default: '' },
      title: textSchema,
      text: { ...longTextSchema, default: '' },
      benefits: {
        type: 'array',
        maxItems: 8,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'text'],
          properties: { id: itemIdSchema, text: textSchema },
        },
      },
      cardName: textSchema,
      cardHolder: { type: 'string', maxLength: 60, default: '' },
      cardNumber: { type: 'string', maxLength: 20, pattern: '^[0-9 ]*$', default: '' },
      cardValidity: { ...textSchema, default: '' },
      actions: {
        type: 'array',
        maxItems: 2,
        default: [],
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
