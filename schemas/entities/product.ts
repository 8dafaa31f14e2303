import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  countSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  lineSchema,
  slugSchema,
  slugsSchema,
  textSchema,
} from './fragments.ts';
import {
  attributeSetSchema,
  bundleEntrySchema,
  choiceProperties,
  coreProperties,
  coreRequired,
  safetySchema,
} from './product-parts.ts';

/** Related products as ids, or as objects with an id. */
export const crossSellSchema = {
  type: 'array',
  maxItems: 100,
  items: {
    anyOf: [
      idSchema,
      {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id: idSchema, slug: slugSchema },
      },
    ],
  },
} as const satisfies JSONSchema;

export const tagSchema = {
  type: 'object',
  required: ['id', 'title', 'slug'],
  additionalProperties: false,
  properties: { id: idSchema, title: lineSchema, slug: slugSchema, totalProducts: countSchema },
} as const satisfies JSONSchema;

export const productCategorySchema = {
  type: 'object',
  required: ['id', 'name', 'slug'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: lineSchema,
    slug: slugSchema,
    flag: { type: 'string', maxLength: 60 },
  },
} as const satisfies JSONSchema;

const cardRequired = [...coreRequired, 'categoryPriority', 'excerpt', 'featured'] as const;

const properties = {
  ...coreProperties,
  ...choiceProperties,
  categoryPriority: { type: 'integer' },
  featured: { type: 'boolean' },
  excerpt: textSchema,
  canAddDirectly: {
    type: 'boolean',
    description: 'No choice is open: simple, digital, or a bundle without a configurable part.',
  },
  description: { ...htmlSchema, description: 'Sanitised HTML.' },
  categories: { type: 'array', maxItems: 50, items: productCategorySchema },
  tags: { type: 'array', maxItems: 100, items: tagSchema },
  bundles: { type: 'array', maxItems: 50, items: bundleEntrySchema },
  crossSellProducts: crossSellSchema,
  attributeSet: attributeSetSchema,
  slugs: slugsSchema,
  safety: safetySchema,
  weightGrams: { ...countSchema, type: ['integer', 'null'] },
  createdAt: instantSchema,
  rating: {
    type: ['object', 'null'],
    required: ['average', 'count'],
    additionalProperties: false,
    properties: { average: { type: 'number', minimum: 0, maximum: 5 }, count: countSchema },
  },
} as const;

/** A product with all its options (ENT-12). */
export const productSchema = {
  type: 'object',
  required: [
    ...cardRequired,
    'description',
    'categories',
    'tags',
    'bundles',
    'associatedProducts',
    'configurationAttributes',
    'customOptions',
    'crossSellProducts',
    'attributeSet',
    'slugs',
    'taxRate',
    'canAddDirectly',
  ],
  additionalProperties: false,
  properties,
} as const satisfies JSONSchema;

export type Product = FromSchema<typeof productSchema>;

/** A product in a list: fields that only its own page needs may be absent. */
export const productCardSchema = {
  type: 'object',
  required: cardRequired,
  additionalProperties: false,
  properties,
} as const satisfies JSONSchema;

export type ProductCard = FromSchema<typeof productCardSchema>;
