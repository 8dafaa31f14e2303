import { countSchema, lineSchema } from '../entities/fragments.ts';
import { listOf } from '../entities/lists.ts';
import { releaseSchema } from '../entities/settings.ts';
import { type Infer, typed } from '../entities/typed.ts';
import { defineEndpoint } from './endpoint.ts';

/** `development` is `npm run dev`; `test` is a branch that is not production (DEV-06). */
export const serverModes = ['development', 'test', 'production'] as const;
export type ServerMode = (typeof serverModes)[number];

const serverStateSchema = {
  type: 'object',
  required: ['mode', 'version', 'cache', 'domains'],
  additionalProperties: false,
  properties: {
    mode: { type: 'string', enum: serverModes },
    version: { ...lineSchema, description: 'Of the core, as releases name it.' },
    cache: { type: 'boolean', description: 'Whether responses are cached, and can be listed.' },
    domains: { ...countSchema, description: 'Domains of the installation.' },
  },
} as const;

/** State of the server that the back office shows. */
export type ServerState = Infer<typeof serverStateSchema>;

const bytesSchema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

const cacheKindSchema = {
  type: 'object',
  required: ['kind', 'entries', 'bytes', 'hits', 'misses'],
  additionalProperties: false,
  properties: {
    kind: lineSchema,
    entries: countSchema,
    bytes: bytesSchema,
    hits: { ...bytesSchema, description: 'Requests served by a cached response.' },
    misses: { ...bytesSchema, description: 'Requests whose response was computed.' },
  },
} as const;

export type CacheKindRow = Infer<typeof cacheKindSchema>;

const cacheViewSchema = typed<{ limit: number; kinds: CacheKindRow[] }>({
  type: 'object',
  required: ['limit', 'kinds'],
  additionalProperties: false,
  properties: {
    limit: { ...bytesSchema, description: 'Maximum size of all responses together, in bytes.' },
    kinds: { type: 'array', maxItems: 1000, items: cacheKindSchema },
  },
});

export const backOfficeEndpoints = {
  'server.state': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/master/server',
    access: 'backoffice',
    summary: 'Read what the server offers the back office',
    response: serverStateSchema,
  }),
  'cache.view': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/master/cache',
    access: 'backoffice',
    summary: 'List the cached responses of the process that handles the request',
    response: cacheViewSchema,
  }),
  'cache.drop': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v1/master/cache/drop',
    access: 'backoffice',
    summary: 'Drop cached responses of some kinds or tags, or all, in every process',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        kinds: { type: 'array', minItems: 1, maxItems: 1000, items: lineSchema },
        tags: {
          type: 'array',
          minItems: 1,
          maxItems: 1000,
          items: { ...lineSchema, minLength: 1, maxLength: 200 },
          description: 'What responses were made of, such as `product:5` or `posts`.',
        },
      },
    },
    response: cacheViewSchema,
  }),
  'release.list': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v1/master/releases',
    access: 'backoffice',
    summary: 'List releases of the software; none in production',
    response: listOf(releaseSchema),
  }),
} as const;
