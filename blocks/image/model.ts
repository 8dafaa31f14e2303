import { linkTargetSchema, mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'image',
  category: 'content',
  icon: 'eye',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      picture: mediaRefSchema,
      alt: { ...textSchema, default: '' },
      caption: { ...textSchema, default: '' },
      ratio: {
        type: 'string',
        enum: ['natural', '1/1', '4/5', '4/3', '3/2', '16/9', '21/9'],
        default: 'natural',
      },
      size: { type: 'string', enum: ['text', 'content', 'wide', 'full'], default: 'content' },
      framed: { type: 'boolean', default: false },
      target: { ...linkTargetSchema, type: ['string', 'null'], default: null },
    },
  },
});
