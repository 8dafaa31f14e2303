import { expect, test } from 'vitest';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { note, testBlocks } from '../../testing/editor.ts';
import { mergeNode } from './merge-node.ts';
import { fieldOf, withFieldOf } from './node-field.ts';

const base = note('a', { options: { title: 'Karta', text: '' } });
const titled = (title: string): EditNode => ({ ...base, options: { ...base.options, title } });

test('the position of a block counts as one field', () => {
  const mine = { ...base, parent: 'p', slot: 'main', order: 'B' };
  const theirs = { ...base, parent: 'q', slot: 'aside', order: 'C', title: 'Ime' };
  const { node, conflicts } = mergeNode(base, mine, theirs, testBlocks);
  expect(conflicts).toEqual([['place']]);
  expect(node).toMatchObject({ parent: 'p', slot: 'main', order: 'B', title: 'Ime' });
  expect(mergeNode(base, base, theirs, testBlocks).node).toMatchObject({ parent: 'q', order: 'C' });
});

test('options of different versions are never mixed', () => {
  const mine = { ...titled('Moja'), version: 2 };
  const theirs = { ...titled('Tuđa'), meta: { hidden: true } };
  const { node, conflicts } = mergeNode(base, mine, theirs, testBlocks);
  expect(node).toMatchObject({ version: 2, options: { title: 'Moja' }, meta: { hidden: true } });
  expect(conflicts).toEqual([['options']]);
  const untouched = { ...base, title: 'Ime' };
  expect(mergeNode(base, untouched, { ...theirs, version: 2 }, testBlocks)).toMatchObject({
    node: { version: 2, title: 'Ime', options: { title: 'Tuđa' } },
    conflicts: [],
  });
});

test('values that the schema does not allow together count as one field', () => {
  const { note: block } = testBlocks;
  const validate = (options: unknown) => {
    const { title, text } = options as { title: string; text: string };
    return title.length + text.length < 10;
  };
  const blocks = { note: { ...block, validate } } as unknown as EditorBlocks;
  const mine = { ...base, options: { title: 'Karta', text: 'more' } };
  const theirs = { ...base, options: { title: 'Plovidba', text: '' } };
  const { node, conflicts } = mergeNode(base, mine, theirs, blocks);
  expect(conflicts).toEqual([['options']]);
  expect(node.options).toEqual(mine.options);
});

test('two nodes created with the same id differ field by field', () => {
  const { conflicts } = mergeNode(null, titled('Moja'), titled('Tuđa'), testBlocks);
  expect(conflicts).toEqual([['options', 'title']]);
});

test('a field is merged with the values that belong to it, also list items', () => {
  const mine = { ...base, options: { items: [{ id: 'x', t: 'moje' }] } };
  const theirs = {
    ...base,
    version: 2,
    options: {
      items: [
        { id: 'x', t: 'tuđe' },
        { id: 'y', t: 'novo' },
      ],
    },
    translations: { en: { title: 'Map' } },
    sources: { en: { title: 'abc' } },
  };
  expect(withFieldOf(mine, ['options', 'items', 'x', 't'], theirs).options.items).toEqual([
    { id: 'x', t: 'tuđe' },
  ]);
  expect(withFieldOf(mine, ['options', 'items', 'y'], theirs).options.items).toEqual([
    { id: 'x', t: 'moje' },
    { id: 'y', t: 'novo' },
  ]);
  expect(withFieldOf(theirs, ['options', 'items', 'y'], mine).options.items).toHaveLength(1);
  expect(withFieldOf(mine, ['translations', 'en', 'title'], theirs)).toMatchObject({
    translations: { en: { title: 'Map' } },
    sources: { en: { title: 'abc' } },
  });
  expect(withFieldOf(mine, ['options'], theirs).version).toBe(2);
  expect(fieldOf(mine, ['options', 'items', 'z'])).toBeUndefined();
});
