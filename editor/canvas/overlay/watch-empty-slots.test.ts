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

test('slots that hold nothing are known as blocks come, move, go and come back', () => {
  const editing = start();
  const slotKeys = watchEmptySlots(editing);
  const kept = () => [...slotKeys.current()].sort();
  /** What is found by looking at everything again. */
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
  // One of them takes another back.
  expect(new Set(seen).size).toBe(steps.length - 1);
  expect(kept()).toEqual(['page:1']);
});

test('what is no longer watched costs no edit anything', () => {
  const editing = start();
  const slotKeys = watchEmptySlots(editing);
  slotKeys.stop();
  const before = slotKeys.current();
  editing.run(removeNodes, { ids: ['text'] });
  expect(slotKeys.current()).toEqual(before);
});
