import { documentKeySchema } from '../editing/node.schema.ts';
import type { DocumentKey } from '../editing/node.ts';
import {
  countSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  lineSchema,
  nullableIdSchema,
  slugSchema,
  slugsSchema,
  textSchema,
} from '../entities/fragments.ts';
import { paginated, records } from '../entities/lists.ts';
import { cropSchema, mediaSchema, mediaTagSchema } from '../entities/media.ts';
import { postCategorySchema, postSchema, postTypeSchema } from '../entities/post.ts';
import { typed } from '../entities/typed.ts';
import { languageSchema } from '../language-schemas.ts';
import { defaultLanguage, languages } from '../languages.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams, pageProperties, sortSchema } from './inputs.ts';

const keywords = { type: 'string', maxLength: 200 } as const;
/** Languages that are absent stay unchanged; null removes a translation. */
const textChanges = <const S extends object, const N extends object>(text: S, textOrNull: N) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      languages.map((language) => [language, language === defaultLanguage ? text : textOrNull]),
    ),
  }) as const;
const lineChanges = textChanges(lineSchema, { ...lineSchema, type: ['string', 'null'] });
const slugList = { type: 'array', maxItems: 100, items: slugSchema } as const;

export const cmsContentEndpoints = {
  'term.filter': defineEndpoint({
    id: 'API-037',
    method: 'GET',
    path: '/api/v1/cms/term/filter',
    access: 'public',
    summary: 'List post categories',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { keywords, slug: slugSchema, ...pageProperties },
    },
    response: records(postCategorySchema),
  }),
  'term.filterStandard': defineEndpoint({
    id: 'API-038',
    method: 'POST',
    path: '/api/v1/cms/term/filterStandard',
    access: 'public',
    summary: 'List post categories by kind of term',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        termTypeTitles: {
          type: 'array',
          maxItems: 50,
          items: lineSchema,
          description: 'Kinds of terms: only `category` has any.',
        },
        noPaginate: { type: 'boolean' },
        limit: pageProperties.limit,
        page: pageProperties.page,
      },
    },
    response: {
      type: 'object',
      required: ['categories', 'totalPages', 'totalRecords'],
      additionalProperties: false,
      properties: {
        categories: { type: 'array', maxItems: 9999, items: postCategorySchema },
        totalPages: countSchema,
        totalRecords: countSchema,
      },
    },
  }),
  'term.get': defineEndpoint({
    id: 'API-039',
    covers: ['API-040'],
    method: 'GET',
    path: '/api/v1/cms/term/get/{id}',
    access: 'public',
    summary: 'Read a post category by id or slug',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...slugSchema, description: 'Digits are an id, anything else a slug.' } },
    },
    response: postCategorySchema,
  }),
  'post.create': defineEndpoint({
    id: 'API-041',
    method: 'POST',
    path: '/api/v1/cms/post/create',
    access: 'backoffice',
    summary: 'Create a page or a post',
    body: {
      type: 'object',
      required: ['title'],
      additionalProperties: false,
      properties: {
        postType: { type: 'string', maxLength: 60, description: 'page or post; page if absent.' },
        title: lineSchema,
        slug: slugSchema,
        slugs: slugsSchema,
        description: textSchema,
        excerpt: textSchema,
        body: htmlSchema,
        mediaId: nullableIdSchema,
        terms: { type: 'array', maxItems: 50, items: idSchema },
        published_at: { ...instantSchema, type: ['string', 'null'] },
        template: { ...slugSchema, description: 'Elements to start with.' },
      },
    },
    response: {
      type: 'object',
      required: ['id', 'slug', 'title', 'postType'],
      additionalProperties: false,
      properties: { id: idSchema, slug: slugSchema, title: lineSchema, postType: slugSchema },
    },
  }),
  'post.filterStandard': defineEndpoint({
    id: 'API-042',
    covers: ['API-120'],
    method: 'POST',
    path: '/api/v1/cms/post/filterStandard',
    access: 'public',
    summary: 'List or search posts, newest first',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        filters: {
          type: 'object',
          additionalProperties: false,
          properties: {
            display: { type: 'string', enum: ['components', 'legacy'] },
            termSlugs: slugList,
            excludeTermSlugs: slugList,
            authorSlug: slugSchema,
            postTypeSlugs: { ...slugList, description: 'post if absent.' },
            dateFrom: instantSchema,
            dateTo: instantSchema,
            slug: { ...slugSchema, description: 'One post by slug, with its body.' },
            id: { ...idSchema, description: 'One post by id, with its body.' },
            excludeIds: { type: 'array', maxItems: 100, items: idSchema },
          },
        },
        keywords,
        sort: sortSchema,
        limit: pageProperties.limit,
        page: pageProperties.page,
        noPaginate: { type: 'boolean' },
      },
    },
    response: paginated(postSchema),
  }),
  'postType.create': defineEndpoint({
    id: 'API-043',
    method: 'POST',
    path: '/api/v1/cms/postType/create',
    access: 'backoffice',
    summary: 'Create a template',
    body: typed<{ readonly title: string; readonly slug?: string; readonly from?: DocumentKey }>({
      type: 'object',
      required: ['title'],
      additionalProperties: false,
      properties: {
        title: lineSchema,
        slug: { ...slugSchema, description: 'Letters, digits, hyphens; of the title if absent.' },
        // The page whose draft the new template is copied from.
        from: documentKeySchema,
      },
    }),
    response: postTypeSchema,
  }),
  'postType.filterStandard': defineEndpoint({
    id: 'API-044',
    method: 'POST',
    path: '/api/v1/cms/postType/filterStandard',
    access: 'backoffice',
    summary: 'List templates',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { keywords, limit: pageProperties.limit, page: pageProperties.page },
    },
    response: paginated(postTypeSchema),
  }),
  'postType.delete': defineEndpoint({
    id: 'API-045',
    method: 'DELETE',
    path: '/api/v1/cms/postType/delete/{id}',
    access: 'backoffice',
    summary: 'Delete a template',
    params: idParams,
    response: done,
  }),
  'media.filterStandard': defineEndpoint({
    id: 'API-046',
    method: 'POST',
    path: '/api/v1/cms/media/filterStandard',
    access: 'backoffice',
    summary: 'List the media library',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keywords: { ...keywords, description: 'Words of titles, descriptions of pictures, names.' },
        kind: { type: 'string', enum: ['image', 'document'] },
        access: mediaSchema.properties.access,
        keys: {
          type: 'array',
          maxItems: 100,
          items: mediaSchema.properties.key,
          description: 'Only these.',
        },
        folderId: { ...nullableIdSchema, description: 'Only in this folder; null: at the top.' },
        tag: mediaTagSchema,
        isUnused: { type: 'boolean', description: 'Only media that nothing shows.' },
        withoutAlt: { ...languageSchema, description: 'Only pictures without text in it.' },
        sort: {
          ...sortSchema,
          properties: {
            ...sortSchema.properties,
            param: { type: 'string', enum: ['id', 'name', 'size'] },
          },
          description: 'Newest first if absent.',
        },
        limit: pageProperties.limit,
        page: pageProperties.page,
        afterId: {
          ...idSchema,
          description: 'The last medium of the page before; fast in libraries of any size.',
        },
      },
    },
    response: paginated(mediaSchema),
  }),
  'media.create': defineEndpoint({
    id: 'API-047',
    method: 'POST',
    path: '/api/v1/cms/media/create',
    access: 'backoffice',
    summary: 'Take an uploaded file into the library',
    body: {
      type: 'object',
      required: ['driveId'],
      additionalProperties: false,
      properties: {
        driveId: { type: 'string', minLength: 1, maxLength: 200 },
        title: lineSchema,
        alt: lineSchema,
        description: textSchema,
        access: mediaSchema.properties.access,
      },
    },
    response: mediaSchema,
  }),
  'media.delete': defineEndpoint({
    id: 'API-048',
    method: 'DELETE',
    path: '/api/v1/cms/media/delete/{id}',
    access: 'backoffice',
    summary: 'Delete a medium',
    params: idParams,
    response: done,
  }),
  'media.update': defineEndpoint({
    id: 'API-049',
    method: 'PATCH',
    path: '/api/v1/cms/media/update/{id}',
    access: 'backoffice',
    summary: 'Change the texts, the focal point and the crop of a medium',
    params: idParams,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        version: {
          ...countSchema,
          description: 'The change is based on it; another is a conflict.',
        },
        title: { ...lineSchema, description: 'In the language of the call, as the next two.' },
        alt: lineSchema,
        description: textSchema,
        texts: {
          type: 'object',
          additionalProperties: false,
          properties: {
            title: lineChanges,
            alt: lineChanges,
            description: textChanges(textSchema, { ...textSchema, type: ['string', 'null'] }),
          },
        },
        displayName: lineSchema,
        access: mediaSchema.properties.access,
        focalPoint: {
          ...mediaSchema.properties.focalPoint,
          description: 'Fractions of the picture as it is shown, that is of its crop.',
        },
        crop: cropSchema,
      },
    },
    response: mediaSchema,
  }),
} as const;
