import {
  emblemSchema,
  linkTargetSchema,
  longTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';
import { renameField } from '#schemas/block/rename-field.ts';

export const model = defineModel({
  type: 'section',
  category: 'layout',
  icon: 'list',
  hydrate: 'none',
  slots: { content: { max: 30 } },
  migrations: [
    (options) => renameField('isobaths', 'pattern')(renameField('flag', 'emblem')(options)),
  ],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      title: { ...textSchema, default: '' },
      kicker: { ...textSchema, default: '' },
      lead: { ...longTextSchema, default: '' },
      emblem: { ...emblemSchema, default: '' },
      pattern: { type: 'boolean', default: false },
      rule: { type: 'boolean', default: true },
      moreLabel: { ...textSchema, default: '' },
      moreTarget: { ...linkTargetSchema, default: 'screen:shop' },
    },
  },
});
