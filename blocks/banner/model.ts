import {
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  mediaRefSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';
import { renameGround } from '#schemas/document/former-grounds.ts';

export const model = defineModel({
  type: 'banner',
  category: 'content',
  icon: 'newspaper',
  hydrate: 'none',
  migrations: [renameGround('ground')],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      kicker: { ...textSchema, default: '' },
      title: textSchema,
      text: { ...longTextSchema, default: '' },
      picture: mediaRefSchema,
      side: { type: 'string', enum: ['start', 'end'], default: 'end' },
      ground: {
        type: 'string',
        enum: ['inverse', 'accent', 'quiet', 'warm'],
        default: 'accent',
        widget: 'color',
      },
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
