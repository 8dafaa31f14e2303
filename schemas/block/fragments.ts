/**
 * Shared parts of block schemas. Forms, checks, translation and link tools recognise them by their keywords:
 * `translatable` (stored per language), `widget` (editor control).
 */

/** One line of text, per language. */
export const textSchema = { type: 'string', maxLength: 200, translatable: true } as const;

/** Several lines of plain text, per language. */
export const longTextSchema = {
  type: 'string',
  maxLength: 2000,
  translatable: true,
  widget: 'textarea',
} as const;

/** Structured text (ProseMirror JSON), per language; rendered by `runtime/rich-text`. */
export const richTextSchema = {
  type: 'object',
  required: ['type', 'content'],
  additionalProperties: false,
  translatable: true,
  widget: 'rich-text',
  properties: {
    type: { const: 'doc' },
    content: { type: 'array', maxItems: 500, items: { type: 'object' } },
  },
} as const;

export const linkTargetPattern =
  '^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$';

/**
 * Target of a link: `page:about`, `product:slug`, `category:slug`, `post:slug`, `event:3`, `screen:cart`, an
 * https address, mailto:, tel: or #anchor.
 */
export const linkTargetSchema = {
  type: 'string',
  maxLength: 500,
  pattern: linkTargetPattern,
  widget: 'link',
} as const;

/** A link with its label. */
export const linkSchema = {
  type: 'object',
  required: ['label', 'target'],
  additionalProperties: false,
  properties: {
    label: textSchema,
    target: linkTargetSchema,
    newTab: { type: 'boolean', default: false },
  },
} as const;

/** A drawing of the site by its name; empty for none. */
export const emblemSchema = {
  type: 'string',
  maxLength: 40,
  pattern: '^[\\w-]*$',
  widget: 'emblem',
} as const;

/** Key of a medium of the media library; null shows none. */
export const mediaRefSchema = {
  type: ['string', 'null'],
  maxLength: 200,
  default: null,
  widget: 'media',
} as const;

/** Id of a member of an array of objects: translations refer to it, so they survive reordering. */
export const itemIdSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  pattern: '^[\\w-]+$',
  widget: 'hidden',
} as const;

/** Keywords that Ajv must know besides the standard ones. */
export const schemaKeywords = [
  'translatable',
  'widget',
  'scope',
  'options',
  'relation',
  'sets',
  'expects',
] as const;
