import { itemIdSchema, linkTargetSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

const entry = { id: itemIdSchema, title: textSchema, target: linkTargetSchema } as const;
const entryRules = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'target'],
} as const;
/** The entries below an entry. */
const below = { type: 'array', maxItems: 60, default: [] } as const;

/** Entries of a menu on up to three levels (NAV-17). Header and footer show menus by their slug. */
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
          ...entryRules,
          properties: {
            ...entry,
            items: {
              ...below,
              items: {
                ...entryRules,
                properties: {
                  ...entry,
                  items: { ...below, items: { ...entryRules, properties: entry } },
                },
              },
            },
          },
        },
      },
    },
  },
});
