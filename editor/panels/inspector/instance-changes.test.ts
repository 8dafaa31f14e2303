import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { setFieldOfAll } from '../../commands/set-options.ts';
import { fieldNames, inBrief, instanceChanges } from './instance-changes.ts';

test('lists blocks of a type that a value would change', () => {
  const editing = startEditing();
  const changes = instanceChanges(editing, 'section', 'hr', 'title', 'Isto');
  expect(changes.map(({ node, before }) => [node.id, before])).toEqual([
    ['section-1', ''],
    ['section-2', ''],
  ]);
  const ids = changes.map(({ node }) => node.id);
  editing.run(setFieldOfAll, { ids, layer: 'hr', path: 'title', value: 'Isto' });
  expect(instanceChanges(editing, 'section', 'hr', 'title', 'Isto')).toEqual([]);
  editing.undo();
  expect(instanceChanges(editing, 'section', 'hr', 'title', 'Isto')).toHaveLength(2);
});

test('names the fields at the top of a block', () => {
  expect(fieldNames(startEditing(), 'section')).toContain('isobaths');
});

test('tells a value in a few words', () => {
  expect(inBrief('')).toBe('–');
  expect(inBrief(true)).toBe('true');
  expect(inBrief('x'.repeat(80))).toBe(`${'x'.repeat(60)}…`);
});
