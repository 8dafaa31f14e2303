import { flagNames } from '#runtime/ui/flag-shapes.ts';
import { linkTargetSchema, longTextSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'section',
  category: 'layout',
  icon: 'list',
  hydrate: 'none',
  slots: { content: { max: 30 } },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      title: { ...textSchema, default: '' },
      kicker: { ...textSchema, default: '' },
      lead: { ...longTextSchema, default: '' },
      flag: { type: 'string', enum: ['', ...flagNames], default: '' },
      isobaths: { type: 'boolean', default: false },
      rule: { type: 'boolean', default: true },
      moreLabel: { ...textSchema, default: '' },
      moreTarget: { ...linkTargetSchema, default: 'screen:shop' },
    },
  },
});
