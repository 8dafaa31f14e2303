import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countSchema, idSchema, lineSchema, slugSchema, textSchema } from './fragments.ts';
import { mediaSchema } from './media.ts';
import { nullable } from './typed.ts';

const named = { id: idSchema, name: lineSchema, slug: slugSchema } as const;

/** The author of a post. */
export const postAuthorSchema = {
  type: 'object',
  required: ['id', 'name', 'slug'],
  additionalProperties: false,
  properties: named,
} as const satisfies JSONSchema;

/** An author with the data that their own page shows. */
export const authorSchema = {
  type: 'object',
  required: ['id', 'name', 'slug', 'bio', 'media', 'links', 'totalPosts'],
  additionalProperties: false,
  properties: {
    ...named,
    bio: textSchema,
    media: nullable(mediaSchema),
    links: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', maxLength: 2000 },
      description: 'Pages about the author elsewhere.',
    },
    totalPosts: countSchema,
  },
} as const satisfies JSONSchema;

export type Author = FromSchema<typeof authorSchema>;
