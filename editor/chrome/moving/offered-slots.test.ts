import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { isFree, moveArgs, offeredSlots } from './offered-slots.ts';
import { slotText } from './slot-text.ts';

const documents = ['page:1', 'shared:shared-1'] as const;

const offered = (ids: readonly string[], end: 'first' | 'last' = 'last') =>
  offeredSlots(startEditing(), documents, ids, end);

const errorAt = (ids: readonly string[], slotKey: string) => {
  const offer = offered(ids).find((each) => each.slotKey === slotKey);
  return offer && !offer.may.ok ? offer.may.error.code : null;
};

test('offers every slot of the page in page order, those that accept the block first', () => {
  const slots = offered(['text-1']);
  const free = slots.filter(isFree).map(({ slotKey }) => slotKey);
  expect(free).toEqual([
    'page:1',
    'hero-1/marginalia',
    'section-1/content',
    'columns-1/second',
    'section-2/content',
  ]);
  const refused = slots.slice(free.length);
  expect(refused.map(({ slotKey }) => slotKey)).toContain('columns-1/first');
  const third = refused.find(({ slotKey }) => slotKey === 'columns-1/third');
  expect(third?.may).toMatchObject({ error: { code: 'slotNotShown' } });
});

test('shows why a slot is forbidden: the block itself, a rule of the slot, a full one', () => {
  expect(errorAt(['section-1'], 'columns-1/first')).toBe('slotInside');
  expect(errorAt(['place-1'], 'section-2/content')).toBe('slotRefuses');
  expect(errorAt(['text-3'], 'section-2/content')).toBe('blockLocked');
});

test('the end at which a block already is cannot be chosen, the other end can', () => {
  const at = (end: 'first' | 'last') =>
    offered(['hero-1'], end).find(({ slotKey }) => slotKey === 'page:1');
  expect(at('first')).toMatchObject({ isThere: true });
  expect(at('last')).toMatchObject({ isThere: false, may: { ok: true } });
});

test('several blocks move in one step and keep their order, and undo moves them back', () => {
  const editing = startEditing();
  const before = [...editing.nodes.children('page:1')];
  const args = moveArgs(editing, ['text-1', 'text-2', 'hero-1'], 'section-2/content', 'last');
  const done = editing.run(moveNodes, args);
  expect(done.ok && done.value.label).toMatchObject({
    key: 'commands.move',
    params: { smart_count: 3 },
  });
  expect(editing.nodes.children('section-2/content')).toEqual(['text-1', 'text-2', 'hero-1']);
  editing.undo();
  expect(editing.nodes.children('section-2/content')).toEqual([]);
  expect(editing.nodes.children('page:1')).toEqual(before);
});

test('a slot is named by its element, slot and ancestors', () => {
  const editing = startEditing();
  const slotKey = offered(['text-1']).find((each) => each.slotKey === 'columns-1/second');
  const label = slotKey && slotText(editing, slotKey, 'Sadržaj', 'hr');
  expect(label).toEqual({ name: 'Stupci › Drugi stupac', detail: 'Sadržaj › Odjeljak' });
});
