import { describe, expect, it } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { commonFields, commonValues } from '#editor/forms/common-labels.ts';
import { fieldLabel, isLabelled, valueLabel } from '#editor/forms/field-labels.ts';
import { isObject } from '#schemas/block/translations.ts';
import { elementMetaSchema } from '#schemas/document/element.schema.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';

interface Node {
  readonly path: string;
  readonly schema: JsonObject;
}

const alternatives = ['oneOf', 'anyOf', 'allOf', 'then', 'else'] as const;

/** Every field that a form can draw, by its path without members. */
function fieldsOf(schema: Json | undefined, path: readonly string[] = []): Node[] {
  if (!isObject(schema)) return [];
  if (schema.widget === 'rich-text') return [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  return [
    ...Object.entries(properties).flatMap(([key, field]) =>
      isObject(field)
        ? [{ path: [...path, key].join('/'), schema: field }, ...fieldsOf(field, [...path, key])]
        : [],
    ),
    ...fieldsOf(schema.items, path),
    ...alternatives.flatMap((keyword) =>
      [schema[keyword]].flat().flatMap((branch) => fieldsOf(branch as Json, path)),
    ),
  ];
}

const isDrawn = ({ schema }: Node) => schema.widget !== 'hidden';

/** Values that read the same in every language: numbers, proportions, nothing. */
const isPlain = (value: Json) => value === null || value === '' || /^\d+(\/\d+)?$/.test(`${value}`);

describe.each(Object.entries(editorBlocks))('labels of %s', (_, { model, labels, presets }) => {
  const fields = fieldsOf(model.schema).filter(isDrawn);

  it.each(languages)('name the block and each of its fields and slots in %s', (language) => {
    const words = labels[language];
    expect(words.name).not.toBe('');
    expect(words.description).toMatch(/\.$/);
    expect(fields.filter(({ path }) => !isLabelled(words, path)).map(({ path }) => path)).toEqual(
      [],
    );
    expect(Object.keys(words.slots ?? {})).toEqual(Object.keys(model.slots));
    const named = Object.keys(words.presets ?? {});
    expect(Object.keys(presets)).toEqual(expect.arrayContaining(named));
    expect(named).toEqual(Object.keys(labels.hr.presets ?? {}));
  });

  it.each(languages)('name each value of an enum in %s', (language) => {
    const unnamed = fields.flatMap(({ path, schema }) => {
      const values = Array.isArray(schema.enum) ? (schema.enum as readonly Json[]) : [];
      const label = fieldLabel(labels[language], path, language);
      const isNamed = (value: string) =>
        label.values?.[value] !== undefined || Object.hasOwn(commonValues, value);
      return values
        .filter((value) => !isPlain(value) && !isNamed(`${value}`))
        .map((value) => `${path}: ${value}`);
    });
    expect(unnamed).toEqual([]);
  });

  it.each(languages)('name nothing that the block does not have in %s', (language) => {
    const paths = fieldsOf(model.schema).map(({ path }) => path);
    expect(
      Object.keys(labels[language].fields ?? {}).filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });
});

describe('common labels', () => {
  it('have three languages', () => {
    const all = [...Object.values(commonFields).flat(), ...Object.values(commonValues)];
    expect(all.filter((words) => words?.length !== 3 || words.some((word) => word === ''))).toEqual(
      [],
    );
  });

  it('name the layout fields of every block', () => {
    const named = { name: '', description: '' };
    const fields = fieldsOf(elementMetaSchema);
    expect(fields.filter(({ path }) => !isLabelled(named, path))).toEqual([]);
    expect(valueLabel(fieldLabel(named, 'audience', 'hr'), 'guests', 'hr')).toBe('Neprijavljeni');
  });
});
