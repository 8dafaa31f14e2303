import { documentKeySchema, editNodeRef } from '../editing/node.schema.ts';
import type { DocumentKey, EditNode } from '../editing/node.ts';
import { countSchema, idSchema, instantSchema, lineSchema } from '../entities/fragments.ts';
import type { Records } from '../entities/lists.ts';
import { type PreviewView, previewViewSchema } from '../entities/screen-document.ts';
import { typed } from '../entities/typed.ts';
import { type Languages, languagesSchema, noteSchema } from './editing-inputs.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, pageProperties } from './inputs.ts';

export interface Revision {
  readonly id: number;
  readonly document: DocumentKey;
  readonly createdAt: string;
  readonly author: string;
  readonly note: string;
  readonly languages: Languages;
}

const revisionProperties = {
  id: idSchema,
  document: documentKeySchema,
  createdAt: instantSchema,
  author: lineSchema,
  note: noteSchema,
  languages: languagesSchema,
} as const;
const revisionRequired = ['id', 'document', 'createdAt', 'author', 'note', 'languages'] as const;

/** Calls for published revisions and for the draft behind a preview link. */
export const cmsRevisionEndpoints = {
  'revision.list': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/revision/list',
    access: 'backoffice',
    summary: 'List what was published of a document, newest first',
    query: typed<{ readonly document: DocumentKey; readonly page?: number }>({
      type: 'object',
      required: ['document'],
      additionalProperties: false,
      properties: { document: documentKeySchema, page: pageProperties.page },
    }),
    response: typed<Records<Revision>>({
      type: 'object',
      required: ['records', 'totalPages', 'totalRecords'],
      additionalProperties: false,
      properties: {
        records: {
          type: 'array',
          maxItems: 50,
          items: {
            type: 'object',
            required: revisionRequired,
            additionalProperties: false,
            properties: revisionProperties,
          },
        },
        totalPages: countSchema,
        totalRecords: countSchema,
      },
    }),
  }),
  'revision.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/revision/get/{id}',
    access: 'backoffice',
    summary: 'Read the nodes of a document as they were',
    params: idParams,
    response: typed<Revision & { readonly nodes: readonly EditNode[] }>({
      type: 'object',
      required: [...revisionRequired, 'nodes'],
      additionalProperties: false,
      properties: {
        ...revisionProperties,
        nodes: { type: 'array', maxItems: 20_000, items: editNodeRef },
      },
    }),
  }),
  'preview.create': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/preview/create',
    access: 'backoffice',
    summary: 'Make a link that shows a draft to people without an account',
    body: typed<{
      readonly document: DocumentKey;
      readonly days: number;
      readonly view?: PreviewView;
    }>({
      type: 'object',
      required: ['document', 'days'],
      additionalProperties: false,
      properties: {
        document: documentKeySchema,
        days: { type: 'integer', minimum: 1, maximum: 30 },
        view: previewViewSchema,
      },
    }),
    response: {
      type: 'object',
      required: ['token', 'expiresAt'],
      additionalProperties: false,
      properties: { token: { type: 'string', maxLength: 2000 }, expiresAt: instantSchema },
    },
  }),
} as const;
