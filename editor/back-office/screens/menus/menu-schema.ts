import { itemIdSchema, linkTargetSchema } from '#schemas/block/fragments.ts';
import type { BlockLabels } from '#schemas/block/labels.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';

const title: JsonObject = {
  type: 'object',
  required: [defaultLanguage],
  additionalProperties: false,
  widget: 'localized',
  properties: Object.fromEntries(
    languages.map((language) => [language, { type: 'string', maxLength: 200 }]),
  ),
};

const entry = (more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['id', 'title', 'target'],
  additionalProperties: false,
  properties: { id: itemIdSchema, title, target: linkTargetSchema, ...more },
});

const below = (items: JsonObject): JsonObject => ({
  items: { type: 'array', maxItems: 60, default: [], items },
});

/** Entries of a menu on three levels, as in the block `navigation`, with labels per language. */
export const menuSchema: JsonObject = {
  type: 'object',
  required: ['items'],
  additionalProperties: false,
  properties: {
    items: {
      type: 'array',
      maxItems: 40,
      items: entry(below(entry(below(entry())))),
    },
  },
};

type Text = (key: string) => string;

export const menuLabels = (t: Text): BlockLabels => ({
  name: t('menus.menu'),
  description: '',
  fields: {
    items: { label: t('menus.entries') },
    'items/title': { label: t('menus.label') },
    'items/target': { label: t('menus.target') },
    'items/items': { label: t('menus.below') },
    'items/items/title': { label: t('menus.label') },
    'items/items/target': { label: t('menus.target') },
    'items/items/items': { label: t('menus.below') },
    'items/items/items/title': { label: t('menus.label') },
    'items/items/items/target': { label: t('menus.target') },
  },
});
