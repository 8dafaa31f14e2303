import { dashboardPeriods, dashboardSchema } from '../entities/dashboard.ts';
import { defineEndpoint } from './endpoint.ts';

/** Call for the first screen of the back office. */
export const dashboardEndpoints = {
  'dashboard.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/dashboard',
    access: 'backoffice',
    summary:
      'Read sales, visits, best sellers, work lists and slow pages, as far as the caller may',
    query: {
      type: 'object',
      required: ['period'],
      additionalProperties: false,
      properties: {
        period: {
          type: 'integer',
          enum: dashboardPeriods,
          description: 'Days up to today, compared with as many before.',
        },
      },
    },
    response: dashboardSchema,
  }),
} as const;
