import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';

/** Returns the top-level keys whose values differ between the objects. */
export function mixedNames(values: readonly JsonObject[]): ReadonlySet<string> {
  const [first] = values;
  if (!first) return new Set();
  const names = new Set(values.flatMap(Object.keys));
  return new Set(
    [...names].filter((name) => values.some((value) => !isEqual(value[name], first[name]))),
  );
}

/** Returns the top-level keys and values that all objects share. */
export function equalParts(values: readonly JsonObject[]): JsonObject {
  const mixed = mixedNames(values);
  const entries: [string, Json][] = Object.entries(values[0] ?? {});
  return Object.fromEntries(entries.filter(([name]) => !mixed.has(name)));
}
