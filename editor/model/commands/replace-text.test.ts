import { expect, test } from 'vitest';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { editNode } from '../../testing/samples.ts';
import { findText, plainText, replaceText } from './replace-text.ts';
import { setOptions } from './set-options.ts';

const options = { title: 'More i more', text: 'Uz more', emblem: '', pattern: false, actions: [] };
const search = { language: 'hr', words: 'more' } as const;

test('one match is replaced in its field only', () => {
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options })];
  const editing = startEditing({ nodes });
  const [, match] = findText(editing, ['a'], search.language, search.words);
  expect(match?.path).toBe('text');
  const { path = '' } = match ?? {};
  expect(editing.run(replaceText, { ids: ['a'], ...search, by: 'jezero', path }).ok).toBe(true);
  expect(editing.nodes.get('a')?.options).toMatchObject({
    title: 'More i more',
    text: 'Uz jezero',
  });
  editing.run(replaceText, { ids: ['a'], ...search, by: 'jezero' });
  expect(editing.nodes.get('a')?.options.title).toBe('jezero i jezero');
});

test('replacing skips the original text that fills in for a missing translation · I18N-04', () => {
  const translations = { en: { title: 'Sea and more' } };
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options, translations })];
  const editing = startEditing({ nodes });
  expect(findText(editing, ['a'], 'en', 'more').map(({ path }) => path)).toEqual(['title']);
  editing.run(replaceText, { ids: ['a'], language: 'en', words: 'more', by: 'coast' });
  expect(editing.nodes.get('a')?.translations.en).toEqual({ title: 'Sea and coast' });
});

test('invalid input is replaced where that makes it valid', () => {
  const typed = { ...options, title: 'more '.repeat(80) };
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options })];
  const editing = startEditing({ nodes });
  editing.run(setOptions, { id: 'a', layer: 'hr', options: typed });
  expect(editing.nodes.get('a')?.pending.hr).toEqual(typed);
  editing.run(replaceText, { ids: ['a'], ...search, by: 'm' });
  expect(editing.nodes.get('a')).toMatchObject({
    options: { title: 'm '.repeat(80), text: 'Uz m' },
    pending: {},
  });
  expect(editing.nodes.get('a')?.pending.hr).toBeUndefined();
});

test('reports how many matches were left because the result would break the rules of the field', () => {
  const long = { ...options, title: 'more', text: 'more' };
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options: long })];
  const editing = startEditing({ nodes });
  const by = 'x'.repeat(300);
  const done = editing.run(replaceText, { ids: ['a'], ...search, by });
  expect(done.ok && done.value.label.params).toMatchObject({ replaced: 1, left: 1 });
  expect(editing.nodes.get('a')?.options).toMatchObject({ title: 'more', text: by });
});

test('text is found in any case, also in rich text, with its number of occurrences', () => {
  const doc = (...texts: string[]) => ({
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const text = doc('More, MORE', 'i more');
  const nodes = [
    blockNode({ id: 'a', handler: 'call-to-action', options }),
    blockNode({ id: 'b', handler: 'rich-text', options: { text } }),
    blockNode({ id: 'c', handler: 'call-to-action', options: {}, master: 'shared-1' }),
    editNode({ id: 'd', handler: 'gone', options }),
  ];
  const editing = startEditing({ nodes });
  const found = (words: string, ids = ['a', 'b', 'c', 'd', 'e']) =>
    findText(editing, ids, 'hr', words).map(({ id, path, count }) => [id, path, count]);
  expect(found('mORe')).toEqual([
    ['a', 'title', 2],
    ['a', 'text', 1],
    ['b', 'text', 3],
  ]);
  expect([found(''), found('jezero')]).toEqual([[], []]);
  expect(plainText(text)).toBe('More, MORE i more');
  editing.run(replaceText, { ids: ['b'], ...search, by: '$&' });
  expect(editing.nodes.get('b')?.options.text).toEqual(doc('$&, $&', 'i $&'));
});

test('special characters match literally', () => {
  const prices = { ...options, title: 'Cijena (2.50) i 2450', text: '' };
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options: prices })];
  const editing = startEditing({ nodes });
  const done = editing.run(replaceText, { ids: ['a'], language: 'hr', words: '(2.50)', by: '3' });
  expect(editing.nodes.get('a')?.options.title).toBe('Cijena 3 i 2450');
  expect(done.ok && done.value.label).toEqual({
    key: 'commands.replace',
    params: { words: '(2.50)', by: '3', replaced: 1, left: 0 },
  });
});
