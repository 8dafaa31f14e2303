import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countSchema, idSchema, instantSchema } from './fragments.ts';
import { productCardSchema } from './product.ts';

export const wishlistItemSchema = {
  type: 'object',
  required: ['product_id'],
  additionalProperties: false,
  properties: { product_id: idSchema, created_at: instantSchema, product: productCardSchema },
} as const satisfies JSONSchema;

/** A page of a wish list; `limit` and `perPage` have the same value (ENT-21, ENT-47). */
export const wishlistSchema = {
  type: 'object',
  required: ['data', 'lastPage', 'page', 'limit', 'total', 'perPage'],
  additionalProperties: false,
  properties: {
    data: { type: 'array', maxItems: 9999, items: wishlistItemSchema },
    lastPage: countSchema,
    page: countSchema,
    limit: countSchema,
    total: countSchema,
    perPage: countSchema,
  },
} as const satisfies JSONSchema;

export type Wishlist = FromSchema<typeof wishlistSchema>;
