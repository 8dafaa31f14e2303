import { listOf } from '../entities/lists.ts';
import { domainSchema, releaseSchema } from '../entities/settings.ts';
import { defineEndpoint } from './endpoint.ts';
import { done } from './inputs.ts';

export const developmentEndpoints = {
  'development.getLatestTag': defineEndpoint({
    id: 'API-116',
    method: 'GET',
    path: '/_cli/get-latest-tag',
    access: 'development',
    summary: 'Read the newest version of the software',
    response: { type: 'string', maxLength: 100 },
  }),
  'development.getLatestRelease': defineEndpoint({
    id: 'API-117',
    method: 'POST',
    path: '/_cli/get-latest-release',
    access: 'development',
    summary: 'List releases',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        gitlabProjectId: { type: 'string', maxLength: 60 },
        gitlabBranch: { type: 'string', maxLength: 200 },
      },
    },
    response: listOf(releaseSchema),
  }),
  'development.getDomain': defineEndpoint({
    id: 'API-118',
    method: 'GET',
    path: '/_cli/get-domain',
    access: 'development',
    summary: 'Read the chosen and the forced domain',
    response: {
      type: 'object',
      required: ['domain', 'forcedDomain'],
      additionalProperties: false,
      properties: {
        domain: domainSchema,
        forcedDomain: {
          type: ['string', 'null'],
          maxLength: 500,
          description: 'Set by configuration; another choice needs a rebuild.',
        },
      },
    },
  }),
  'development.setDomain': defineEndpoint({
    id: 'API-119',
    method: 'POST',
    path: '/_cli/set-domain',
    access: 'development',
    summary: 'Choose the domain',
    body: {
      type: 'object',
      required: ['url'],
      additionalProperties: false,
      properties: { url: { type: 'string', maxLength: 500 } },
    },
    response: done,
  }),
} as const;
