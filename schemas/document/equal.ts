import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from './element.ts';

/** Compares two JSON values, ignoring the order of keys, because the server's database sorts them. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isEqualList(one, other);
  return isObject(one) && isObject(other) && isEqualObject(one, other);
}

function isEqualList(one: readonly Json[], other: readonly Json[]): boolean {
  return one.length === other.length && one.every((member, at) => isEqual(member, other[at]));
}

/** A key with the value `undefined` counts as absent. */
function isEqualObject(one: JsonObject, other: JsonObject): boolean {
  return (
    Object.keys(one).every((key) => isEqual(one[key], other[key])) &&
    Object.keys(other).every((key) => other[key] === undefined || Object.hasOwn(one, key))
  );
}
