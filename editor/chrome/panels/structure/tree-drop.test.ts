import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { dropPosition } from './tree-drop.ts';
import { createTreeBuilder } from './tree-entries.ts';
import type { TreeEntry } from './tree-entry.ts';

const editing = startEditing();
const regions = { header: [], footer: [], overlays: [], menus: [] };
const entries = createTreeBuilder({ editing, regions, content: 'page:1', language: 'hr' }).build(
  () => true,
);

function row(key: string, list: readonly TreeEntry[] = entries): TreeEntry {
  const found = list.flatMap((entry) => [entry, ...descendants(entry)]).find((e) => e.key === key);
  if (!found) throw new Error(`No row ${key}.`);
  return found;
}

const descendants = (entry: TreeEntry): TreeEntry[] =>
  entry.children.flatMap((child) => [child, ...descendants(child)]);

test('counts positions without the dragged nodes', () => {
  const behind = dropPosition(editing, ['hero-1'], row('section-1'), 'after');
  expect(behind).toEqual({ ok: true, value: { slotKey: 'page:1', index: 1 } });
});

test('dropping on a block inserts at the end of its slot', () => {
  const into = dropPosition(editing, ['section-2'], row('section-1'), 'on');
  expect(into).toEqual({ ok: true, value: { slotKey: 'section-1/content', index: 2 } });
});

test('dropping on a slot inserts into that slot', () => {
  const into = dropPosition(editing, ['text-1'], row('slot:columns-1/second'), 'on');
  expect(into).toEqual({ ok: true, value: { slotKey: 'columns-1/second', index: 1 } });
});

test('refuses a block inside itself, with the reason', () => {
  const result = dropPosition(editing, ['section-1'], row('columns-1'), 'on');
  expect(result).toMatchObject({ ok: false, error: { code: 'slotInside' } });
});

test('refuses to move a locked block', () => {
  const result = dropPosition(editing, ['text-3'], row('section-2'), 'on');
  expect(result).toMatchObject({ ok: false, error: { code: 'blockLocked' } });
});

test('refuses a shared element inside another block', () => {
  const result = dropPosition(editing, ['place-1'], row('section-1'), 'on');
  expect(result).toMatchObject({ ok: false, error: { code: 'slotRefuses' } });
});
