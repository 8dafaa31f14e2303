import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { blockNode } from '#tests/support/editing.ts';
import { editNode } from '../../testing/samples.ts';
import { comparable, documentDifferences, nodeDifference } from './differences.ts';
import { valueText } from './value-text.ts';
import { wordDiff } from './word-diff.ts';

const label = { yes: 'da', no: 'ne' };
const one = editNode({
  id: 'a',
  options: {
    title: 'Karta',
    items: [{ id: 'x', label: 'Prvi' }],
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Stari' }] }],
    },
  },
});

test('names each field that changed, in each language', () => {
  const items = [
    { id: 'x', label: 'Prva' },
    { id: 'y', label: 'Druga' },
  ];
  const after = {
    ...one,
    options: { ...one.options, title: 'Mapa', items },
    translations: { en: { title: 'Map' } },
    meta: { hidden: true },
  };
  const found = nodeDifference(one, after);
  expect(found).toMatchObject({ kind: 'changed', isMoved: false });
  expect(found?.fields.map(({ part, language, path }) => [part, language, path])).toEqual([
    ['options', null, 'title'],
    ['options', null, 'items/x/label'],
    ['options', null, 'items/y/label'],
    ['options', 'en', 'title'],
    ['layout', null, 'hidden'],
  ]);
});

test('names each language that either version is written in', () => {
  const after = { ...one, translations: { it: { title: 'Mappa' }, ar: { title: 'خريطة' } } };
  const before = { ...one, translations: { it: { title: 'Carta' } } };
  expect(nodeDifference(before, after)?.fields.map(({ language }) => language)).toEqual([
    'it',
    'ar',
  ]);
});

test('ignores the order of keys, and revisions', () => {
  const { title = '', ...rest } = one.options;
  expect(nodeDifference(one, { ...one, options: { ...rest, title }, revision: 9 })).toBeNull();
});

test('a default that is only written out is no difference', () => {
  const short = { title: 'Besplatna dostava' };
  const stored = { ...blockNode({ id: 'b', handler: 'banner' }), options: short };
  const shown = comparable(stored, editorBlocks);
  expect(Object.keys(shown.options).length).toBeGreaterThan(1);
  const written = { ...shown, options: { ...shown.options } };
  expect(nodeDifference(shown, comparable(written, editorBlocks))).toBeNull();
  const paths = nodeDifference(stored, written)?.fields.map(({ path }) => path) ?? [];
  expect(paths).toContain('kicker');
});

const ordered = (id: string) => editNode({ id, order: id });

test('reports added, removed and moved blocks', () => {
  const [b, c, d] = [ordered('b'), ordered('c'), ordered('d')];
  const before = [b, c, d];
  const after = [{ ...d, order: 'a' }, b, editNode({ id: 'e', order: 'e' })];
  const kinds = documentDifferences(before, after).map(({ id, kind }) => [id, kind]);
  expect(kinds).toEqual([
    ['d', 'moved'],
    ['e', 'added'],
    ['c', 'removed'],
  ]);
});

test('a new order key in the same position is no move', () => {
  const [b, c] = [ordered('b'), ordered('c')];
  expect(
    documentDifferences(
      [b, c],
      [
        { ...b, order: 'x' },
        { ...c, order: 'y' },
      ],
    ),
  ).toEqual([]);
});

test('renders rich text, links and lists as text', () => {
  expect(valueText(one.options.text, label)).toBe('Stari');
  expect(valueText({ kind: 'page', slug: 'o-nama' }, label)).toBe('page · o-nama');
  expect(
    valueText(
      [
        { id: '1', label: 'A' },
        { id: '2', label: 'B' },
      ],
      label,
    ),
  ).toBe('A\nB');
  expect(valueText(true, label)).toBe('da');
  expect(valueText(undefined, label)).toBe('');
});

test('marks added and removed words', () => {
  expect(wordDiff('Karta starog grada', 'Karta novog grada')).toEqual([
    { kind: 'same', text: 'Karta ' },
    { kind: 'removed', text: 'starog' },
    { kind: 'added', text: 'novog' },
    { kind: 'same', text: ' grada' },
  ]);
  expect(wordDiff('', 'Čaša')).toEqual([{ kind: 'added', text: 'Čaša' }]);
  expect(wordDiff('isto', 'isto')).toEqual([{ kind: 'same', text: 'isto' }]);
});

test('every diff contains both texts, also of long ones', () => {
  const long = (seed: number) =>
    Array.from({ length: 3000 }, (_, at) => `r${(at * seed) % 97}`).join(' ');
  for (const [before, after] of [
    ['a b c d', 'a c b d e'],
    [long(3), long(5)],
  ] as const) {
    const runs = wordDiff(before, after);
    const side = (other: string) =>
      runs.flatMap(({ kind, text }) => (kind === other ? [] : text)).join('');
    expect(side('added')).toBe(before);
    expect(side('removed')).toBe(after);
  }
});
