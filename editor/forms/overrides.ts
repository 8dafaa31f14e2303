import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { changedKeys } from './changes.ts';
import { atKeys, type Keys, keysOf, withKeys } from './paths.ts';

/*
 * Values of their own below 1380 px, stored sparse over those of the desktop: objects are merged,
 * lists are taken whole (`overlay` of `runtime/page/prepare.ts`).
 */

/** The part of a path that can have a value of its own: up to the first list. */
export function ownKeys(path: string, effective: JsonObject): Keys {
  const keys = keysOf(path, effective);
  const member = keys.findIndex((key) => typeof key === 'number');
  return member < 0 ? keys : keys.slice(0, member);
}

/** The overrides after a change of the effective value; what equals the desktop's is not kept. */
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

/** The overrides without one; objects that this empties go, too. */
export function withoutOverride(overrides: JsonObject, keys: Keys): JsonObject {
  if (keys.length === 0) return {};
  const rest = withKeys(overrides, keys, undefined) as JsonObject;
  const parent = keys.slice(0, -1);
  const left = atKeys(rest, parent);
  const isEmptied = parent.length > 0 && isObject(left) && Object.keys(left).length === 0;
  return isEmptied ? withoutOverride(rest, parent) : rest;
}

/** Where a field's value comes from; null for what has no origin of its own: groups, members of lists. */
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
