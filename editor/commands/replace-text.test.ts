import { expect, test } from 'vitest';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { findText, replaceText } from './replace-text.ts';
import { setOptions } from './set-options.ts';

const options = { title: 'More i more', text: 'Uz more', flag: '', isobaths: false, actions: [] };
const search = { language: 'hr', words: 'more' } as const;

test('one match is replaced in its field alone', () => {
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

test('what stands in for a missing translation is nobody’s translation afterwards · I18N-04', () => {
  const translations = { en: { title: 'Sea and more' } };
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options, translations })];
  const editing = startEditing({ nodes });
  expect(findText(editing, ['a'], 'en', 'more').map(({ path }) => path)).toEqual(['title']);
  editing.run(replaceText, { ids: ['a'], language: 'en', words: 'more', by: 'coast' });
  expect(editing.nodes.get('a')?.translations.en).toEqual({ title: 'Sea and coast' });
});

test('what was typed and is not valid yet is replaced where that mends it', () => {
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

test('says how much was left because its field would break its rules', () => {
  const long = { ...options, title: 'more', text: 'more' };
  const nodes = [blockNode({ id: 'a', handler: 'call-to-action', options: long })];
  const editing = startEditing({ nodes });
  const by = 'x'.repeat(300);
  const done = editing.run(replaceText, { ids: ['a'], ...search, by });
  expect(done.ok && done.value.label.params).toMatchObject({ replaced: 1, left: 1 });
  expect(editing.nodes.get('a')?.options).toMatchObject({ title: 'more', text: by });
});
