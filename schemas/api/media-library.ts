import {
  countSchema,
  idSchema,
  keySchema,
  lineSchema,
  nullableIdSchema,
  pathSchema,
} from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { mediaSchema, mediaTagSchema, mediaTagsSchema } from '../entities/media.ts';
import type { Infer } from '../entities/typed.ts';
import { languageSchema } from '../language-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams } from './inputs.ts';

const path = '/api/v2/media/library';
const folderNameSchema = { type: 'string', minLength: 1, maxLength: 100 } as const;
const idsSchema = { type: 'array', minItems: 1, maxItems: 200, items: idSchema } as const;

const folderSchema = {
  type: 'object',
  required: ['id', 'name', 'parentId', 'files'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: folderNameSchema,
    parentId: nullableIdSchema,
    files: { ...countSchema, description: 'Files in the folder itself.' },
  },
} as const;

const outlineSchema = {
  type: 'object',
  required: ['folders', 'tags'],
  additionalProperties: false,
  properties: {
    folders: {
      type: 'array',
      maxItems: 9999,
      items: folderSchema,
      description: 'Parents before what is inside of them, by name.',
    },
    tags: {
      type: 'array',
      maxItems: 9999,
      items: {
        type: 'object',
        required: ['tag', 'files'],
        additionalProperties: false,
        properties: { tag: mediaTagSchema, files: countSchema },
      },
    },
  },
} as const;

const useSchema = {
  type: 'object',
  required: ['id', 'kind', 'record', 'title', 'path'],
  additionalProperties: false,
  properties: {
    id: { ...idSchema, description: 'The medium.' },
    kind: {
      type: 'string',
      enum: [
        'page',
        'template',
        'shared',
        'products',
        'categories',
        'attribute-values',
        'posts',
        'authors',
        'events',
        'forms',
        'purchase',
        'theme',
      ],
    },
    record: { ...keySchema, description: 'Id of the page, product and so on.' },
    title: lineSchema,
    path: { ...pathSchema, type: ['string', 'null'], description: 'Address of a page.' },
  },
} as const;

export type MediaFolder = Infer<typeof folderSchema>;
export type MediaOutline = Infer<typeof outlineSchema>;
export type MediaUseKind = Infer<typeof useSchema>['kind'];

/** Calls for folders, tags and usages of the media library, and for changes of many files. */
export const mediaLibraryEndpoints = {
  'mediaLibrary.outline': defineEndpoint({
    id: null,
    method: 'GET',
    path,
    access: 'backoffice',
    summary: 'Read the folders and tags of the media library',
    response: outlineSchema,
  }),
  'mediaLibrary.saveFolder': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/folders`,
    access: 'backoffice',
    summary: 'Create, rename or move a folder',
    body: {
      type: 'object',
      required: ['id', 'name', 'parentId'],
      additionalProperties: false,
      properties: {
        id: { ...nullableIdSchema, description: 'Null: a new one.' },
        name: folderNameSchema,
        parentId: { ...nullableIdSchema, description: 'Null: at the top.' },
      },
    },
    response: folderSchema,
  }),
  'mediaLibrary.removeFolder': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: `${path}/folders/{id}`,
    access: 'backoffice',
    summary: 'Delete a folder; what is inside of it goes to its parent',
    params: idParams,
    response: done,
  }),
  'mediaLibrary.change': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/change`,
    access: 'backoffice',
    summary: 'Move many files, and change their tags',
    body: {
      type: 'object',
      required: ['ids'],
      additionalProperties: false,
      properties: {
        ids: idsSchema,
        folderId: nullableIdSchema,
        addTags: mediaTagsSchema,
        removeTags: mediaTagsSchema,
      },
    },
    response: done,
  }),
  'mediaLibrary.describe': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/describe`,
    access: 'backoffice',
    summary: 'Write the alternative texts of many pictures in one language',
    body: {
      type: 'object',
      required: ['language', 'texts'],
      additionalProperties: false,
      properties: {
        language: languageSchema,
        texts: {
          type: 'array',
          minItems: 1,
          maxItems: 200,
          items: {
            type: 'object',
            required: ['id', 'alt'],
            additionalProperties: false,
            properties: { id: idSchema, alt: lineSchema },
          },
        },
      },
    },
    response: done,
  }),
  'mediaLibrary.uses': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/uses`,
    access: 'backoffice',
    summary: 'Find what shows these files',
    body: {
      type: 'object',
      required: ['ids'],
      additionalProperties: false,
      properties: { ids: idsSchema },
    },
    response: listOf(useSchema),
  }),
  'mediaLibrary.replace': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/{id}/replace`,
    access: 'backoffice',
    summary: 'Put an uploaded file in the place of another; all its uses show the new one',
    params: idParams,
    body: {
      type: 'object',
      required: ['key', 'name'],
      additionalProperties: false,
      properties: {
        key: { ...keySchema, description: 'Answered with the upload address.' },
        name: { type: 'string', minLength: 1, maxLength: 255 },
      },
    },
    response: mediaSchema,
  }),
  'mediaLibrary.remove': defineEndpoint({
    id: null,
    method: 'POST',
    path: `${path}/remove`,
    access: 'backoffice',
    summary: 'Delete many files; those in use only with `evenIfUsed`',
    body: {
      type: 'object',
      required: ['ids', 'evenIfUsed'],
      additionalProperties: false,
      properties: { ids: idsSchema, evenIfUsed: { type: 'boolean' } },
    },
    response: {
      type: 'object',
      required: ['removed'],
      additionalProperties: false,
      properties: {
        removed: { type: 'array', maxItems: 200, items: idSchema },
      },
    },
  }),
} as const;
