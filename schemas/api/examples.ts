import { defineEndpoint } from './endpoint.ts';
import { done } from './inputs.ts';

/** Calls for the examples that a new shop can begin with. */
export const exampleEndpoints = {
  'examples.remove': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v2/examples',
    access: 'backoffice',
    summary: 'Take all examples off the shop',
    response: done,
  }),
} as const;
