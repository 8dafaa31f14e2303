import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countSchema, idSchema, instantSchema, keySchema } from './fragments.ts';
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

/** Limits of named lists. */
export const wishListLimits = { lists: 20, products: 200, name: 60 } as const;

export const wishListNameSchema = {
  type: 'string',
  minLength: 1,
  maxLength: wishListLimits.name,
} as const;

const productIds = { type: 'array', maxItems: wishListLimits.products, items: idSchema } as const;

/** A named list, as its owner sees it. */
export const namedWishListSchema = {
  type: 'object',
  required: ['id', 'name', 'productIds', 'shareToken'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: wishListNameSchema,
    productIds: { ...productIds, description: 'The newest first; only what is sold.' },
    shareToken: {
      ...keySchema,
      type: ['string', 'null'],
      description: 'Anyone who has it may read the list; null while it is not shared.',
    },
  },
} as const satisfies JSONSchema;

export type NamedWishList = FromSchema<typeof namedWishListSchema>;

/** A list as other people see it, without data about its owner. */
export const sharedWishListSchema = {
  type: 'object',
  required: ['name', 'productIds'],
  additionalProperties: false,
  properties: { name: wishListNameSchema, productIds },
} as const satisfies JSONSchema;
