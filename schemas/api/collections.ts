import type { JsonObject } from '../document/element.ts';
import {
  type CollectionRow,
  collectionSchema,
  recordTitleSchema,
  rowSchema,
  translationPathSchema,
  valuesSchema,
} from '../entities/collection.ts';
import { instantSchema, keySchema, lineSchema, nullableIdSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { type Infer, typed } from '../entities/typed.ts';
import { collectionParams, collectionPath, recordId } from './collection-path.ts';
import { defineEndpoint } from './endpoint.ts';
import { done } from './inputs.ts';

const record = {
  type: 'object',
  required: ['name', 'id'],
  additionalProperties: false,
  properties: { name: keySchema, id: recordId },
} as const;

const cursorSchema = { type: ['string', 'null'], maxLength: 2000 } as const;

const countSchema = {
  type: 'object',
  required: ['n', 'capped'],
  additionalProperties: false,
  properties: {
    n: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
    capped: { type: 'boolean' },
  },
} as const;

export interface RowsPage {
  readonly rows: readonly CollectionRow[];
  /** Cursor of the following page; null on the last one. */
  readonly next: string | null;
  readonly previous: string | null;
  /** Counted up to a limit, because a count reads every row. */
  readonly count: { readonly n: number; readonly capped: boolean };
}

const changeSchema = {
  type: 'object',
  required: ['id', 'at', 'actor', 'action', 'before', 'after'],
  additionalProperties: false,
  properties: {
    id: keySchema,
    at: instantSchema,
    actor: {
      type: 'object',
      required: ['id', 'email'],
      additionalProperties: false,
      properties: { id: nullableIdSchema, email: { type: ['string', 'null'], maxLength: 320 } },
    },
    action: { type: 'string', enum: ['create', 'change', 'remove'] },
    before: valuesSchema,
    after: valuesSchema,
  },
} as const;

export type CollectionChange = Infer<typeof changeSchema>;

/** Calls for lists and records of the back office; each collection describes its own fields. */
export const collectionEndpoints = {
  'collection.list': defineEndpoint({
    id: null,
    method: 'GET',
    path: collectionPath,
    access: 'backoffice',
    summary: 'Describe the collections that the caller may read',
    response: listOf(collectionSchema),
  }),
  'collection.rows': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${collectionPath}/{name}`,
    access: 'backoffice',
    summary: 'List records: searched, filtered, sorted, page by page',
    params: collectionParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { ...lineSchema, description: 'Words to search for.' },
        where: {
          type: 'string',
          maxLength: 4000,
          description:
            'JSON: conditions by field, such as {"kind":{"in":["percent"]},"value":{"from":10}}.',
        },
        view: { ...keySchema, description: 'Key of a view: only its records.' },
        sort: { ...keySchema, description: 'Key of a field; descending with a leading `-`.' },
        after: { type: 'string', maxLength: 2000, description: 'Cursor `next` of a page.' },
        before: { type: 'string', maxLength: 2000, description: 'Cursor `previous` of a page.' },
        size: { type: 'integer', minimum: 1, maximum: 200 },
      },
    },
    response: typed<RowsPage>({
      type: 'object',
      required: ['rows', 'next', 'previous', 'count'],
      additionalProperties: false,
      properties: {
        rows: { type: 'array', maxItems: 200, items: rowSchema },
        next: cursorSchema,
        previous: cursorSchema,
        count: countSchema,
      },
    }),
  }),
  'collection.titles': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${collectionPath}/{name}/titles`,
    access: 'backoffice',
    summary: 'Read the titles of records, in the language of the request',
    params: collectionParams,
    query: {
      type: 'object',
      required: ['ids'],
      additionalProperties: false,
      properties: {
        ids: { type: 'string', maxLength: 8000, description: 'JSON: a list of ids.' },
      },
    },
    response: listOf(recordTitleSchema),
  }),
  'collection.counts': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${collectionPath}/{name}/counts`,
    access: 'backoffice',
    summary: 'Count the records of each view of a collection',
    params: collectionParams,
    response: listOf({
      type: 'object',
      required: ['key', 'n', 'capped'],
      additionalProperties: false,
      properties: { key: keySchema, ...countSchema.properties },
    } as const),
  }),
  'collection.create': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${collectionPath}/{name}`,
    access: 'backoffice',
    summary: 'Create a record',
    params: collectionParams,
    body: typed<{ values: JsonObject }>({
      type: 'object',
      required: ['values'],
      additionalProperties: false,
      properties: { values: valuesSchema },
    }),
    response: rowSchema,
  }),
  'collection.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${collectionPath}/{name}/record/{id}`,
    access: 'backoffice',
    summary: 'Read a record',
    params: record,
    response: rowSchema,
  }),
  'collection.change': defineEndpoint({
    id: null,
    method: 'PATCH',
    path: `${collectionPath}/{name}/record/{id}`,
    access: 'backoffice',
    summary: 'Change fields of a record, unless it changed in the meantime',
    params: record,
    body: typed<{ values: JsonObject; revision: string }>({
      type: 'object',
      required: ['values', 'revision'],
      additionalProperties: false,
      properties: { values: valuesSchema, revision: keySchema },
    }),
    response: rowSchema,
  }),
  'collection.remove': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: `${collectionPath}/{name}/record/{id}`,
    access: 'backoffice',
    summary: 'Delete a record, unless it changed in the meantime',
    params: record,
    query: {
      type: 'object',
      required: ['revision'],
      additionalProperties: false,
      properties: { revision: keySchema },
    },
    response: done,
  }),
  'collection.confirmTranslation': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${collectionPath}/{name}/record/{id}/confirm-translation`,
    access: 'backoffice',
    summary: 'Confirm that an outdated translation still fits, unless the record changed meanwhile',
    params: record,
    body: {
      type: 'object',
      required: ['revision', 'path', 'language'],
      additionalProperties: false,
      properties: { revision: keySchema, path: translationPathSchema, language: keySchema },
    },
    response: rowSchema,
  }),
  'collection.changes': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${collectionPath}/{name}/record/{id}/changes`,
    access: 'backoffice',
    summary: 'List the latest changes of a record: who, when, what',
    params: record,
    response: listOf(changeSchema),
  }),
} as const;
