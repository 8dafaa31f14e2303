import { countSchema, idSchema, lineSchema } from '../entities/fragments.ts';
import { typed } from '../entities/typed.ts';
import type { ThemeNames } from '../theme/theme-file.ts';
import type { VariationDays } from '../theme/variation-days.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams } from './inputs.ts';
import { themeNamesSchema } from './theme-names.ts';

/** Condition under which a theme is shown instead of the published one: days and a domain. */
export interface VariationRule extends VariationDays {
  readonly name: string;
  /** Host of one of the site's domains; null for all. */
  readonly domain: string | null;
}

export interface ThemeVariation extends VariationRule {
  readonly id: number;
  /** Name of the theme in its token file. */
  readonly theme: string;
  readonly themeNames?: ThemeNames;
  /** Whether today is one of its days. */
  readonly isLive: boolean;
}

export interface VariationList {
  readonly variations: readonly ThemeVariation[];
  /** Hosts of the site's domains. */
  readonly domains: readonly string[];
}

const daySchema = {
  type: ['string', 'null'],
  format: 'date',
  maxLength: 10,
  description: 'In the time zone of the site.',
} as const;

const ruleProperties = {
  name: { type: 'string', minLength: 1, maxLength: 80 },
  domain: { type: ['string', 'null'], maxLength: 255, description: 'Null for all domains.' },
  startsOn: daySchema,
  endsOn: { ...daySchema, description: 'The last day, in the time zone of the site.' },
  isYearly: { type: 'boolean' },
} as const;
const ruleNames = ['name', 'domain', 'startsOn', 'endsOn', 'isYearly'] as const;

const variationsSchema = typed<VariationList>({
  type: 'object',
  required: ['variations', 'domains'],
  additionalProperties: false,
  properties: {
    variations: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['id', 'theme', 'isLive', ...ruleNames],
        additionalProperties: false,
        properties: {
          id: idSchema,
          theme: lineSchema,
          themeNames: themeNamesSchema,
          isLive: { type: 'boolean' },
          ...ruleProperties,
        },
      },
    },
    domains: { type: 'array', maxItems: 1000, items: lineSchema },
  },
});

const revisionSchema = {
  ...countSchema,
  description: 'The draft whose theme it takes; absent: it keeps its theme.',
} as const;

/** Calls for the themes of seasons and domains; for staff with the scope `admin` or `theme`. */
export const themeVariationEndpoints = {
  'theme.variations': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/theme/variations',
    access: 'backoffice',
    summary: 'List the themes of seasons and domains',
    response: variationsSchema,
  }),
  'theme.variation': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/theme/variations/{id}',
    access: 'backoffice',
    summary: 'Read the token file of the theme of a season or domain',
    params: idParams,
    response: typed<{ readonly source: string }>({
      type: 'object',
      required: ['source'],
      additionalProperties: false,
      properties: { source: { type: 'string', maxLength: 200_000 } },
    }),
  }),
  'theme.addVariation': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/theme/variations',
    access: 'backoffice',
    summary: 'Show the draft of the theme in a season or on a domain',
    body: typed<VariationRule & { readonly revision: number }>({
      type: 'object',
      required: ['revision', ...ruleNames],
      additionalProperties: false,
      properties: { revision: revisionSchema, ...ruleProperties },
    }),
    response: variationsSchema,
  }),
  'theme.changeVariation': defineEndpoint({
    id: null,
    method: 'PUT',
    path: '/api/v2/cms/theme/variations/{id}',
    access: 'backoffice',
    summary: 'Change when and where a theme is shown, or give it the draft',
    params: idParams,
    body: typed<VariationRule & { readonly revision?: number }>({
      type: 'object',
      required: ruleNames,
      additionalProperties: false,
      properties: { revision: revisionSchema, ...ruleProperties },
    }),
    response: variationsSchema,
  }),
  'theme.removeVariation': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v2/cms/theme/variations/{id}',
    access: 'backoffice',
    summary: 'Remove the theme of a season or domain',
    params: idParams,
    response: done,
  }),
} as const;
