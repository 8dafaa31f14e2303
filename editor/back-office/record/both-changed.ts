import type { JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';

/** Fields that two staff members changed, with the values of each. */
export interface FieldConflict {
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
}

/**
 * Returns the fields that this form and another staff member changed to different values; null if there are
 * none.
 */
export function bothChanged(
  changes: JsonObject,
  stored: JsonObject,
  now: JsonObject,
): FieldConflict | null {
  const value = (of: JsonObject, key: string) => of[key] ?? null;
  const keys = Object.keys(changes).filter(
    (key) =>
      !isEqual(value(now, key), value(stored, key)) &&
      !isEqual(value(now, key), value(changes, key)),
  );
  if (keys.length === 0) return null;
  const pick = (of: JsonObject) => Object.fromEntries(keys.map((key) => [key, value(of, key)]));
  return { mine: pick(changes), theirs: pick(now) };
}
