import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { changedKeys } from './changes.ts';
import { atKeys, type Keys, keysOf, withKeys } from './paths.ts';

/*
 * Overrides below 1380 px, stored sparsely over the desktop values: objects are merged, lists are replaced as
 * a whole (`overlay` of `runtime/page/prepare.ts`).
 */

/** Returns the part of a path that can be overridden: up to the first list. */
export function ownKeys(path: string, effective: JsonObject): Keys {
  const keys = keysOf(path, effective);
  const member = keys.findIndex((key) => typeof key === 'number');
  return member < 0 ? keys : keys.slice(0, member);
}

/** Returns the overrides after a change of the effective value, without values that equal the desktop's. */
export function withOverride(
  base: JsonObject,
  overrides: JsonObject,
  effective: JsonObject,
  path: string,
): JsonObject {
  const keys = ownKeys(path, effective);
  const value = atKeys(effective, keys);
  const isSame = changedKeys(atKeys(base, keys), value) === null;
  return isSame
    ? withoutOverride(overrides, keys)
    : (withKeys(overrides, keys, value) as JsonObject);
}

/** Returns the overrides without one value, and without objects that become empty. */
export function withoutOverride(overrides: JsonObject, keys: Keys): JsonObject {
  if (keys.length === 0) return {};
  const rest = withKeys(overrides, keys, undefined) as JsonObject;
  const parent = keys.slice(0, -1);
  const left = atKeys(rest, parent);
  const isEmptied = parent.length > 0 && isObject(left) && Object.keys(left).length === 0;
  return isEmptied ? withoutOverride(rest, parent) : rest;
}

/**
 * Returns where a field's value comes from; null for groups and list items, which have no origin of their
 * own.
 */
export function originOf(
  path: string,
  overrides: JsonObject,
  effective: JsonObject,
): 'own' | 'inherited' | null {
  const keys = keysOf(path, effective);
  const value: Json | undefined = atKeys(effective, keys);
  const isGroup = isObject(value) && !Array.isArray(value.content);
  if (isGroup || keys.some((key) => typeof key === 'number')) return null;
  return atKeys(overrides, keys) === undefined ? 'inherited' : 'own';
}
