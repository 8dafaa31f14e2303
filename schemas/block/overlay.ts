import type { Json, JsonObject } from '../document/element.ts';
import { isObject } from './translations.ts';

/** Lays sparse values over full ones: objects are merged, all other values are replaced, including lists. */
export function overlay(base: JsonObject, over: JsonObject): JsonObject {
  const changes = Object.entries(over).map(([key, value]) => {
    const below: Json = Object.hasOwn(base, key) ? (base[key] ?? null) : null;
    return [key, isObject(below) && isObject(value) ? overlay(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(changes) };
}
