import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/** Returns the paths of the required fields that have no value, such as `name/en`. */
export function missingFields(schema: JsonObject, values: JsonObject): readonly string[] {
  const { required = [], properties } = schema;
  if (!Array.isArray(required) || !isObject(properties)) return [];
  return required.map(String).flatMap((key) => {
    const inner = properties[key];
    const value = values[key];
    if (isObject(inner) && isObject(inner.properties)) {
      const missing = missingFields(inner, isObject(value) ? value : {});
      return missing.map((path) => `${key}/${path}`);
    }
    return isEmpty(value) ? [key] : [];
  });
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '';
