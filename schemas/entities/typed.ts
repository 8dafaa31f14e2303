import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

declare const described: unique symbol;

/** A schema with a handwritten type: recursive ones, and lists of entities. */
export interface Typed<T> {
  /** Only for the type; never set. */
  readonly [described]: T;
}

export function typed<T>(schema: JSONSchema): JSONSchema & Typed<T> {
  return schema as JSONSchema & Typed<T>;
}

/** The type that a schema describes. */
export type Infer<S> = S extends { readonly [described]: infer T }
  ? T
  : S extends JSONSchema
    ? FromSchema<S>
    : never;

/** Returns a schema that also accepts null. */
export function nullable<const S>(schema: S) {
  return { anyOf: [schema, { type: 'null' }] } as const;
}
