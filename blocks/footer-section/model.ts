import {
  itemIdSchema,
  linkTargetSchema,
  longTextSchema,
  mediaRefSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

const emblems = {
  type: 'array',
  maxItems: 8,
  default: [],
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'text'],
    properties: {
      id: itemIdSchema,
      text: textSchema,
      picture: mediaRefSchema,
      target: { ...linkTargetSchema, type: ['string', 'null'], default: null },
    },
  },
} as const;

export const model = defineModel({
  type: 'footer-section',
  category: 'site',
  icon: 'phone',
  hydrate: 'none',
  slots: { content: { max: 8 } },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: textSchema,
      motto: { ...longTextSchema, default: '' },
      address: { ...longTextSchema, default: '' },
      phone: { type: 'string', maxLength: 40, default: '' },
      email: { type: 'string', maxLength: 120, default: '', widget: 'email' },
      hours: {
        type: 'array',
        maxItems: 7,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'days', 'hours'],
          properties: { id: itemIdSchema, days: textSchema, hours: textSchema },
        },
      },
      /** Headings of the link groups; `id` is footer1 to footer4. */
      groupTitles: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'title'],
          properties: { id: itemIdSchema, title: textSchema },
        },
      },
      certificates: emblems,
      funds: emblems,
      fundsText: { ...longTextSchema, default: '' },
      apps: {
        type: 'array',
        maxItems: 2,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'store', 'url'],
          properties: {
            id: itemIdSchema,
            store: { type: 'string', enum: ['app-store', 'google-play'] },
            url: { type: 'string', maxLength: 500, pattern: '^https://[^\\s]+$', widget: 'url' },
          },
        },
      },
      /** Required by law, so only administrators of the site may change it. */
      withdrawalTarget: {
        ...linkTargetSchema,
        default: 'screen:withdrawal',
        scope: { see: ['admin'] },
      },
      copyright: { ...textSchema, default: '' },
    },
  },
});
