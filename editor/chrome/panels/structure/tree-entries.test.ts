import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { moveNodes } from '../../../model/commands/move.ts';
import { setTitle } from '../../../model/commands/set-meta.ts';
import { setField } from '../../../model/commands/set-options.ts';
import { filterEntries, flatKeys } from './filter-entries.ts';
import { createTreeBuilder, keysAbove, type TreeSource } from './tree-entries.ts';
import { isStructural } from './use-tree.ts';

function source(): TreeSource {
  const regions = { header: [], footer: [], overlays: [], menus: [] };
  return { editing: startEditing(), regions, content: 'page:1', language: 'hr' };
}

const all = () => true;

test('shows slots as rows only where a block has several', () => {
  const keys = flatKeys(createTreeBuilder(source()).build(all));
  expect(keys).toContain('slot:columns-1/first');
  expect(keys).not.toContain('slot:section-1/content');
});

test('shows what is inside a shared element below its placement', () => {
  const { editing } = source();
  const [region] = createTreeBuilder({ ...source(), editing }).build(all);
  const placement = region?.children.find(({ key }) => key === 'place-1');
  expect(placement).toMatchObject({ isShared: true, slotKeys: [] });
});

test('builds nothing below closed rows', () => {
  const [region] = createTreeBuilder(source()).build((key) => key === 'region:content');
  const section = region?.children.find(({ key }) => key === 'section-1');
  expect(section).toMatchObject({ hasChildren: true, children: [] });
});

test('reuses every row except those above a change', () => {
  const from = source();
  const builder = createTreeBuilder(from);
  const before = builder.build(all)[0]?.children ?? [];
  from.editing.run(setTitle, { id: 'text-1', title: 'Uvod' });
  const after = builder.build(all)[0]?.children ?? [];
  const same = after.filter((entry, at) => entry === before[at]).map(({ key }) => key);
  expect(same).toEqual(['hero-1', 'place-1', 'section-2']);
});

test('a node in a block without slots is shown inside it', () => {
  const from = source();
  const builder = createTreeBuilder(from);
  const keys = () => flatKeys(builder.build(all));
  const before = keys();
  const text = from.editing.nodes.get('text-1');
  if (!text) throw new Error('no text');
  const lost = { ...text, id: 'lost-1', parent: 'text-1', slot: 'gone' };
  from.editing.nodes.apply([{ before: null, after: lost }]);
  expect(keys()).toEqual(before.toSpliced(before.indexOf('text-1') + 1, 0, 'lost-1'));
  from.editing.nodes.apply([{ before: lost, after: null }]);
  expect(keys()).toEqual(before);
});

test('typing changes nothing in the tree', () => {
  const { editing } = source();
  let isSeen = false;
  editing.onEdit((_label, changes) => {
    isSeen = changes.some(isStructural);
  });
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Karta' });
  expect(isSeen).toBe(false);
  editing.run(moveNodes, { ids: ['section-2'], slotKey: 'page:1', index: 0 });
  expect(isSeen).toBe(true);
});

test('a search keeps matches and their ancestors', () => {
  const found = filterEntries(
    createTreeBuilder(source()).build(all),
    ({ key }) => key === 'text-2',
  );
  expect(flatKeys(found.entries)).toEqual([
    'region:content',
    'section-1',
    'columns-1',
    'slot:columns-1/second',
    'text-2',
  ]);
  expect(found.open.has('columns-1')).toBe(true);
});

test('returns the rows to open for a node', () => {
  expect(keysAbove(source(), 'text-2')).toEqual([
    'region:content',
    'section-1',
    'columns-1',
    'slot:columns-1/second',
  ]);
});
