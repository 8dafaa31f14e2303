import type { JSONSchema } from 'json-schema-to-ts';
import type { Language } from '../languages.ts';
import {
  countSchema,
  idSchema,
  lineSchema,
  nullableIdSchema,
  slugSchema,
  slugsSchema,
  textSchema,
} from './fragments.ts';
import { type Media, mediaSchema } from './media.ts';
import { nullable, typed } from './typed.ts';

/** A shop category (ENT-17). */
export interface Category {
  id: number;
  name: string;
  slug: string;
  image: Media | null;
  /** Sort options of its product list; all if empty. */
  sortTypes: string[];
  sortDefaultType: string | null;
  description: string;
  parentId: number | null;
  /** Name of the emblem on cards and chips; empty for none. */
  flag: string;
  totalProducts: number;
  slugs?: Record<Language, string>;
  /** Ancestors, root first; only in the response for a single category. */
  ancestors?: { id: number; name: string; slug: string }[];
  /** Only in a tree. */
  children?: Category[];
}

const categoryId = 'urn:izlog:category';

/** Reference for use inside other schemas. */
export const categoryRef = typed<Category>({ $ref: categoryId });

export const categorySchema = typed<Category>({
  $id: categoryId,
  type: 'object',
  required: [
    'id',
    'name',
    'slug',
    'image',
    'sortTypes',
    'sortDefaultType',
    'description',
    'parentId',
    'flag',
    'totalProducts',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: lineSchema,
    slug: slugSchema,
    image: nullable(mediaSchema),
    sortTypes: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 60 } },
    sortDefaultType: { type: ['string', 'null'], maxLength: 60 },
    description: textSchema,
    parentId: nullableIdSchema,
    flag: { type: 'string', maxLength: 60 },
    totalProducts: countSchema,
    slugs: slugsSchema,
    ancestors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'name', 'slug'],
        additionalProperties: false,
        properties: { id: idSchema, name: lineSchema, slug: slugSchema },
      },
    },
    children: { type: 'array', maxItems: 500, items: { $ref: categoryId } },
  },
} as const satisfies JSONSchema);
