import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { createAjv } from '#schemas/validation/ajv.ts';

const ajv = createAjv({ useDefaults: false });

/** Lists errors in the schema of a block that strict compiling does not find; empty for none. */
export function schemaErrors(schema: JsonObject): string[] {
  return [...brokenDefaults(schema), ...indistinctBranches(schema)];
}

/** Lists defaults that are not valid in their own field. */
export function brokenDefaults(schema: JsonObject): string[] {
  return fieldsWithDefault(schema)
    .filter((field) => !ajv.validate(field, structuredClone(field.default)))
    .map((field) => `default ${JSON.stringify(field.default)} breaks its own field`);
}

function fieldsWithDefault(schema: Json | undefined): JsonObject[] {
  if (Array.isArray(schema)) return (schema as readonly Json[]).flatMap(fieldsWithDefault);
  if (!isObject(schema)) return [];
  const { default: own, ...parts } = schema;
  return [
    ...(own === undefined ? [] : [schema]),
    ...Object.values(parts).flatMap(fieldsWithDefault),
  ];
}

/**
 * Keywords by which forms in the browser can tell branches apart without compiling: see
 * `editor/chrome/forms/tag-match.ts`.
 */
const reported = new Set([
  'const',
  'enum',
  'type',
  'required',
  'properties',
  'not',
  'allOf',
  'anyOf',
]);
const ignored = new Set([
  'title',
  'description',
  'default',
  'additionalProperties',
  'translatable',
]);

/** Lists the keywords of a condition that forms cannot evaluate. */
function indistinctKeywords(condition: Json | undefined): string[] {
  if (!isObject(condition)) return [];
  const { properties } = condition;
  const inner = isObject(properties) ? Object.values(properties).flatMap(indistinctKeywords) : [];
  return [
    ...Object.keys(condition).filter((key) => !reported.has(key) && !ignored.has(key)),
    ...inner,
  ];
}

/** Whether all branches set the same key to different constants, or all have different types. */
function isTagged(branches: readonly Json[]): boolean {
  const tags = branches.map((branch) => {
    const properties = isObject(branch) && isObject(branch.properties) ? branch.properties : {};
    const tag = Object.entries(properties).find(([, field]) => isObject(field) && 'const' in field);
    return tag ? JSON.stringify([tag[0], (tag[1] as { const?: Json }).const]) : undefined;
  });
  const types = branches.map((branch) =>
    isObject(branch) ? JSON.stringify(branch.type) : undefined,
  );
  return [tags, types].some(
    (marks) => !marks.includes(undefined) && new Set(marks).size === branches.length,
  );
}

/** Lists branches that a form cannot tell apart without compiling. */
export function indistinctBranches(schema: Json | undefined, path = '#'): string[] {
  if (Array.isArray(schema)) {
    return (schema as readonly Json[]).flatMap((part, index) =>
      indistinctBranches(part, `${path}/${index}`),
    );
  }
  if (!isObject(schema)) return [];
  const own = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const branches = schema[keyword];
    return Array.isArray(branches) && !isTagged(branches) ? [`${path}/${keyword}: no tags`] : [];
  });
  const conditions = indistinctKeywords(schema.if).map((keyword) => `${path}/if: ${keyword}`);
  const inner = Object.entries(schema).flatMap(([key, part]) =>
    key === 'if' || key === 'default' || key === 'enum'
      ? []
      : indistinctBranches(part, `${path}/${key}`),
  );
  return [...own, ...conditions, ...inner];
}
