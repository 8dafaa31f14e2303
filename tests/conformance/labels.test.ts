import { describe, expect, it, test } from 'vitest';
import { fieldsOf, labelErrors } from '#app/conformance/text-rules.ts';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { fieldLabel, isLabelled, valueLabel } from '#editor/model/labels/field-labels.ts';
import { defineModel } from '#schemas/block/model.ts';
import { elementMetaSchema } from '#schemas/document/element.schema.ts';

test.each(Object.entries(editorBlocks))(
  'labels of %s name the block, its fields, their values and its slots in every language, and nothing else',
  (_, block) => {
    expect(labelErrors(block)).toEqual([]);
  },
);

test('missing labels are reported in each language', () => {
  const texts = { name: 'Example', description: 'An example.' };
  const reach = { type: 'string', enum: ['near', ''] } as const;
  const schema = { type: 'object', properties: { reach } } as const;
  const model = defineModel({ type: 'example', category: 'content', icon: 'eye', schema });
  const own = { ...texts, fields: { reach: { label: 'Reach' }, gone: { label: 'Gone' } } };
  const block = { model, presets: {}, labels: { hr: own, en: texts, de: own } };
  expect(labelErrors(block)).toEqual([
    'labels (hr): no words for value reach: near',
    'labels (hr): names no field: gone',
    'labels (en): no words: reach',
    'labels (en): no words for value reach: near',
    'labels (de): no words for value reach: near',
    'labels (de): names no field: gone',
  ]);
});

test('a language without labels is reported', () => {
  const texts = { name: 'Example', description: 'An example.' };
  const schema = { type: 'object' } as const;
  const model = defineModel({ type: 'example', category: 'content', icon: 'eye', schema });
  expect(labelErrors({ model, presets: {}, labels: { hr: texts, en: texts } })).toEqual([
    'labels (de): no texts',
  ]);
});

describe('common labels', () => {
  it('name the languages of the site in the language of the editor', () => {
    const names = ['hr', 'en', 'de'].map((language) => valueLabel({ label: '' }, 'de', language));
    expect(names).toEqual(['Njemački', 'German', 'Deutsch']);
  });

  it('name the layout fields of every block', () => {
    const named = { name: '', description: '' };
    const fields = fieldsOf(elementMetaSchema);
    expect(fields.filter(({ path }) => !isLabelled(named, path, 'hr'))).toEqual([]);
    expect(valueLabel(fieldLabel(named, 'audience', 'hr'), 'guests', 'hr')).toBe('Neprijavljeni');
  });
});
