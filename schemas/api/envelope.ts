import type { JSONSchema } from 'json-schema-to-ts';
import { errors } from '../errors.ts';

const codes = Object.keys(errors) as (keyof typeof errors)[];

/** Body of every failure (API-005); clients translate `code` and `params`. */
export const errorEnvelopeSchema = {
  type: 'object',
  required: ['errored', 'message', 'statusCode', 'code', 'traceId'],
  additionalProperties: false,
  properties: {
    errored: { const: true },
    message: { type: 'string' },
    statusCode: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status.' },
    code: { type: 'string', enum: codes },
    params: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    },
    field: { type: 'string', description: 'Field of the request that is wrong.' },
    traceId: { type: 'string', description: 'Names the request in the logs.' },
  },
} as const satisfies JSONSchema;

/** API-004: the body of every success. */
export function dataEnvelope(schema: object) {
  return {
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: { data: schema },
  } as const;
}
