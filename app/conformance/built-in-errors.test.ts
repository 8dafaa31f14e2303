import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { labelsOf } from '#schemas/block/labels.ts';
import { defineModel } from '#schemas/block/model.ts';
import { builtInErrors, builtInTypes } from './built-in-errors.ts';
import { definitionErrors } from './definition-errors.ts';

test('a built-in block follows every rule, and the error of an unknown block suggests similar names', async () => {
  expect(builtInTypes.length).toBeGreaterThan(50);
  expect(await builtInErrors('hero')).toEqual([]);
  expect(await builtInErrors('bannner')).toEqual([
    'blocks/bannner: there is no such block, or `npm run gen` was not run since it is there. Did you mean banner?',
  ]);
});

test('the error of a built-in block without a label for a field names the file to fix', async () => {
  const { hero } = editorBlocks;
  if (!hero) throw new Error('There is no hero.');
  const { fields: _, ...bare } = labelsOf(hero, 'de');
  const torn = { ...editorBlocks, hero: { ...hero, labels: { ...hero.labels, de: bare } } };
  expect(await builtInErrors('hero', torn)).toContain(
    'blocks/hero/texts/de.json: labels (de): no words: corners',
  );
});

test('the errors of an unknown icon and category name those that exist', () => {
  const schema = { type: 'object' } as const;
  const model = defineModel({ type: 'a', category: 'ships' as never, icon: 'calender', schema });
  const texts = { name: 'A', description: 'A.' };
  const labels = { hr: texts, en: texts, de: texts };
  const presets = { current: { options: {} } };
  const errors = definitionErrors({ model, labels, presets, View: () => null });
  expect(errors[0]).toBe(
    'model/category “ships” is none of layout, content, catalogue, checkout, account, site',
  );
  expect(errors[1]).toContain('model/icon “calender” does not exist. Did you mean calendar');
});
