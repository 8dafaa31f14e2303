import {
  elementInputProperties,
  elementSchema,
  linkMappingSchema,
} from '../document/element.schema.ts';
import type { Element, ElementInput, LinkMapping } from '../document/element.ts';
import {
  idSchema,
  lineSchema,
  nullableSlugSchema,
  pathSchema,
  slugSchema,
} from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { navigationItemRef } from '../entities/navigation-item.ts';
import { layoutElementsSchema, screenDocumentSchema } from '../entities/screen-document.ts';
import { typed } from '../entities/typed.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, revisionSchema } from './inputs.ts';

const elementIdSchema = { type: 'string', minLength: 1, maxLength: 100 } as const;
const idOf = (id: object) =>
  ({ type: 'object', required: ['id'], additionalProperties: false, properties: { id } }) as const;
const elementIdParams = typed<{ id: string }>(idOf(elementIdSchema));
const slugParams = {
  type: 'object',
  required: ['slug'],
  additionalProperties: false,
  properties: { slug: slugSchema },
} as const;

/** An element as an editor sends it; absent fields keep their value. */
export type ElementChange = Partial<
  Pick<
    Element,
    | 'handler'
    | 'version'
    | 'title'
    | 'options'
    | 'meta'
    | 'mobileOptions'
    | 'mobileMeta'
    | 'linkMeta'
  >
> & { readonly slug?: string; readonly shared?: boolean };

const { handler, version, title, options, meta, mobileOptions, mobileMeta, slug } =
  elementInputProperties;
const elementChange = {
  handler,
  version,
  title,
  options,
  meta,
  mobileOptions,
  mobileMeta,
  linkMeta: { type: 'object' },
  slug,
  shared: { type: 'boolean', description: 'A master component, for use on many pages.' },
} as const;

const newElement = typed<
  ElementChange & Pick<ElementInput, 'parts'> & { readonly handler: string; readonly id?: string }
>({
  type: 'object',
  required: ['handler'],
  additionalProperties: false,
  properties: { id: elementIdSchema, parts: elementInputProperties.parts, ...elementChange },
});

const changedElement = typed<ElementChange & { readonly revision?: number }>({
  type: 'object',
  additionalProperties: false,
  properties: { ...elementChange, revision: revisionSchema },
});

const links = typed<{ readonly links: readonly LinkMapping[]; readonly revision?: number }>({
  type: 'object',
  required: ['links'],
  additionalProperties: false,
  properties: {
    links: { type: 'array', maxItems: 500, items: linkMappingSchema },
    revision: revisionSchema,
  },
});

/** Drafts are visible to back-office users and to anyone with the token of a preview link. */
const draftSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 2000,
  description: 'Read the draft: `editor` for the back office, else the token of a preview link.',
} as const;

export const cmsDocumentEndpoints = {
  'element.getByHandlers': defineEndpoint({
    id: 'API-056',
    method: 'POST',
    path: '/api/v1/cms/element/getByHandlers',
    access: 'public',
    summary: 'Read the shared elements of these handlers, such as header and footer',
    body: {
      type: 'object',
      required: ['handlers'],
      additionalProperties: false,
      properties: {
        handlers: { type: 'array', minItems: 1, maxItems: 20, items: handler },
        draft: draftSchema,
      },
    },
    response: layoutElementsSchema,
  }),
  'element.create': defineEndpoint({
    id: 'API-057',
    method: 'POST',
    path: '/api/v1/cms/element/create',
    access: 'backoffice',
    summary: 'Create an element',
    body: newElement,
    response: elementSchema,
  }),
  'element.update': defineEndpoint({
    id: 'API-058',
    method: 'PATCH',
    path: '/api/v1/cms/element/update/{id}',
    access: 'backoffice',
    summary: 'Change an element, in the language of the call where texts are concerned',
    params: elementIdParams,
    body: changedElement,
    response: elementSchema,
  }),
  'navigation.tree': defineEndpoint({
    id: 'API-059',
    method: 'GET',
    path: '/api/v1/cms/navigation/tree/{id}',
    access: 'public',
    summary: 'Read a menu by id or key',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...slugSchema, description: 'Id of the element, or its key.' } },
    },
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { draft: draftSchema },
    },
    response: listOf(navigationItemRef),
  }),
  'finder.decide': defineEndpoint({
    id: 'API-060',
    method: 'GET',
    path: '/api/v1/cms/finder/decide',
    access: 'public',
    summary: 'Find the document at an address',
    query: {
      type: 'object',
      required: ['route'],
      additionalProperties: false,
      properties: {
        route: {
          type: 'array',
          maxItems: 20,
          items: { type: 'string', maxLength: 200 },
          description: 'Segments of the path without the language; none is the home page.',
        },
      },
    },
    response: {
      type: 'object',
      required: ['kind', 'id', 'slug', 'redirect'],
      additionalProperties: false,
      properties: {
        kind: { type: 'string', enum: ['page', 'post', 'redirect'] },
        id: { ...idSchema, type: ['integer', 'null'] },
        slug: { ...slugSchema, description: 'Slug in the asked language.' },
        redirect: {
          ...pathSchema,
          type: ['string', 'null'],
          description: 'Where the document is now; the request named its old slug.',
        },
      },
    },
  }),
  'finder.searchSlugs': defineEndpoint({
    id: 'API-061',
    method: 'GET',
    path: '/api/v1/cms/finder/searchSlugs',
    access: 'backoffice',
    summary: 'Find records to link to',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keywords: { type: 'string', maxLength: 200 },
        kind: {
          type: 'string',
          enum: ['page', 'post', 'product', 'category', 'post-category', 'event', 'author'],
        },
        limit: { type: 'integer', minimum: 1, maximum: 1000 },
      },
    },
    response: listOf({
      type: 'object',
      required: ['kind', 'id', 'slug', 'title', 'target', 'path'],
      additionalProperties: false,
      properties: {
        kind: { type: 'string' },
        id: idSchema,
        slug: slugSchema,
        title: lineSchema,
        target: { ...pathSchema, description: 'Link target, e.g. page:about.' },
        path: { ...pathSchema, description: 'Address in the asked language.' },
      },
    } as const),
  }),
  'finder.getUrlOnLanguage': defineEndpoint({
    id: 'API-062',
    method: 'POST',
    path: '/api/v1/cms/finder/getUrlOnLanguage',
    access: 'public',
    summary: 'Find the address of a page in another language',
    body: {
      type: 'object',
      required: ['path', 'language'],
      additionalProperties: false,
      properties: {
        path: { ...pathSchema, description: 'Path with its language prefix, without query.' },
        language: { type: 'string', maxLength: 3 },
      },
    },
    response: {
      type: 'object',
      required: ['url'],
      additionalProperties: false,
      properties: {
        url: {
          ...pathSchema,
          type: ['string', 'null'],
          description: 'Null: not in that language.',
        },
      },
    },
  }),
  'link.postTranslationBulk': defineEndpoint({
    id: 'API-063',
    method: 'PUT',
    path: '/api/v1/cms/link/postTranslation/{slug}/bulk',
    access: 'backoffice',
    summary: 'Set the elements of a page',
    params: slugParams,
    body: links,
    response: listOf(linkMappingSchema),
  }),
  'link.postTranslationBulkExisting': defineEndpoint({
    id: 'API-064',
    method: 'PUT',
    path: '/api/v1/cms/link/postTranslation/{slug}/bulkExisting',
    access: 'backoffice',
    summary: 'Change elements that a page has',
    params: slugParams,
    body: links,
    response: listOf(linkMappingSchema),
  }),
  'link.createTranslationFromOriginal': defineEndpoint({
    id: 'API-065',
    method: 'POST',
    path: '/api/v1/cms/link/{slug}/createTranslationFromOriginal',
    access: 'backoffice',
    summary: 'Start the translation of a page from its original',
    params: slugParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        language: { type: 'string', maxLength: 3, description: 'That of the call if absent.' },
        newSlug: {
          ...slugSchema,
          description: 'Slug of the translation; from its title if absent.',
        },
        title: lineSchema,
      },
    },
    response: {
      type: 'object',
      required: ['slug', 'language'],
      additionalProperties: false,
      properties: { slug: slugSchema, language: { type: 'string', maxLength: 3 } },
    },
  }),
  'link.postTypeBulk': defineEndpoint({
    id: 'API-066',
    method: 'PUT',
    path: '/api/v1/cms/link/postType/{id}/bulk',
    access: 'backoffice',
    summary: 'Set the elements of a template',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: idSchema },
    },
    body: links,
    response: listOf(linkMappingSchema),
  }),
  'link.masters': defineEndpoint({
    id: 'API-067',
    method: 'POST',
    path: '/api/v1/cms/link/masters/{id}',
    access: 'backoffice',
    summary: 'List the shared elements that may replace an element, with their uses',
    params: elementIdParams,
    response: listOf({
      type: 'object',
      required: ['id', 'handler', 'title', 'slug', 'uses'],
      additionalProperties: false,
      properties: {
        id: elementIdSchema,
        handler,
        title: lineSchema,
        slug: nullableSlugSchema,
        uses: { type: 'integer', minimum: 0 },
      },
    } as const),
  }),
  'redirect.addFailedRequest': defineEndpoint({
    id: 'API-050',
    method: 'POST',
    path: '/api/v1/cms/redirect/addFailedRequest',
    access: 'public',
    rate: 'report',
    summary: 'Report a path that leads nowhere',
    body: {
      type: 'object',
      required: ['path'],
      additionalProperties: false,
      properties: { path: pathSchema, referrer: pathSchema },
    },
    response: done,
  }),
  'cms.screenDocument': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/document',
    access: 'public',
    summary: 'Read a page by slug, or the template of a screen, ready to draw',
    query: {
      type: 'object',
      additionalProperties: false,
      oneOf: [
        { type: 'object', required: ['slug'], properties: { slug: slugSchema } },
        { type: 'object', required: ['template'], properties: { template: slugSchema } },
      ],
      properties: { slug: slugSchema, template: slugSchema, draft: draftSchema },
    },
    response: screenDocumentSchema,
  }),
} as const;
