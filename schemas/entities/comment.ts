import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idSchema, instantSchema, nullableIdSchema, textSchema } from './fragments.ts';

export const ratingSchema = { type: 'integer', minimum: 1, maximum: 5 } as const;

export const commentTargetSchema = { type: 'string', enum: ['product', 'post', 'site'] } as const;

/** A comment, a rating, or both. */
export const commentSchema = {
  type: 'object',
  required: ['id', 'author', 'comment', 'rating', 'created_at', 'canEdit', 'status'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    author: { type: 'string', maxLength: 200 },
    comment: textSchema,
    rating: { ...ratingSchema, type: ['integer', 'null'] },
    created_at: instantSchema,
    parentId: nullableIdSchema,
    canEdit: { type: 'boolean', description: 'Written by the caller, and editing is allowed.' },
    status: { type: 'string', enum: ['pending', 'approved', 'rejected'] },
  },
} as const satisfies JSONSchema;

export type Comment = FromSchema<typeof commentSchema>;
