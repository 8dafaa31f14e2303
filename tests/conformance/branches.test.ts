import { describe, expect, it } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/**
 * What forms can tell branches apart by in the browser, where nothing is compiled: see
 * `editor/forms/tag-match.ts`.
 */
const told = new Set(['const', 'enum', 'type', 'required', 'properties', 'not', 'allOf', 'anyOf']);
const ignored = new Set([
  'title',
  'description',
  'default',
  'additionalProperties',
  'translatable',
]);

/** Keywords of a condition that cannot be told. */
function untold(condition: Json | undefined): string[] {
  if (!isObject(condition)) return [];
  const { properties } = condition;
  const inner = isObject(properties) ? Object.values(properties).flatMap(untold) : [];
  return [...Object.keys(condition).filter((key) => !told.has(key) && !ignored.has(key)), ...inner];
}

/** Whether every branch fixes the same key to a value of its own, or each has a type of its own. */
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

function faultsOf(schema: Json | undefined, path: string): string[] {
  if (Array.isArray(schema)) {
    return (schema as readonly Json[]).flatMap((part, index) => faultsOf(part, `${path}/${index}`));
  }
  if (!isObject(schema)) return [];
  const own = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const branches = schema[keyword];
    return Array.isArray(branches) && !isTagged(branches) ? [`${path}/${keyword}: no tags`] : [];
  });
  const conditions = untold(schema.if).map((keyword) => `${path}/if: ${keyword}`);
  const inner = Object.entries(schema).flatMap(([key, part]) =>
    key === 'if' || key === 'default' || key === 'enum' ? [] : faultsOf(part, `${path}/${key}`),
  );
  return [...own, ...conditions, ...inner];
}

describe('branches of block schemas', () => {
  it.each(Object.values(editorBlocks).map(({ model }) => [model.type, model.schema] as const))(
    'of %s are told apart without compiling',
    (_, schema) => {
      expect(faultsOf(schema, '#')).toEqual([]);
    },
  );

  it('are found faulty without tags, and under conditions on other keywords', () => {
    const text = { type: 'string' };
    const schema = {
      properties: { shown: { oneOf: [{ properties: { a: text } }, { properties: { b: text } }] } },
      if: { properties: { a: { minLength: 2 } } },
    };
    expect(faultsOf(schema, '#')).toEqual(['#/if: minLength', '#/properties/shown/oneOf: no tags']);
  });
});
