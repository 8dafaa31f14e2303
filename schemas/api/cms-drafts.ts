import type { JSONSchema } from 'json-schema-to-ts';
import {
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
import { linkMapSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { mediaMapSchema } from '../entities/media.ts';
import type { References } from '../entities/screen-document.ts';
import { typed } from '../entities/typed.ts';
import { clockSchema, documentBody, documentsSchema } from './editing-inputs.ts';
import { defineEndpoint } from './endpoint.ts';

/** The changes an editor made, and `since`: the last change of others that the editor has received. */
export interface SyncInput {
  readonly documents: readonly DocumentKey[];
  readonly since: number;
  readonly writes: readonly NodeWrite[];
  readonly client?: string;
  readonly selection?: string | null;
}

export interface SyncResponse {
  readonly clock: number;
  readonly saved: boolean;
  readonly nodes: readonly EditNode[];
  readonly removed: readonly string[];
  readonly conflicts: readonly NodeConflict[];
  readonly refused: readonly Problem[];
  readonly editors: readonly Editor[];
}

const documentsBody = typed<{ readonly documents: readonly DocumentKey[] }>({
  type: 'object',
  required: ['documents'],
  additionalProperties: false,
  properties: { documents: documentsSchema },
});
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

/** Calls that edit a draft and report what prevents its publication. */
export const cmsDraftEndpoints = {
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
    summary: 'Save changes, and return those of others and who is here',
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
    response: typed<SyncResponse>({
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
} as const;
