import { documentKeySchema, editDocumentSchema, nodeIdSchema } from '../editing/node.schema.ts';
import type { DocumentKey } from '../editing/node.ts';
import { keySchema, lineSchema, pathSchema, slugsSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { typed } from '../entities/typed.ts';
import { perLanguage } from '../language-schemas.ts';
import type { Language } from '../languages.ts';
import { defineEndpoint } from './endpoint.ts';

type Localized = Readonly<Record<Language, string>>;

export interface DocumentSettings {
  readonly document: DocumentKey;
  readonly title?: Localized;
  readonly description?: Localized;
  readonly slugs?: Localized;
}

/** One place where a block type, shared element, medium or link is used. */
export interface Usage {
  readonly document: DocumentKey;
  readonly title: string;
  readonly path: string | null;
  readonly node: string;
  readonly handler: string;
}

const localizedLine = perLanguage(lineSchema);

/** Calls that list and manage editable documents. */
export const cmsEditDocumentEndpoints = {
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
} as const;

/** Calls that find usages. */
export const cmsUsageEndpoints = {
  'usage.find': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/usage/find',
    access: 'backoffice',
    summary: 'Find where a block type, a shared element, a medium or a link is used',
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
