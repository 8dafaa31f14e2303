import {
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  mediaRefSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';
import { renameField } from '#schemas/block/rename-field.ts';

export const model = defineModel({
  type: 'hero',
  category: 'content',
  icon: 'star',
  hydrate: 'none',
  slots: { marginalia: { max: 3 } },
  migrations: [renameField('coordinates', 'corners')],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: textSchema,
      kicker: { ...textSchema, default: '' },
      lead: { ...longTextSchema, default: '' },
      picture: mediaRefSchema,
      corners: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: { type: 'string', maxLength: 40 },
      },
      actions: {
        type: 'array',
        maxItems: 3,
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
