import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/** The object with a member set, or left out if the value is null; nothing else of it changes. */
export function withMember(object: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const held: JsonObject = isObject(object) ? object : {};
  const { [key]: old = null, ...others } = held;
  const next = withMember(old, rest, value);
  return next === null ? others : { ...others, [key]: next };
}
