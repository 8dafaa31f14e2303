import { countSchema, idSchema, nullableIdSchema, textSchema } from '../entities/fragments.ts';
import type { Infer } from '../entities/typed.ts';
import { defineEndpoint } from './endpoint.ts';
import { done } from './inputs.ts';

const path = '/api/v2/catalogue/categories';

const category = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: idSchema },
} as const;

const nodeSchema = {
  type: 'object',
  required: ['id', 'parentId', 'name', 'hidden', 'products'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    parentId: nullableIdSchema,
    name: { type: 'object', additionalProperties: textSchema },
    hidden: { type: 'boolean' },
    products: { ...countSchema, description: 'Products in the category itself.' },
  },
} as const;

export type CategoryNode = Infer<typeof nodeSchema>;

const treeSchema = {
  type: 'array',
  maxItems: 9999,
  description: 'Parents before what is inside of them, in their order.',
  items: nodeSchema,
} as const;

/** Calls that order categories, and delete one that has products. */
export const categoryTreeEndpoints = {
  'categoryTree.get': defineEndpoint({
    id: null,
    method: 'GET',
    path,
    access: 'backoffice',
    summary: 'Read all categories in their order',
    response: treeSchema,
  }),
  'categoryTree.move': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/move`,
    access: 'backoffice',
    summary: 'Move a category with all that is inside of it',
    params: category,
    body: {
      type: 'object',
      required: ['parent', 'before'],
      additionalProperties: false,
      properties: {
        parent: { ...nullableIdSchema, description: 'Null: to the top.' },
        before: { ...nullableIdSchema, description: 'The category that follows; null: none.' },
      },
    },
    response: treeSchema,
  }),
  'categoryTree.remove': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/remove`,
    access: 'backoffice',
    summary: 'Delete a category; its products, categories and address go to another one',
    params: category,
    body: {
      type: 'object',
      required: ['into'],
      additionalProperties: false,
      properties: { into: idSchema },
    },
    response: done,
  }),
} as const;
