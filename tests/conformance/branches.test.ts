import { describe, expect, it } from 'vitest';
import { indistinctBranches } from '#app/conformance/schema-rules.ts';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';

describe('branches of block schemas', () => {
  it.each(Object.values(editorBlocks).map(({ model }) => [model.type, model.schema] as const))(
    'of %s can be distinguished without compiling',
    (_, schema) => {
      expect(indistinctBranches(schema)).toEqual([]);
    },
  );

  it('are reported if they have no tags, or conditions on other keywords', () => {
    const text = { type: 'string' };
    const schema = {
      properties: { shown: { oneOf: [{ properties: { a: text } }, { properties: { b: text } }] } },
      if: { properties: { a: { minLength: 2 } } },
    };
    expect(indistinctBranches(schema)).toEqual([
      '#/if: minLength',
      '#/properties/shown/oneOf: no tags',
    ]);
  });
});
