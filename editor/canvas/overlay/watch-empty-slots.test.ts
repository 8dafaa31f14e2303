import { expect, test } from 'vitest';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { insertBlock } from '../../model/commands/insert.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { watchEmptySlots } from './watch-empty-slots.ts';

const columns = (id: string, order: string) => blockNode({ id, handler: 'columns', order });
const start = () =>
  startEditing({
    nodes: [
      columns('a', 'a'),
      columns('b', 'b'),
      blockNode({ id: 'text', handler: 'rich-text', parent: 'a', slot: 'first', order: 'a' }),
    ],
  });

test('empty slots are tracked while blocks are added, moved, removed and restored', () => {
  const editing = start();
  const slotKeys = watchEmptySlots(editing);
  const kept = () => [...slotKeys.current()].sort();
  /** Empty slots as found by a fresh scan. */
  const again = () => {
    const fresh = watchEmptySlots(editing);
    fresh.stop();
    return [...fresh.current()].sort();
  };
  const isEmpty = (slotKey: string) => kept().includes(slotKey);
  expect([isEmpty('a/first'), isEmpty('a/second'), isEmpty('b/first')]).toEqual([
    false,
    true,
    true,
  ]);

  const steps = [
    () => editing.run(moveNodes, { ids: ['text'], slotKey: 'b/second', index: 0 }),
    () => editing.run(insertBlock, { slotKey: 'a/first', index: 0, input: { handler: 'columns' } }),
    () => editing.run(removeNodes, { ids: ['a'] }),
    () => editing.undo(),
    () => editing.run(removeNodes, { ids: ['a', 'b'] }),
  ];
  const seen = steps.map((step) => {
    step();
    expect(kept()).toEqual(again());
    return kept().join(' ');
  });
  // One of the steps is the undo of another.
  expect(new Set(seen).size).toBe(steps.length - 1);
  expect(kept()).toEqual(['page:1']);
});

test('a stopped watcher adds no cost to edits', () => {
  const editing = start();
  const slotKeys = watchEmptySlots(editing);
  slotKeys.stop();
  const before = slotKeys.current();
  editing.run(removeNodes, { ids: ['text'] });
  expect(slotKeys.current()).toEqual(before);
});
