import { documentKeySchema, editDocumentSchema, problemSchema } from '../editing/node.schema.ts';
import type { DocumentKey, EditDocument, Problem } from '../editing/node.ts';
import {
  idSchema,
  instantSchema,
  lineSchema,
  nullableInstantSchema,
} from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { nullable, typed } from '../entities/typed.ts';
import { documentBody, type Languages, languagesSchema, noteSchema } from './editing-inputs.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams } from './inputs.ts';

export interface PublishInput {
  readonly document: DocumentKey;
  readonly languages: Languages;
  readonly note?: string;
  readonly at?: string;
}

export interface Publication {
  readonly id: number;
  readonly document: DocumentKey;
  readonly action: 'publish' | 'unpublish';
  readonly languages: Languages;
  readonly dueAt: string;
  readonly author: string;
  readonly doneAt: string | null;
  readonly error: string | null;
}

const publicationSchema = typed<Publication>({
  type: 'object',
  required: ['id', 'document', 'action', 'languages', 'dueAt', 'author', 'doneAt', 'error'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    document: documentKeySchema,
    action: { type: 'string', enum: ['publish', 'unpublish'] },
    languages: languagesSchema,
    dueAt: instantSchema,
    author: lineSchema,
    doneAt: nullableInstantSchema,
    error: { type: ['string', 'null'], maxLength: 60, description: 'Why it was not done.' },
  },
});

/** Calls that publish documents, now or at a planned time. */
export const cmsPublicationEndpoints = {
  'publication.publish': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/publication/publish',
    access: 'backoffice',
    summary: 'Publish a draft, now or at a time; refused while it has errors',
    body: typed<PublishInput>({
      type: 'object',
      required: ['document', 'languages'],
      additionalProperties: false,
      properties: {
        document: documentKeySchema,
        languages: languagesSchema,
        note: noteSchema,
        at: { ...instantSchema, description: 'Now if absent.' },
      },
    }),
    response: typed<{
      readonly problems: readonly Problem[];
      readonly document: EditDocument;
      readonly publication: Publication | null;
    }>({
      type: 'object',
      required: ['problems', 'document', 'publication'],
      additionalProperties: false,
      properties: {
        problems: {
          type: 'array',
          maxItems: 20_000,
          items: problemSchema,
          description: 'With an error among them nothing was published.',
        },
        document: editDocumentSchema,
        publication: nullable(publicationSchema),
      },
    }),
  }),
  'publication.unpublish': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/publication/unpublish',
    access: 'backoffice',
    summary: 'Take a page off the site in some languages, now or at a time',
    body: typed<Omit<PublishInput, 'note'>>({
      type: 'object',
      required: ['document', 'languages'],
      additionalProperties: false,
      properties: {
        document: documentKeySchema,
        languages: languagesSchema,
        at: { ...instantSchema, description: 'Now if absent.' },
      },
    }),
    response: typed<{ readonly document: EditDocument; readonly publication: Publication | null }>({
      type: 'object',
      required: ['document', 'publication'],
      additionalProperties: false,
      properties: { document: editDocumentSchema, publication: nullable(publicationSchema) },
    }),
  }),
  'publication.list': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/publication/list',
    access: 'backoffice',
    summary: 'List what is planned for a document and what was done of it',
    query: documentBody,
    response: listOf(publicationSchema),
  }),
  'publication.cancel': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v2/cms/publication/cancel/{id}',
    access: 'backoffice',
    summary: 'Cancel what is planned',
    params: idParams,
    response: done,
  }),
} as const;
