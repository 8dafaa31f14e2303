import { countSchema, keySchema, lineSchema, pathSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { mediaSchema } from '../entities/media.ts';
import { defineEndpoint } from './endpoint.ts';
import { fileSchema } from './file.ts';
import { done } from './inputs.ts';

const fromBucket = {
  type: 'object',
  required: ['key', 'name'],
  additionalProperties: false,
  properties: {
    key: { ...keySchema, description: 'Answered with the upload address.' },
    name: { type: 'string', minLength: 1, maxLength: 255 },
    title: lineSchema,
    alt: lineSchema,
  },
} as const;

export const mediaEndpoints = {
  'media.upload': defineEndpoint({
    id: 'API-102',
    method: 'POST',
    path: '/api/v2/media/upload',
    access: 'backoffice',
    multipart: true,
    summary: 'Upload files',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        customData: {
          type: 'string',
          maxLength: 10_000,
          description:
            'JSON: title, alt, description, access. At most 10 files for access public, 20 for other.',
        },
      },
    },
    response: listOf(mediaSchema),
  }),
  'media.directoryItemDelete': defineEndpoint({
    id: 'API-103',
    method: 'DELETE',
    path: '/api/v1/media/directoryItem/delete',
    access: 'backoffice',
    summary: 'Delete uploaded files',
    query: {
      type: 'object',
      required: ['targetIds'],
      additionalProperties: false,
      properties: {
        targetIds: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: { type: 'string', maxLength: 200 },
        },
      },
    },
    response: done,
  }),
  'media.getUploadUrl': defineEndpoint({
    id: 'API-104',
    method: 'POST',
    path: '/api/v1/media/file/getUploadUrl',
    access: 'backoffice',
    summary: 'Ask for an address to upload a file to',
    body: {
      type: 'object',
      required: ['name', 'mime', 'size'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 255 },
        mime: { type: 'string', maxLength: 200 },
        size: { ...countSchema, description: 'Bytes.' },
      },
    },
    response: {
      type: 'object',
      required: ['url', 'key'],
      additionalProperties: false,
      properties: { url: pathSchema, key: keySchema },
    },
  }),
  'media.addFromBucketPublic': defineEndpoint({
    id: 'API-105',
    method: 'POST',
    path: '/api/v1/media/file/addFromBucketPublic',
    access: 'backoffice',
    summary: 'Add an uploaded file to the library for everyone',
    body: fromBucket,
    response: mediaSchema,
  }),
  'media.addFromBucket': defineEndpoint({
    id: 'API-106',
    method: 'POST',
    path: '/api/v1/media/file/addFromBucket',
    access: 'backoffice',
    summary: 'Take an uploaded file in',
    body: fromBucket,
    response: mediaSchema,
  }),
  'media.goalFile': defineEndpoint({
    id: 'API-107',
    method: 'GET',
    path: '/api/v1/media/goal/{token}',
    access: 'public',
    raw: true,
    summary: 'Download the file a confirmed email leads to',
    params: {
      type: 'object',
      required: ['token'],
      additionalProperties: false,
      properties: { token: keySchema },
    },
    response: fileSchema,
  }),
} as const;
