import { countSchema, idSchema } from '../entities/fragments.ts';
import {
  importActions,
  importChangeSchema,
  importJobSchema,
  importMapSchema,
  importOptionsSchema,
  importProblemSchema,
  importSummarySchema,
} from '../entities/import-job.ts';
import { listOf } from '../entities/lists.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams } from './inputs.ts';

const path = '/api/v2/imports';

/** Size in bytes of the parts in which a file is sent, one per call. */
export const importPartBytes = 4 * 1024 * 1024;

const afterLast = {
  type: 'object',
  additionalProperties: false,
  properties: {
    after: { ...countSchema, description: 'How many of the list to skip.' },
    action: { type: 'string', enum: importActions },
  },
} as const;

/** Calls for imports of products: send a file, map its columns, plan, run, stop and undo. */
export const importEndpoints = {
  'import.list': defineEndpoint({
    id: null,
    method: 'GET',
    path,
    access: 'backoffice',
    summary: 'List the latest imports of products',
    response: listOf(importSummarySchema),
  }),
  'import.create': defineEndpoint({
    id: null,
    method: 'POST',
    path,
    access: 'backoffice',
    summary: 'Begin an import; a file that is too large is refused before it is sent',
    body: {
      type: 'object',
      required: ['name', 'size'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 255 },
        size: { type: 'integer', minimum: 1, maximum: 1e12, description: 'Bytes.' },
      },
    },
    response: {
      type: 'object',
      required: ['id', 'partBytes'],
      additionalProperties: false,
      properties: { id: idSchema, partBytes: countSchema },
    },
  }),
  'import.part': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/part`,
    access: 'backoffice',
    large: true,
    summary: 'Send a part of the file; the last one starts the reading',
    params: idParams,
    body: {
      type: 'object',
      required: ['part', 'content', 'isLast'],
      additionalProperties: false,
      properties: {
        part: { type: 'integer', minimum: 0, maximum: 10_000 },
        content: { type: 'string', contentEncoding: 'base64', maxLength: 8_000_000 },
        isLast: { type: 'boolean' },
      },
    },
    response: done,
  }),
  'import.pictures': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/pictures`,
    access: 'backoffice',
    summary: 'Say under which names cells of the file name pictures of the library',
    params: idParams,
    body: {
      type: 'object',
      required: ['pictures'],
      additionalProperties: false,
      properties: {
        pictures: {
          type: 'array',
          maxItems: 100,
          items: {
            type: 'object',
            required: ['source', 'key'],
            additionalProperties: false,
            properties: {
              source: { type: 'string', minLength: 1, maxLength: 500 },
              key: { type: 'string', minLength: 1, maxLength: 200 },
            },
          },
        },
      },
    },
    response: done,
  }),
  'import.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/{id}`,
    access: 'backoffice',
    summary: 'Read an import: its progress, columns, first rows and mapping',
    params: idParams,
    response: importJobSchema,
  }),
  'import.encoding': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/encoding`,
    access: 'backoffice',
    summary: 'Read the file again in another encoding',
    params: idParams,
    body: {
      type: 'object',
      required: ['encoding'],
      additionalProperties: false,
      properties: { encoding: { type: 'string', maxLength: 40 } },
    },
    response: done,
  }),
  'import.plan': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/plan`,
    access: 'backoffice',
    summary: 'Compare the file with the catalogue, changing nothing',
    params: idParams,
    body: {
      type: 'object',
      required: ['map', 'options'],
      additionalProperties: false,
      properties: { map: importMapSchema, options: importOptionsSchema },
    },
    response: done,
  }),
  'import.problems': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/{id}/problems`,
    access: 'backoffice',
    summary: 'List refused lines: line, column, value, reason',
    params: idParams,
    query: { ...afterLast, properties: { after: afterLast.properties.after } },
    response: listOf(importProblemSchema),
  }),
  'import.changes': defineEndpoint({
    id: null,
    method: 'GET',
    path: `${path}/{id}/changes`,
    access: 'backoffice',
    summary: 'List products that the import creates, changes or archives',
    params: idParams,
    query: afterLast,
    response: listOf(importChangeSchema),
  }),
  'import.run': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/run`,
    access: 'backoffice',
    summary: 'Start the plan that the caller has seen, or resume it after a stop',
    params: idParams,
    body: {
      type: 'object',
      required: ['hash'],
      additionalProperties: false,
      properties: { hash: { type: 'string', maxLength: 100 } },
    },
    response: done,
  }),
  'import.stop': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/stop`,
    access: 'backoffice',
    summary: 'Stop a running import after the products it is writing',
    params: idParams,
    response: done,
  }),
  'import.undo': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/undo`,
    access: 'backoffice',
    summary: 'Take an import back, except for values that changed since',
    params: idParams,
    response: done,
  }),
  'import.remove': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'backoffice',
    summary: 'Delete an import that was not started',
    params: idParams,
    response: done,
  }),
} as const;
