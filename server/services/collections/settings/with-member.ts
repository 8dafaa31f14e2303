import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/** Returns the object with this member set, or without the member if the value is null. */
export function withMember(object: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const held: JsonObject = isObject(object) ? object : {};
  const { [key]: old = null, ...others } = held;
  const next = withMember(old, rest, value);
  return next === null ? others : { ...others, [key]: next };
}
