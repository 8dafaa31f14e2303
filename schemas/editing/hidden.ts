import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';
import { memberName } from './fields.ts';
import { plainPath } from './layers.ts';
import { allows, scopeOf } from './rights.ts';

/** Caches whether a schema contains scopes: most schemas have none and need no traversal. */
const scoped = new WeakMap<JsonObject, boolean>();

export function hasScopes(schema: JsonObject): boolean {
  const known = scoped.get(schema);
  if (known !== undefined) return known;
  const found = containsScopes(schema);
  scoped.set(schema, found);
  return found;
}

function containsScopes(schema: Json | undefined): boolean {
  if (Array.isArray(schema)) return (schema as readonly Json[]).some(containsScopes);
  if (!isObject(schema)) return false;
  return scopeOf(schema) !== undefined || Object.values(schema).some(containsScopes);
}

/** Returns options without the fields that these scopes may not see. */
export function withoutHidden<T extends Json>(
  schema: JsonObject,
  options: T,
  scopes: readonly string[],
): T {
  return hasScopes(schema) ? (strip([schema], options, scopes) as T) : options;
}

/**
 * Completes sent options with the stored values of fields that these scopes may not see, where they are
 * absent or have their default. Other sent values stay, so the rules can check them.
 */
export function withHidden<T extends Json>(
  schema: JsonObject,
  sent: T,
  stored: Json,
  scopes: readonly string[],
): T {
  return hasScopes(schema) ? (complete([schema], sent, stored, scopes) as T) : sent;
}

/**
 * Returns only the values that these scopes may not see, that are not defaults and that `isWanted` accepts,
 * at their original position; `withHidden` restores them. Undefined when there are none. A path joins keys
 * and list indexes by `/`.
 */
export function onlyHidden(
  schema: JsonObject,
  options: JsonObject,
  scopes: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): JsonObject | undefined {
  if (!hasScopes(schema)) return undefined;
  return pick([schema], options, '', { scopes, isWanted }) as JsonObject | undefined;
}

/** Whether a path (joined by `/`, list members by id) leads to or below a hidden field. */
export function isHidden(schema: JsonObject, path: string, scopes: readonly string[]): boolean {
  if (!hasScopes(schema)) return false;
  let schemas: readonly JsonObject[] = [schema];
  for (const key of plainPath(path).split('/')) {
    const next = [...schemasAt(schemas, key), ...itemsOf(schemas)];
    if (!maySee(next, scopes)) return true;
    schemas = next;
  }
  return false;
}

const maySee = (schemas: readonly JsonObject[], scopes: readonly string[]) =>
  schemas.every((schema) => allows(scopeOf(schema), 'see', scopes));

function strip(schemas: readonly JsonObject[], value: Json, scopes: readonly string[]): Json {
  if (Array.isArray(value)) {
    const items = itemsOf(schemas);
    return (value as readonly Json[]).map((member) => strip(items, member, scopes));
  }
  if (!isObject(value)) return value;
  const seen = Object.entries(value).flatMap(([key, inner]) => {
    const below = schemasAt(schemas, key);
    return maySee(below, scopes) ? [[key, strip(below, inner, scopes)] as const] : [];
  });
  return Object.fromEntries(seen);
}

interface Picking {
  readonly scopes: readonly string[];
  readonly isWanted: (path: string) => boolean;
}

function pick(
  schemas: readonly JsonObject[],
  value: Json,
  path: string,
  picking: Picking,
): Json | undefined {
  if (Array.isArray(value)) {
    const items = itemsOf(schemas);
    const members = (value as readonly Json[]).map((member, at) => {
      const found = pick(items, member, `${path}${at}/`, picking);
      const id = isObject(member) ? member.id : undefined;
      return isObject(found) ? { ...(id !== undefined && { id }), ...found } : undefined;
    });
    // Members without an id are matched by index.
    return members.some(Boolean) ? members.map((member) => member ?? {}) : undefined;
  }
  if (!isObject(value)) return undefined;
  const found = Object.entries(value).flatMap(([key, inner]) => {
    const below = schemasAt(schemas, key);
    if (!maySee(below, picking.scopes)) {
      const isKept = !isDefault(below, inner) && picking.isWanted(path + key);
      return isKept ? [[key, inner] as const] : [];
    }
    const deeper = pick(below, inner, `${path}${key}/`, picking);
    return deeper === undefined ? [] : [[key, deeper] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function complete(
  schemas: readonly JsonObject[],
  sent: Json,
  stored: Json | undefined,
  scopes: readonly string[],
): Json {
  if (Array.isArray(sent) && Array.isArray(stored)) {
    const items = itemsOf(schemas);
    const kept = new Map(
      (stored as readonly Json[]).map((member, at) => [memberName(member, at), member]),
    );
    return (sent as readonly Json[]).map((member, at) =>
      complete(items, member, kept.get(memberName(member, at)), scopes),
    );
  }
  if (!isObject(sent) || !isObject(stored)) return sent;
  const whole: Record<string, Json> = { ...sent };
  for (const [key, value] of Object.entries(stored)) {
    const below = schemasAt(schemas, key);
    const own = whole[key];
    if (maySee(below, scopes)) {
      if (own !== undefined) whole[key] = complete(below, own, value, scopes);
    } else if (own === undefined || isDefault(below, own)) whole[key] = value;
  }
  return whole;
}

/** An editor who does not see a field works with its default. */
const isDefault = (schemas: readonly JsonObject[], value: Json) =>
  schemas.some(
    (schema) => 'default' in schema && JSON.stringify(schema.default) === JSON.stringify(value),
  );

/** Includes every branch: the tag that selects one may itself be missing. */
function schemasAt(schemas: readonly JsonObject[], key: string): JsonObject[] {
  return schemas.flatMap((schema) => {
    const { properties } = schema;
    const own = isObject(properties) ? properties[key] : undefined;
    return [...(isObject(own) ? [own] : []), ...schemasAt(alternatives(schema), key)];
  });
}

const itemsOf = (schemas: readonly JsonObject[]): JsonObject[] =>
  schemas.flatMap((schema) => [
    ...(isObject(schema.items) ? [schema.items] : []),
    ...itemsOf(alternatives(schema)),
  ]);

const alternatives = ({ oneOf }: JsonObject): JsonObject[] =>
  Array.isArray(oneOf) ? (oneOf as readonly Json[]).filter(isObject) : [];
