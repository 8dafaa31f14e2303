import {
  countSchema,
  idSchema,
  lineSchema,
  pathSchema,
  textSchema,
} from '../entities/fragments.ts';
import { defineEndpoint } from './endpoint.ts';

/** Groups of search results, in the order of the response. */
export const searchKinds = ['product', 'category', 'post', 'page', 'event'] as const;
export type SearchKind = (typeof searchKinds)[number];

const recordSchema = {
  type: 'object',
  required: ['id', 'title', 'excerpt', 'path'],
  additionalProperties: false,
  properties: { id: idSchema, title: lineSchema, excerpt: textSchema, path: pathSchema },
} as const;

const nearestSchema = {
  type: 'object',
  required: ['kind', ...recordSchema.required],
  additionalProperties: false,
  properties: { kind: { type: 'string', enum: searchKinds }, ...recordSchema.properties },
} as const;

const groupSchema = {
  type: 'object',
  required: ['kind', 'total', 'records'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: searchKinds },
    total: countSchema,
    records: { type: 'array', maxItems: 20, items: recordSchema },
  },
} as const;

export const searchEndpoints = {
  'search.find': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/cms/search/find',
    access: 'public',
    summary: 'Search products, categories, posts, pages and events',
    query: {
      type: 'object',
      required: ['query'],
      additionalProperties: false,
      properties: {
        query: {
          type: 'string',
          maxLength: 12_000,
          description: 'Only the first 200 characters and eight words count.',
        },
        isBegun: { type: 'boolean', description: 'The last word may continue, for suggestions.' },
        limit: { type: 'integer', minimum: 1, maximum: 20, description: 'Records of each kind.' },
      },
    },
    response: {
      type: 'object',
      required: ['isCut', 'words', 'groups', 'nearest'],
      additionalProperties: false,
      properties: {
        isCut: { type: 'boolean', description: 'The query was longer than what counts.' },
        words: {
          type: 'array',
          maxItems: 50,
          items: lineSchema,
          description: 'Found words in lower case without accents, to highlight them.',
        },
        groups: {
          type: 'array',
          maxItems: searchKinds.length,
          items: groupSchema,
          description: 'Kinds with results.',
        },
        nearest: {
          type: 'array',
          maxItems: 8,
          items: nearestSchema,
          description: 'If nothing was found: what matches the most words, products first.',
        },
      },
    },
  }),
};
