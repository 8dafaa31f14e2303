import {
  emblemSchema,
  itemIdSchema,
  linkSchema,
  linkTargetSchema,
  mediaRefSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';
import { renameField } from '#schemas/block/rename-field.ts';

export const model = defineModel({
  type: 'header-section',
  category: 'site',
  icon: 'menu',
  hydrate: 'load',
  migrations: [renameField('logoFlag', 'logoEmblem')],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['logoText'],
    properties: {
      logoText: textSchema,
      tagline: { ...textSchema, default: '' },
      logoPicture: mediaRefSchema,
      logoEmblem: { ...emblemSchema, default: '' },
      linkButton: { ...linkSchema, default: { label: '', target: 'screen:shop', newTab: false } },
      topBar: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'text'],
          properties: {
            id: itemIdSchema,
            icon: {
              type: 'string',
              enum: ['clock', 'phone', 'map-pin', 'mail', 'info', 'calendar', 'ticket', 'truck'],
              default: 'info',
              widget: 'icon',
            },
            text: textSchema,
            target: { ...linkTargetSchema, type: ['string', 'null'], default: null },
          },
        },
      },
      social: {
        type: 'array',
        maxItems: 5,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'network', 'url'],
          properties: {
            id: itemIdSchema,
            network: { type: 'string', enum: ['facebook', 'instagram', 'youtube'] },
            url: { type: 'string', maxLength: 500, pattern: '^https://[^\\s]+$', widget: 'url' },
          },
        },
      },
      searchLinks: {
        type: 'array',
        maxItems: 8,
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
