import { createSchemaUtils, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { FormValidator } from './validator.ts';

/** Data are complete before they reach rjsf. It must add nothing, or opening a form would be a change. */
const addNothing = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

/**
 * Schema utilities for fields. rjsf walks the whole schema below a field on each render and compares the
 * results, so results that do not depend on the value are cached per schema.
 */
export function createFormUtils(validator: FormValidator, schema: JsonObject): SchemaUtilsType {
  const utils: SchemaUtilsType = createSchemaUtils(validator, schema as RJSFSchema, addNothing);
  const own: Partial<SchemaUtilsType> = {
    retrieveSchema: (part, ...given) =>
      isSettled(part) ? part : utils.retrieveSchema(part, ...given),
    isSelect: remembered((part) => utils.isSelect(part)),
    isMultiSelect: remembered((part) => utils.isMultiSelect(part)),
    // The theme itself decides where labels go.
    getDisplayLabel: () => true,
  };
  return Object.assign(Object.create(utils) as SchemaUtilsType, own);
}

function remembered<Value>(request: (schema: RJSFSchema) => Value): (schema: RJSFSchema) => Value {
  const known = new WeakMap<RJSFSchema, Value>();
  return (schema) => {
    if (known.has(schema)) return known.get(schema) as Value;
    const response = request(schema);
    known.set(schema, response);
    return response;
  };
}

/** Keywords that make a schema depend on the value. */
const turning = ['if', 'allOf', 'dependencies', 'patternProperties'] as const;

const isSettled = remembered(
  (schema) =>
    isObject(schema) &&
    turning.every((keyword) => !(keyword in schema)) &&
    (schema.additionalProperties ?? false) === false &&
    !hasReference(schema as Json),
);

function hasReference(value: Json): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasReference);
  if (!isObject(value)) return false;
  return '$ref' in value || Object.values(value).some(hasReference);
}
