import type { JsonObject } from '../document/element.ts';
import { listQuerySchema, valuesSchema } from '../entities/collection.ts';
import { countSchema, keySchema, lineSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { type Infer, typed } from '../entities/typed.ts';
import { collectionParams, collectionPath, recordId } from './collection-path.ts';
import { defineEndpoint } from './endpoint.ts';
import { done } from './inputs.ts';

const operationSchema = { type: 'string', format: 'uuid', maxLength: 36 } as const;
const whereSchema = { type: 'string', maxLength: 4000 } as const;

const foundSchema = {
  type: 'object',
  required: ['collection', 'id', 'title'],
  additionalProperties: false,
  properties: {
    collection: keySchema,
    id: recordId,
    title: { type: 'string', maxLength: 5000 },
  },
} as const;

/** A search result. */
export type FoundRecord = Infer<typeof foundSchema>;

const viewSchema = {
  type: 'object',
  required: ['id', 'title', 'isShared', 'isOwn', 'query'],
  additionalProperties: false,
  properties: {
    id: keySchema,
    title: lineSchema,
    isShared: { type: 'boolean' },
    isOwn: { type: 'boolean' },
    query: listQuerySchema,
  },
} as const;

export type ListView = Infer<typeof viewSchema>;

const saveSchema = {
  type: 'object',
  required: ['title', 'isShared', 'query'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S' },
    isShared: { type: 'boolean' },
    query: listQuerySchema,
  },
} as const;

export type SaveView = Infer<typeof saveSchema>;

const writtenSchema = {
  type: 'object',
  required: ['done', 'refused', 'next'],
  additionalProperties: false,
  properties: {
    done: countSchema,
    refused: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['id', 'title', 'reason'],
        additionalProperties: false,
        properties: {
          id: recordId,
          title: { type: 'string', maxLength: 5000 },
          reason: {
            ...keySchema,
            description: 'A code of errors, or the reason of a refused value, such as `taken`.',
          },
          field: keySchema,
          other: { ...keySchema, description: 'The field that `field` does not go with.' },
        },
      },
    },
    next: { type: ['string', 'null'], maxLength: 500, description: '`after` of the next call.' },
  },
} as const;

/** Result of a change of many records. */
export type WrittenMany = Infer<typeof writtenSchema>;

export interface WriteManyInput {
  readonly operation: string;
  readonly ids?: readonly string[];
  readonly all?: { readonly q?: string; readonly where?: string; readonly view?: string };
  readonly after?: string;
  readonly values?: JsonObject;
}

/** Calls that search lists of the back office, save views of them and change many records. */
export const collectionWorkEndpoints = {
  'collection.search': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/collection-search',
    access: 'backoffice',
    summary: 'Search the records of all collections that the caller may read',
    query: {
      type: 'object',
      required: ['q'],
      additionalProperties: false,
      properties: { q: { ...lineSchema, minLength: 1 } },
    },
    response: listOf(foundSchema),
  }),
  'collection.writeMany': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${collectionPath}/{name}/many`,
    access: 'backoffice',
    summary: 'Change or delete many records: those named, or all that a list shows',
    params: collectionParams,
    body: typed<WriteManyInput>({
      type: 'object',
      required: ['operation'],
      additionalProperties: false,
      properties: {
        operation: {
          ...operationSchema,
          description: 'The same for all calls of one operation; undo names it.',
        },
        ids: { type: 'array', maxItems: 200, items: recordId },
        all: {
          type: 'object',
          additionalProperties: false,
          properties: { q: lineSchema, where: whereSchema, view: keySchema },
        },
        after: { ...recordId, description: '`next` of the call before.' },
        values: { ...(valuesSchema as object), description: 'Absent: the records are deleted.' },
      },
    }),
    response: writtenSchema,
  }),
  'collection.undo': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${collectionPath}/{name}/undo`,
    access: 'backoffice',
    summary: 'Undo an operation, except what was changed since',
    params: collectionParams,
    body: {
      type: 'object',
      required: ['operation'],
      additionalProperties: false,
      properties: { operation: operationSchema, after: recordId },
    },
    response: writtenSchema,
  }),
  'collection.revert': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${collectionPath}/{name}/record/{id}/revert`,
    access: 'backoffice',
    summary: 'Undo one change of a record, unless the record changed since',
    params: {
      type: 'object',
      required: ['name', 'id'],
      additionalProperties: false,
      properties: { name: keySchema, id: recordId },
    },
    body: {
      type: 'object',
      required: ['change'],
      additionalProperties: false,
      properties: { change: keySchema },
    },
    response: writtenSchema,
  }),
  'collection.views': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${collectionPath}/{name}/views`,
    access: 'backoffice',
    summary: 'Read the saved views of a list: own and shared',
    params: collectionParams,
    response: listOf(viewSchema),
  }),
  'collection.saveView': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${collectionPath}/{name}/views`,
    access: 'backoffice',
    summary: 'Save a view of a list; one of the same name is replaced',
    params: collectionParams,
    body: saveSchema,
    response: viewSchema,
  }),
  'collection.removeView': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: `${collectionPath}/{name}/views/{id}`,
    access: 'backoffice',
    summary: 'Delete a saved view',
    params: {
      type: 'object',
      required: ['name', 'id'],
      additionalProperties: false,
      properties: { name: keySchema, id: { type: 'string', pattern: '^\\d{1,9}$' } },
    },
    response: done,
  }),
} as const;
