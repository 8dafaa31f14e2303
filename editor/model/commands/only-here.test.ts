import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { duplicateNodes } from './duplicate.ts';
import { pasteNodes } from './paste.ts';
import { removeNodes } from './remove.ts';
import { placeShared } from './share.ts';

const only = 'de';
const page = 'page:1';

test('a block copied, pasted or placed for one language is shown in that language only · I18N-01', () => {
  const editing = startEditing();
  const slotKey = 'page:1';
  const shown = () => {
    const [id = ''] = editing.selection.getState().ids;
    return editing.nodes.get(id)?.meta.languages;
  };
  editing.run(duplicateNodes, { ids: ['hero-1'], only });
  expect(shown()).toEqual([only]);
  expect(editing.nodes.get('hero-1')?.meta.languages).toBeUndefined();
  editing.run(pasteNodes, { slotKey, index: 0, only, blocks: [{ handler: 'section' }] });
  expect(shown()).toEqual([only]);
  editing.run(placeShared, { slotKey, index: 0, only, master: 'shared-1' });
  expect(shown()).toEqual([only]);
});

test('a block shown in only one language is deleted when removed there · I18N-01', () => {
  const editing = startEditing();
  const before = editing.nodes.children(page);
  editing.run(duplicateNodes, { ids: ['section-1'], only });
  const [copy = ''] = editing.selection.getState().ids;
  const size = editing.nodes.size();
  editing.run(removeNodes, { ids: [copy, 'hero-1'], only });
  expect(editing.nodes.children(page)).toEqual(before);
  expect(editing.nodes.size()).toBeLessThan(size - 1);
  expect(editing.nodes.get('hero-1')?.meta.languages).toEqual(['hr', 'en']);
  editing.undo();
  expect(editing.nodes.size()).toBe(size);
  expect(editing.nodes.get(copy)?.meta.languages).toEqual([only]);
});
