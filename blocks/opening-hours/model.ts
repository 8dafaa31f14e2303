import {
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'opening-hours',
  category: 'content',
  icon: 'clock',
  hydrate: 'none',
  slots: { event: { max: 1 } },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['rows'],
    properties: {
      title: { ...textSchema, default: '' },
      rows: {
        type: 'array',
        maxItems: 10,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'days', 'hours'],
          properties: { id: itemIdSchema, days: textSchema, hours: textSchema },
        },
      },
      note: { ...longTextSchema, default: '' },
      place: { ...longTextSchema, default: '' },
      placeTarget: { ...linkTargetSchema, type: ['string', 'null'], default: null },
      coordinates: { type: 'string', maxLength: 60, default: '' },
    },
  },
});
