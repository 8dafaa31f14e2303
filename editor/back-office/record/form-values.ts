import type { Json, JsonObject } from '#schemas/document/element.ts';

/** Returns the schema for the form, in which an empty field is absent instead of null. */
export function formSchema(schema: JsonObject, keys: readonly string[]): JsonObject {
  const properties = schema.properties as Readonly<Record<string, JsonObject>>;
  const entries = keys.flatMap((key) => {
    const field = properties[key];
    return field ? [[key, withoutNull(field)] as const] : [];
  });
  const required = (schema.required as readonly string[]).filter((key) => keys.includes(key));
  return { ...schema, required: [...required], properties: Object.fromEntries(entries) };
}

function withoutNull(field: JsonObject): JsonObject {
  if (!Array.isArray(field.type)) return field;
  const [type = 'string'] = field.type.filter((each) => each !== 'null');
  return { ...field, type };
}

/** Initial values of a new record. */
export function defaultValues(schema: JsonObject): JsonObject {
  const properties = schema.properties as Readonly<Record<string, JsonObject>>;
  const entries = Object.entries(properties).flatMap(([key, { default: value }]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}

/** Values of the form's fields; those that are null are left out. */
export function formValues(values: JsonObject, schema: JsonObject): JsonObject {
  const known = Object.keys(schema.properties as object);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => known.includes(key) && value !== null),
  );
}

/** Returns the fields that differ from the stored ones. A cleared field becomes null. */
export function changedValues(values: JsonObject, stored: JsonObject): JsonObject {
  const keys = new Set([...Object.keys(values), ...Object.keys(stored)]);
  const changed = [...keys].filter((key) => !isEqual(values[key], stored[key]));
  return Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
}

const isEqual = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
