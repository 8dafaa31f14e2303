import { keySchema } from '../entities/fragments.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams, uuidParams } from './inputs.ts';

const secretSchema = {
  type: 'object',
  required: ['secret'],
  additionalProperties: false,
  properties: { secret: keySchema },
} as const;

/** Calls for API keys, with which programs use the shop. */
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
  'webhook.newSecret': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/webhooks/{id}/secret',
    access: 'backoffice',
    summary: 'Give a webhook a new secret, shown this once; the one before signs for a day too',
    params: uuidParams,
    response: secretSchema,
  }),
  'webhook.test': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/webhooks/{id}/test',
    access: 'backoffice',
    summary: 'Send a message without content to a webhook',
    params: uuidParams,
    response: done,
  }),
  'webhook.replay': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/webhooks/messages/{id}/replay',
    access: 'backoffice',
    summary: 'Send a message again, unchanged',
    params: idParams,
    response: done,
  }),
} as const;
