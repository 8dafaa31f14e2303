import type { Json, JsonObject } from '../document/element.ts';

/** Path to value; a path joins keys by `/`, members of arrays of objects are identified by their `id`. */
export type Translations = Readonly<Record<string, Json>>;

/** Returns `options` with translated values inserted. Paths that do not exist are ignored. */
export function translateOptions(options: JsonObject, translations: Translations): JsonObject {
  let result = options;
  for (const [path, value] of Object.entries(translations)) {
    result = replaceAt(result, path.split('/'), value) as JsonObject;
  }
  return result;
}

function replaceAt(node: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) return replaceMember(node, key, rest, value);
  if (!isObject(node) || !Object.hasOwn(node, key)) return node;
  return { ...node, [key]: replaceAt(node[key] as Json, rest, value) };
}

function replaceMember(list: readonly Json[], id: string, rest: readonly string[], value: Json) {
  return list.map((item) =>
    isObject(item) && item.id === id ? replaceAt(item, rest, value) : item,
  );
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
