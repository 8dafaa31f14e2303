import {
  linkSchema,
  longTextSchema,
  mediaRefSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'coming-soon',
  category: 'content',
  icon: 'clock',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'text', 'picture'],
    properties: {
      title: { ...textSchema, default: '' },
      text: { ...longTextSchema, default: '' },
      day: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        widget: 'date',
        description: 'Day of the opening.',
      },
      picture: mediaRefSchema,
      link: linkSchema,
    },
  },
});
