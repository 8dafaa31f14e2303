import { expect, test } from 'vitest';
import { presets } from '#schemas/theme/presets/presets.ts';
import { change, redo, startHistory, undo } from './theme-history.ts';

const { modern, technical, editorial } = presets;

test('a change is undone and redone', () => {
  const changed = change(startHistory(modern), 'preset', technical);
  expect(undo(changed).file).toBe(modern);
  expect(redo(undo(changed)).file).toBe(technical);
});

test('changes of one value are one step', () => {
  const once = change(startHistory(modern), 'accent', technical);
  const twice = change(once, 'accent', editorial);
  expect(twice.past).toEqual([modern]);
  expect(undo(twice).file).toBe(modern);
});

test('a change after undo drops what could be redone, and is a step of its own', () => {
  const undone = undo(change(startHistory(modern), 'accent', technical));
  const changed = change(undone, 'accent', editorial);
  expect(changed.future).toEqual([]);
  expect(undo(changed).file).toBe(modern);
});
