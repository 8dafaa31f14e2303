import { keySchema } from '../entities/fragments.ts';
import { defineEndpoint } from './endpoint.ts';
import { uuidParams } from './inputs.ts';

const secretSchema = {
  type: 'object',
  required: ['secret'],
  additionalProperties: false,
  properties: { secret: keySchema },
} as const;

/** Programs that work with the shop. */
export const keyEndpoints = {
  'apiKey.newSecret': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/api-keys/{id}/secret',
    access: 'backoffice',
    summary: 'Give a key a new secret, shown this once; the one before ends at once',
    params: uuidParams,
    response: secretSchema,
  }),
} as const;
