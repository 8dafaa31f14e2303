import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';

/**
 * Whether a value matches the part of a schema that tells branches apart: `const`, `enum`, `type`,
 * `required`, `properties` and their combinations. Other keywords are ignored. Branches of blocks must differ
 * in these (a conformance test checks it), because the browser compiles no schema.
 */
export function matches(
  schema: Json | undefined,
  value: Json | undefined,
  root: JsonObject,
): boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return true;
  if (typeof schema.$ref === 'string') return matches(resolve(schema.$ref, root), value, root);
  return (
    (!('const' in schema) || isEqual(schema.const, value)) &&
    (!Array.isArray(schema.enum) || schema.enum.some((one: Json) => isEqual(one, value))) &&
    hasType(schema.type, value) &&
    keepsProperties(schema, value, root) &&
    keepsCombinations(schema, value, root)
  );
}

function keepsProperties(schema: JsonObject, value: Json | undefined, root: JsonObject): boolean {
  if (!isObject(value)) return true;
  const has = (key: string) => value[key] !== undefined;
  const required = Array.isArray(schema.required) ? (schema.required as readonly string[]) : [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  return (
    required.every(has) &&
    Object.entries(properties).every(
      ([key, field]) => !has(key) || matches(field, value[key], root),
    )
  );
}

function keepsCombinations(schema: JsonObject, value: Json | undefined, root: JsonObject): boolean {
  const list = (keyword: string) =>
    Array.isArray(schema[keyword]) ? (schema[keyword] as readonly Json[]) : undefined;
  const holds = (branch: Json | undefined) => matches(branch, value, root);
  if (list('allOf')?.every(holds) === false) return false;
  if (list('anyOf')?.some(holds) === false) return false;
  const one = list('oneOf');
  if (one && one.filter(holds).length !== 1) return false;
  if ('not' in schema && holds(schema.not)) return false;
  if (!('if' in schema)) return true;
  return holds(holds(schema.if) ? schema.then : schema.else);
}

function hasType(type: Json | undefined, value: Json | undefined): boolean {
  const types = [type].flat();
  return (
    type === undefined ||
    types.includes(typeOf(value)) ||
    (isWhole(value) && types.includes('integer'))
  );
}

function typeOf(value: Json | undefined): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isWhole = (value: Json | undefined) => typeof value === 'number' && Number.isInteger(value);

/** Resolves `#/$defs/name`. An unknown reference matches everything. */
function resolve(ref: string, root: JsonObject): Json | undefined {
  let node: Json | undefined = root;
  for (const key of ref.replace(/^#\/?/, '').split('/')) {
    node = isObject(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return node;
}

/** Returns the index of the `oneOf` or `anyOf` branch with the value's tags; -1 for none. */
export function branchOf(
  branches: readonly Json[],
  value: Json | undefined,
  root: JsonObject,
): number {
  const tagged = branches.findIndex((branch) => {
    const tags = tagsOf(branch);
    return (
      tags.length > 0 && isObject(value) && tags.every(([key, tag]) => isEqual(tag, value[key]))
    );
  });
  return tagged >= 0 ? tagged : branches.findIndex((branch) => matches(branch, value, root));
}

/** Returns the keys that a branch fixes, with their values. */
export function tagsOf(branch: Json): [string, Json][] {
  const properties = isObject(branch) && isObject(branch.properties) ? branch.properties : {};
  return Object.entries(properties).flatMap(([key, field]): [string, Json][] =>
    isObject(field) && field.const !== undefined ? [[key, field.const]] : [],
  );
}
