import { ownDigitalSchema } from '../entities/digital.ts';
import { idSchema } from '../entities/fragments.ts';
import { records } from '../entities/lists.ts';
import { orderDocumentSchema } from '../entities/order.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, pageProperties } from './inputs.ts';

export const documentEndpoints = {
  'document.filter': defineEndpoint({
    id: 'API-108',
    covers: ['API-101'],
    method: 'POST',
    path: '/api/v1/document/filter/web',
    access: 'customer',
    summary: 'List the orders of the user in this store',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { store: idSchema, ...pageProperties },
    },
    response: records(orderDocumentSchema),
  }),
  'document.digital': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/document/digital/web',
    access: 'customer',
    summary: 'List tickets and downloads of the user’s latest hundred orders',
    response: ownDigitalSchema,
  }),
  'document.get': defineEndpoint({
    id: 'API-109',
    covers: ['API-101'],
    method: 'GET',
    path: '/api/v1/document/get/web/{id}',
    access: 'customer',
    summary: 'Read an order of the user',
    params: idParams,
    response: orderDocumentSchema,
  }),
} as const;
