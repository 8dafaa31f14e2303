import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/** Returns a value without nested empty texts, lists and objects; undefined if nothing is left. */
export function withoutEmpty(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const members = value.flatMap((member) => withoutEmpty(member) ?? []);
    return members.length > 0 ? members : undefined;
  }
  if (!isObject(value)) return value === '' || value === null ? undefined : value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    const left = withoutEmpty(member);
    return left === undefined ? [] : [[key, left] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
