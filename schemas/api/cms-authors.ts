import { authorSchema } from '../entities/author.ts';
import { slugSchema } from '../entities/fragments.ts';
import { defineEndpoint } from './endpoint.ts';

/** Calls for people who write posts. */
export const cmsAuthorEndpoints = {
  'author.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/cms/author/get/{id}',
    access: 'public',
    summary: 'Read an author by id or slug',
    params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { ...slugSchema, description: 'Digits are an id, anything else a slug.' } },
    },
    response: authorSchema,
  }),
} as const;
