import { itemIdSchema, linkTargetSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

const entry = { id: itemIdSchema, title: textSchema, target: linkTargetSchema } as const;

/** Entries of a menu, and their child entries (NAV-17). Header and footer show menus by their slug. */
export const model = defineModel({
  type: 'navigation',
  category: 'site',
  icon: 'list',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        maxItems: 40,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'title', 'target'],
          properties: {
            ...entry,
            items: {
              type: 'array',
              maxItems: 60,
              default: [],
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'title', 'target'],
                properties: entry,
              },
            },
          },
        },
      },
    },
  },
});
