import { expect, test } from 'vitest';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { findText, replaceText } from './replace-text.ts';

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
