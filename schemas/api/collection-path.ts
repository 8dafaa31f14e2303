import { keySchema } from '../entities/fragments.ts';

/** Parts that the calls for the back office's lists and records share. */
export const collectionPath = '/api/v2/collections';

export const recordId = { type: 'string', minLength: 1, maxLength: 500 } as const;

export const collectionParams = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: keySchema },
} as const;
