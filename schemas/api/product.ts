import { categoryRef, categorySchema } from '../entities/category.ts';
import { countSchema, idSchema, slugSchema } from '../entities/fragments.ts';
import { filtersSchema, layeredFilterSchema } from '../entities/layered-filter.ts';
import { listOf, records } from '../entities/lists.ts';
import { productCardSchema, productSchema, tagSchema } from '../entities/product.ts';
import { bundleEntrySchema } from '../entities/product-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageProperties, sortSchema } from './inputs.ts';

const keywords = { type: 'string', maxLength: 200 } as const;

const productQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    slug: slugSchema,
    id: idSchema,
    store: { type: 'string', maxLength: 60, description: 'Accepted and ignored.' },
    currency: { type: 'string', maxLength: 60, description: 'Accepted and ignored.' },
  },
} as const;

export const productEndpoints = {
  'product.layeredNavigation': defineEndpoint({
    id: 'API-030',
    method: 'POST',
    path: '/api/v1/product/layered/navigation',
    access: 'public',
    summary: 'List the filters of a product list, with counts',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { filters: filtersSchema, mainCategory: idSchema, keywords },
    },
    response: listOf(layeredFilterSchema),
  }),
  'product.layeredNavigationByQuery': defineEndpoint({
    id: 'API-030',
    method: 'GET',
    path: '/api/v1/product/layered/navigation',
    access: 'public',
    summary: 'List the filters of a product list, asked by query',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        filters: { type: 'string', maxLength: 10_000, description: 'The filters as JSON.' },
        mainCategory: idSchema,
        keywords,
      },
    },
    response: listOf(layeredFilterSchema),
  }),
  'product.get': defineEndpoint({
    id: 'API-031',
    method: 'GET',
    path: '/api/v1/product/web/get',
    access: 'public',
    summary: 'Read a product by slug or id',
    query: productQuery,
    response: productSchema,
  }),
  'product.filter': defineEndpoint({
    id: 'API-032',
    method: 'POST',
    path: '/api/v1/product/web/filter',
    access: 'public',
    summary: 'List products',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keywords,
        filters: filtersSchema,
        mainCategory: idSchema,
        select: {
          type: 'array',
          maxItems: 100,
          items: { type: 'string', maxLength: 60 },
          description: 'Fields wanted beyond those of a card.',
        },
        limit: pageProperties.limit,
        page: pageProperties.page,
        sort: sortSchema,
        allowUnlimited: { type: 'boolean' },
        ids: { type: 'array', maxItems: 500, items: idSchema, description: 'Only these products.' },
        featured: { type: 'boolean' },
        discounted: { type: 'boolean' },
        tag: slugSchema,
      },
    },
    response: records(productCardSchema),
  }),
  'category.get': defineEndpoint({
    id: 'API-033',
    method: 'GET',
    path: '/api/v1/product/web/category/get/{id}',
    access: 'public',
    summary: 'Read a shop category by id or slug',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...slugSchema, description: 'Digits are an id, anything else a slug.' } },
    },
    response: categorySchema,
  }),
  'category.filter': defineEndpoint({
    id: 'API-034',
    method: 'POST',
    path: '/api/v1/product/web/category/filter',
    access: 'public',
    summary: 'List shop categories, as a tree if asked',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        filters: {
          ...filtersSchema,
          description:
            'By id, parentId, slug, name or flag; ranges of id and totalProducts. A tree keeps the categories above.',
        },
        sort: { ...sortSchema, description: 'By id, name or totalProducts.' },
        tree: { type: 'boolean' },
        parentId: { ...idSchema, description: 'Only below this category.' },
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: records(categoryRef),
  }),
  'tag.filter': defineEndpoint({
    id: 'API-035',
    method: 'POST',
    path: '/api/v1/product/web/tag/filter',
    access: 'public',
    summary: 'List product tags',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { keywords, limit: pageProperties.limit, page: pageProperties.page },
    },
    response: records(tagSchema),
  }),
  'product.checkBundles': defineEndpoint({
    id: 'API-036',
    method: 'GET',
    path: '/api/v1/product/checkBundles',
    access: 'public',
    summary: 'Read the entries of a bundle with their state',
    query: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...idSchema, description: 'Id of the bundle.' } },
    },
    response: {
      type: 'object',
      required: ['entries', 'canAdd', 'hasConfigurable', 'available'],
      additionalProperties: false,
      properties: {
        entries: { type: 'array', maxItems: 50, items: bundleEntrySchema },
        canAdd: { type: 'boolean', description: 'Every entry is resolved and in stock.' },
        hasConfigurable: { type: 'boolean' },
        available: { ...countSchema, type: ['integer', 'null'], description: 'Null: not counted.' },
      },
    },
  }),
  'products.get': defineEndpoint({
    id: 'API-115',
    method: 'GET',
    path: '/api/v1/products/public/get',
    access: 'public',
    summary: 'Read a product for another service',
    query: productQuery,
    response: productSchema,
  }),
} as const;
