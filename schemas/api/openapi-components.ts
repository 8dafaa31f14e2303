import { editDocumentSchema, editNodeSchema, problemSchema } from '../editing/node.schema.ts';
import { entitySchemas } from '../entities/entities.ts';
import { errorEnvelopeSchema } from './envelope.ts';

const failures = {
  BadRequest: 'The request breaks the contract or a rule.',
  Unauthorized: 'Nobody is logged in, or the token is not valid.',
  Forbidden: 'The user may not do this.',
  NotFound: 'There is no such record, or not for the caller.',
  Conflict: 'The record has changed meanwhile.',
  TooManyRequests: 'Called too often.',
} as const;

export type FailureName = keyof typeof failures;

export interface Components {
  /** A schema with named schemas replaced by references to them. */
  convert(schema: unknown): unknown;
  failure(name: FailureName): { readonly $ref: string };
  /** The schemas and responses referenced so far. */
  all(): { schemas: Record<string, unknown>; responses: Record<string, unknown> };
}

const named: Readonly<Record<string, object>> = {
  ...entitySchemas,
  EditDocument: editDocumentSchema,
  EditNode: editNodeSchema,
  Problem: problemSchema,
  Error: errorEnvelopeSchema,
};
/** Schemas are shared constants, so object identity identifies a named schema. */
const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
const nameOfId = new Map(
  Object.entries(named).flatMap(([name, schema]) =>
    '$id' in schema ? [[String(schema.$id), name] as const] : [],
  ),
);

export function createComponents(): Components {
  const schemas: Record<string, unknown> = {};
  const responses: Record<string, unknown> = {};

  function refer(name: string) {
    if (!Object.hasOwn(schemas, name)) {
      schemas[name] = null;
      schemas[name] = rebuild(named[name] as object);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function convert(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(convert);
    if (typeof schema !== 'object' || schema === null) return schema;
    const name = nameOf.get(schema) ?? nameOfId.get(String((schema as { $ref?: unknown }).$ref));
    return name === undefined ? rebuild(schema) : refer(name);
  }

  function rebuild(schema: object): unknown {
    return Object.fromEntries(
      Object.entries(schema).flatMap(([key, value]) =>
        key === '$id' ? [] : [[key, convert(value)]],
      ),
    );
  }

  function failure(name: FailureName) {
    responses[name] ??= {
      description: failures[name],
      content: { 'application/json': { schema: refer('Error') } },
    };
    return { $ref: `#/components/responses/${name}` };
  }

  const all = () => ({ schemas: sorted(schemas), responses: sorted(responses) });
  return { convert, failure, all };
}

function sorted(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
