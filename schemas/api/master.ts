import { domainConfigSchema } from '../entities/domain-config.ts';
import { records } from '../entities/lists.ts';
import { countrySchema, domainSchema, languageSchema } from '../entities/settings.ts';
import { type Infer, typed } from '../entities/typed.ts';
import { languages } from '../languages.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageProperties } from './inputs.ts';

type Language = Infer<typeof languageSchema>;
type Country = Infer<typeof countrySchema>;

/** Contains only the requested list. */
const commons = typed<{ languages?: Language[]; countries?: Country[] }>({
  type: 'object',
  additionalProperties: false,
  properties: {
    languages: { type: 'array', maxItems: 500, items: languageSchema },
    countries: { type: 'array', maxItems: 500, items: countrySchema },
  },
});

export const masterEndpoints = {
  'master.commons': defineEndpoint({
    id: 'API-026',
    method: 'GET',
    path: '/api/v1/master/commons',
    access: 'public',
    summary: 'List the languages or countries of the world',
    query: {
      type: 'object',
      required: ['type'],
      additionalProperties: false,
      properties: {
        language: { type: 'string', maxLength: 3, description: 'Language of the names.' },
        type: { type: 'string', enum: ['languages', 'countries'] },
      },
    },
    response: commons,
  }),
  'master.domainDetect': defineEndpoint({
    id: 'API-027',
    method: 'POST',
    path: '/api/v2/master/domainDetect',
    access: 'public',
    headers: ['Referer'],
    summary: 'Find the site of an address',
    body: typed<{ readonly host?: string; readonly theme?: string }>({
      type: 'object',
      additionalProperties: false,
      properties: {
        host: {
          type: 'string',
          maxLength: 255,
          description: 'Host of the domain that is shown, which may have a theme of its own.',
        },
        theme: {
          type: 'string',
          maxLength: 255,
          description: 'Hash of a stored theme to use instead of the shown one.',
        },
      },
    }),
    response: domainConfigSchema,
  }),
  'master.domainFilter': defineEndpoint({
    id: 'API-028',
    method: 'POST',
    path: '/api/v1/master/domain/filter',
    access: 'backoffice',
    summary: 'List domains',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { keywords: { type: 'string', maxLength: 200 }, ...pageProperties },
    },
    response: records(domainSchema),
  }),
  'settings.generalUser': defineEndpoint({
    id: 'API-029',
    method: 'GET',
    path: '/api/v1/settings/general/user',
    access: 'backoffice',
    summary: 'Read a setting of the back-office user',
    query: {
      type: 'object',
      required: ['group', 'key'],
      additionalProperties: false,
      properties: {
        group: { type: 'string', enum: ['global'] },
        key: { type: 'string', enum: ['language'] },
      },
    },
    response: {
      type: 'object',
      required: ['value'],
      additionalProperties: false,
      properties: { value: { type: 'string', maxLength: 200 } },
    },
  }),
  'settings.setGeneralUser': defineEndpoint({
    id: null,
    method: 'PUT',
    path: '/api/v1/settings/general/user',
    access: 'backoffice',
    summary: 'Change a setting of the back-office user',
    body: {
      type: 'object',
      required: ['group', 'key', 'value'],
      additionalProperties: false,
      properties: {
        group: { type: 'string', enum: ['global'] },
        key: { type: 'string', enum: ['language'] },
        value: { type: 'string', enum: languages },
      },
    },
    response: {
      type: 'object',
      required: ['value'],
      additionalProperties: false,
      properties: { value: { type: 'string', maxLength: 200 } },
    },
  }),
} as const;
