import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/** Returns a new list item: defaults, empty texts, and an id of its own where items have one. */
export function newMember(items: Json | undefined, list: readonly Json[]): Json {
  const member = empty(items, list);
  return isObject(member) ? named(member, items, list) : member;
}

/** Returns a copy with an id of its own. */
export function copyOf(member: Json, items: Json | undefined, list: readonly Json[]): Json {
  return isObject(member) ? named(structuredClone(member), items, list) : member;
}

function named(member: JsonObject, items: Json | undefined, list: readonly Json[]): JsonObject {
  const properties = isObject(items) && isObject(items.properties) ? items.properties : {};
  return isObject(properties.id) && properties.id.widget === 'hidden'
    ? { ...member, id: freshId(list) }
    : member;
}

/** Returns the minimal value of a schema: its default, otherwise empty texts for what is required. */
export function emptyValue(schema: Json): Json {
  return empty(schema, []);
}

/**
 * Short and unique in the list. Random, so that ids of two users who add items at the same time do not
 * collide.
 */
export function freshId(list: readonly Json[]): string {
  const taken = new Set(list.map((member) => (isObject(member) ? member.id : undefined)));
  let id: string;
  do {
    id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
      (byte % 36).toString(36),
    ).join('');
  } while (taken.has(id) || /^\d/.test(id));
  return id;
}

function empty(schema: Json | undefined, list: readonly Json[]): Json {
  if (!isObject(schema)) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (Array.isArray(schema.enum)) return unused(schema.enum as readonly Json[], list);
  const branches = (schema.oneOf ?? schema.anyOf) as readonly Json[] | undefined;
  const [type] = [schema.type].flat();
  if (type === 'object') return { ...emptyObject(schema), ...(branches && emptyBranch(branches)) };
  if (branches?.[0] !== undefined) return empty(branches[0], list);
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 0);
  return type === 'string' ? '' : null;
}

function emptyBranch(branches: readonly Json[]): JsonObject {
  const value = empty({ type: 'object', ...(branches[0] as JsonObject) }, []);
  return isObject(value) ? value : {};
}

/**
 * Returns required fields and fields with a default. Fields to fill in start empty, choices start undecided.
 */
function emptyObject(schema: JsonObject): JsonObject {
  if (schema.widget === 'rich-text') return { type: 'doc', content: [{ type: 'paragraph' }] };
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? (schema.required as readonly string[]) : [];
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]): [string, Json][] => {
      if (!isObject(field) || key === 'id') return [];
      const isNeeded = required.includes(key) && !Array.isArray(field.enum);
      const isThere = isNeeded || field.default !== undefined || field.const !== undefined;
      return isThere ? [[key, empty(field, [])]] : [];
    }),
  );
}

function unused(values: readonly Json[], list: readonly Json[]): Json {
  return values.find((value) => !list.includes(value)) ?? values[0] ?? null;
}
