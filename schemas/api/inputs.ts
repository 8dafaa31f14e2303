import { paging } from '../constants.ts';
import { countSchema, idSchema, keySchema } from '../entities/fragments.ts';

/** Shared parts of requests. */
export const idParams = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: idSchema },
} as const;

export const uuidParams = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', format: 'uuid', maxLength: 36 } },
} as const;

export const tokenParams = {
  type: 'object',
  required: ['token'],
  additionalProperties: false,
  properties: { token: keySchema },
} as const;

export const orderParams = {
  type: 'object',
  required: ['orderSlug'],
  additionalProperties: false,
  properties: { orderSlug: keySchema },
} as const;

export const pageProperties = {
  page: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  limit: { type: 'integer', minimum: 1, maximum: paging.wishlistLimit },
  perPage: { type: 'integer', minimum: 1, maximum: paging.wishlistLimit },
} as const;

export const deviceSchema = {
  ...keySchema,
  description: 'That of an earlier login: guesses of others do not slow down a known device.',
} as const;

export const captchaProperties = {
  captchaKey: { type: 'string', maxLength: 200 },
  captchaResponse: { type: 'string', maxLength: 10_000 },
} as const;

/** Sent by older clients and ignored; the acting user is read from the tokens (PERM-22). */
export const userIdSchema = {
  anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 200 }, { type: 'null' }],
  description: 'Accepted and ignored.',
} as const;

export const nothing = { type: 'object', additionalProperties: false } as const;

/** Response of a call that returns no data. */
export const done = {
  type: 'object',
  required: ['done'],
  additionalProperties: false,
  properties: { done: { const: true } },
} as const;

export const sortSchema = {
  type: 'object',
  required: ['param', 'order'],
  additionalProperties: false,
  properties: {
    param: { type: 'string', maxLength: 60 },
    order: { type: 'string', enum: ['asc', 'desc'] },
  },
} as const;

export const revisionSchema = {
  ...countSchema,
  description: 'Revision the change is based on; another one now is a conflict.',
} as const;
