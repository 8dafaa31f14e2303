import { documentKeySchema } from '../editing/node.schema.ts';
import type { DocumentKey } from '../editing/node.ts';
import { typed } from '../entities/typed.ts';
import { languageSchema } from '../language-schemas.ts';
import { type Language, languages } from '../languages.ts';

/** Inputs shared by several edit-mode calls. */
export type Languages = readonly Language[];

export const documentBody = typed<{ readonly document: DocumentKey }>({
  type: 'object',
  required: ['document'],
  additionalProperties: false,
  properties: { document: documentKeySchema },
});

export const documentsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 200,
  items: documentKeySchema,
} as const;

export const languagesSchema = {
  type: 'array',
  minItems: 1,
  maxItems: languages.length,
  uniqueItems: true,
  items: languageSchema,
} as const;

export const noteSchema = { type: 'string', maxLength: 500 } as const;

export const clockSchema = {
  type: 'integer',
  minimum: 0,
  description: 'The counter of all draft changes; grows with each.',
} as const;
