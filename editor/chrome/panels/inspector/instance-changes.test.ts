import { expect, test } from 'vitest';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { setFieldOfAll } from '../../../model/commands/set-options.ts';
import { fieldNames, inBrief, instanceChanges, layerOfValue } from './instance-changes.ts';

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

test('lists the top-level fields of a block', () => {
  expect(fieldNames(startEditing(), 'section')).toContain('pattern');
});

test('shortens a value for display', () => {
  expect(inBrief('')).toBe('–');
  expect(inBrief(true)).toBe('true');
  expect(inBrief('x'.repeat(80))).toBe(`${'x'.repeat(60)}…`);
});

test('the original that fills in for a missing translation is written as the original · I18N-04', () => {
  const translations = { en: { title: 'Sea' }, de: { 'actions/0/label': 'Los' } };
  const node = blockNode({ id: 'a', handler: 'call-to-action', translations });
  expect(layerOfValue(node, 'en', 'title')).toBe('en');
  expect(layerOfValue(node, 'en', 'text')).toBe('hr');
  expect(layerOfValue(node, 'de', 'actions')).toBe('de');
});
