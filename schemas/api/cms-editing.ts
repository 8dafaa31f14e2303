import type { JSONSchema } from 'json-schema-to-ts';
import {
  documentKeySchema,
  editDocumentSchema,
  editNodeRef,
  editorSchema,
  nodeConflictSchema,
  nodeIdSchema,
  nodeWriteSchema,
  problemSchema,
} from '../editing/node.schema.ts';
import type {
  DocumentKey,
  EditDocument,
  EditNode,
  Editor,
  NodeConflict,
  NodeWrite,
  Problem,
} from '../editing/node.ts';
import {
  countSchema,
  idSchema,
  instantSchema,
  keySchema,
  lineSchema,
  linkMapSchema,
  nullableInstantSchema,
  pathSchema,
  slugsSchema,
} from '../entities/fragments.ts';
import { listOf, type Records } from '../entities/lists.ts';
import { mediaMapSchema } from '../entities/media.ts';
import type { References } from '../entities/screen-document.ts';
import { nullable, typed } from '../entities/typed.ts';
import type { Language } from '../languages.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams, pageProperties } from './inputs.ts';

type Languages = readonly Language[];

/** What an editor changed, and which changes of others he knows. */
export interface SyncInput {
  readonly documents: readonly DocumentKey[];
  readonly since: number;
  readonly writes: readonly NodeWrite[];
  readonly client?: string;
  readonly selection?: string | null;
}

export interface SyncAnswer {
  readonly clock: number;
  readonly saved: boolean;
  readonly nodes: readonly EditNode[];
  readonly removed: readonly string[];
  readonly conflicts: readonly NodeConflict[];
  readonly refused: readonly Problem[];
  readonly editors: readonly Editor[];
}

type Localized = Readonly<Partial<Record<Language, string>>>;

export interface DocumentSettings {
  readonly document: DocumentKey;
  readonly title?: Localized;
  readonly description?: Localized;
  readonly slugs?: Localized;
}

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
  readonly fault: string | null;
}

export interface Revision {
  readonly id: number;
  readonly document: DocumentKey;
  readonly createdAt: string;
  readonly author: string;
  readonly note: string;
  readonly languages: Languages;
}

/** Where something stands. */
export interface Usage {
  readonly document: DocumentKey;
  readonly title: string;
  readonly path: string | null;
  readonly node: string;
  readonly handler: string;
}

const documentBody = typed<{ readonly document: DocumentKey }>({
  type: 'object',
  required: ['document'],
  additionalProperties: false,
  properties: { document: documentKeySchema },
});

const documentsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 200,
  items: documentKeySchema,
} as const;
const languagesSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  uniqueItems: true,
  items: { type: 'string', enum: ['hr', 'en', 'de'] },
} as const;
const clockSchema = {
  type: 'integer',
  minimum: 0,
  description: 'The counter of all draft changes; grows with each.',
} as const;
const noteSchema = { type: 'string', maxLength: 500 } as const;
const documentsBody = typed<{ readonly documents: readonly DocumentKey[] }>({
  type: 'object',
  required: ['documents'],
  additionalProperties: false,
  properties: { documents: documentsSchema },
});
const localizedLine = {
  type: 'object',
  additionalProperties: false,
  properties: { hr: lineSchema, en: lineSchema, de: lineSchema },
} as const;

const openedDocuments = typed<{
  readonly documents: readonly EditDocument[];
  readonly nodes: readonly EditNode[];
  readonly clock: number;
}>({
  type: 'object',
  required: ['documents', 'nodes', 'clock'],
  additionalProperties: false,
  properties: {
    documents: { type: 'array', maxItems: 500, items: editDocumentSchema },
    nodes: { type: 'array', maxItems: 20_000, items: editNodeRef },
    clock: clockSchema,
  },
});

const revisionProperties = {
  id: idSchema,
  document: documentKeySchema,
  createdAt: instantSchema,
  author: lineSchema,
  note: noteSchema,
  languages: languagesSchema,
} as const;
const revisionRequired = ['id', 'document', 'createdAt', 'author', 'note', 'languages'] as const;

const publicationSchema = typed<Publication>({
  type: 'object',
  required: ['id', 'document', 'action', 'languages', 'dueAt', 'author', 'doneAt', 'fault'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    document: documentKeySchema,
    action: { type: 'string', enum: ['publish', 'unpublish'] },
    languages: languagesSchema,
    dueAt: instantSchema,
    author: lineSchema,
    doneAt: nullableInstantSchema,
    fault: { type: ['string', 'null'], maxLength: 60, description: 'Why it was not done.' },
  },
});

/** Drafts, publishing and revisions: calls of edit mode beyond the product's checklist. */
export const cmsEditingEndpoints = {
  'draft.open': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/draft/open',
    access: 'backoffice',
    summary: 'Read documents as they are edited, with the shared elements they show',
    body: documentsBody,
    response: openedDocuments,
  }),
  'draft.sync': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/draft/sync',
    access: 'backoffice',
    large: true,
    summary: 'Save changes, learn those of others and who is here',
    body: typed<SyncInput>({
      type: 'object',
      required: ['documents', 'since', 'writes'],
      additionalProperties: false,
      properties: {
        documents: documentsSchema,
        since: clockSchema,
        writes: {
          type: 'array',
          maxItems: 10_000,
          items: nodeWriteSchema,
          description: 'All or none is stored; none when there is a conflict or a refusal.',
        },
        client: { type: 'string', minLength: 1, maxLength: 60, description: 'One per open tab.' },
        selection: { ...nodeIdSchema, type: ['string', 'null'] },
      },
    }),
    response: typed<SyncAnswer>({
      type: 'object',
      required: ['clock', 'saved', 'nodes', 'removed', 'conflicts', 'refused', 'editors'],
      additionalProperties: false,
      properties: {
        clock: clockSchema,
        saved: { type: 'boolean', description: 'False: nothing was stored.' },
        nodes: {
          type: 'array',
          maxItems: 20_000,
          items: editNodeRef,
          description: 'Nodes that changed since, one’s own included with their new revision.',
        },
        removed: { type: 'array', maxItems: 20_000, items: nodeIdSchema },
        conflicts: { type: 'array', maxItems: 10_000, items: nodeConflictSchema },
        refused: {
          type: 'array',
          maxItems: 10_000,
          items: problemSchema,
          description: 'Writes that are not allowed or not possible.',
        },
        editors: { type: 'array', maxItems: 100, items: editorSchema },
      },
    }),
  }),
  'draft.discard': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/draft/discard',
    access: 'backoffice',
    summary: 'Go back to what is published',
    body: documentBody,
    response: openedDocuments,
  }),
  'draft.problems': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/draft/problems',
    access: 'backoffice',
    summary: 'List what keeps documents from being published',
    body: documentsBody,
    response: listOf(problemSchema),
  }),
  'draft.references': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/draft/references',
    access: 'backoffice',
    summary: 'Find the addresses and media that texts of options name',
    body: {
      type: 'object',
      required: ['texts'],
      additionalProperties: false,
      properties: {
        texts: { type: 'array', maxItems: 5000, items: { type: 'string', maxLength: 500 } },
      },
    },
    response: typed<References>({
      type: 'object',
      required: ['links', 'media'],
      additionalProperties: false,
      properties: { links: linkMapSchema, media: mediaMapSchema },
    } as const satisfies JSONSchema),
  }),
  'document.list': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/document/list',
    access: 'backoffice',
    summary: 'List pages, templates and shared elements',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        kind: { type: 'string', enum: ['page', 'template', 'shared'] },
        keywords: { type: 'string', maxLength: 200 },
        handler: {
          type: 'string',
          maxLength: 100,
          description: 'Block of the root of a shared element.',
        },
      },
    },
    response: listOf(editDocumentSchema),
  }),
  'document.settings': defineEndpoint({
    id: null,
    method: 'PATCH',
    path: '/api/v2/cms/document/settings',
    access: 'backoffice',
    summary: 'Change the title, description and addresses of a page',
    body: typed<DocumentSettings>({
      type: 'object',
      required: ['document'],
      additionalProperties: false,
      properties: {
        document: documentKeySchema,
        title: localizedLine,
        description: localizedLine,
        slugs: slugsSchema,
      },
    }),
    response: editDocumentSchema,
  }),
  'publication.publish': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/publication/publish',
    access: 'backoffice',
    summary: 'Publish a draft, now or at a time; refused while it has faults',
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
    summary: 'Take back what is planned',
    params: idParams,
    response: done,
  }),
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
    body: typed<{ readonly document: DocumentKey; readonly days: number }>({
      type: 'object',
      required: ['document', 'days'],
      additionalProperties: false,
      properties: {
        document: documentKeySchema,
        days: { type: 'integer', minimum: 1, maximum: 30 },
      },
    }),
    response: {
      type: 'object',
      required: ['token', 'expiresAt'],
      additionalProperties: false,
      properties: { token: { type: 'string', maxLength: 2000 }, expiresAt: instantSchema },
    },
  }),
  'usage.find': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/usage/find',
    access: 'backoffice',
    summary: 'Find where a block type, a shared element, a medium or a link stands',
    query: {
      type: 'object',
      required: ['kind', 'value'],
      additionalProperties: false,
      properties: {
        kind: { type: 'string', enum: ['block', 'shared', 'media', 'link'] },
        value: keySchema,
      },
    },
    response: listOf(
      typed<Usage>({
        type: 'object',
        required: ['document', 'title', 'path', 'node', 'handler'],
        additionalProperties: false,
        properties: {
          document: documentKeySchema,
          title: lineSchema,
          path: { ...pathSchema, type: ['string', 'null'], description: 'Address of a page.' },
          node: nodeIdSchema,
          handler: { type: 'string', maxLength: 100 },
        },
      }),
    ),
  }),
} as const;
