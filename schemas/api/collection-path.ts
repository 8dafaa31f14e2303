import { keySchema } from '../entities/fragments.ts';

/** What the calls of the back office's lists and records share. */
export const collectionPath = '/api/v2/collections';

export const recordId = { type: 'string', minLength: 1, maxLength: 500 } as const;

export const collectionParams = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: keySchema },
} as const;
