import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { setHidden } from '../../../model/commands/set-meta.ts';
import { setField } from '../../../model/commands/set-options.ts';
import { setTranslation } from '../../../model/commands/translate.ts';
import { rowMarks } from './row-marks.ts';

const marksOf = (editing: ReturnType<typeof startEditing>, id: string) => {
  const node = editing.nodes.get(id);
  return node ? rowMarks(editing, node) : [];
};

test('marks what is hidden, locked and shared', () => {
  const editing = startEditing();
  editing.run(setHidden, { ids: ['text-1'], hidden: true });
  expect(marksOf(editing, 'text-1')).toEqual(['hidden']);
  expect(marksOf(editing, 'text-3')).toEqual(['locked']);
  expect(marksOf(editing, 'place-1')).toEqual(['shared']);
});

test('marks missing and outdated translations in the language of the page', () => {
  const editing = startEditing({ language: 'en' });
  expect(marksOf(editing, 'text-1')).toEqual(['translationMissing']);
  const paths = ['title'];
  for (const path of paths) {
    editing.run(setTranslation, { id: 'hero-1', language: 'en', path, value: 'Chart' });
  }
  expect(marksOf(editing, 'hero-1')).toEqual([]);
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Nova karta' });
  expect(marksOf(editing, 'hero-1')).toEqual(['translationStale']);
});
