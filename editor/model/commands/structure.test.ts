import { describe, expect, it } from 'vitest';
import { newBlock, startEditing } from '#tests/support/editing.ts';
import { editNode } from '../../testing/samples.ts';
import { duplicateNodes } from './duplicate.ts';
import { hasSlot, holdPosition } from './held-position.ts';
import { checkInsert, insertBlock, nameOf } from './insert.ts';
import { moveNodes } from './move.ts';
import { removeNodes } from './remove.ts';

const page = 'page:1';
const selected = (editing: ReturnType<typeof startEditing>) => editing.selection.getState().ids;
const labelOf = (result: ReturnType<ReturnType<typeof startEditing>['run']>) =>
  result.ok ? result.value.label : null;

describe('a new block', () => {
  it('is inserted at its position, selected and named in the history', () => {
    const editing = startEditing();
    const input = newBlock(editing, 'columns');
    const made = editing.run(insertBlock, { slotKey: page, index: 1, input });
    expect(editing.nodes.children(page)).toEqual([
      'hero-1',
      'new-1',
      'section-1',
      'place-1',
      'section-2',
    ]);
    expect(selected(editing)).toEqual(['new-1']);
    const name = editing.blocks.columns?.labels.hr?.name;
    expect(labelOf(made)).toEqual({ key: 'commands.insert', params: { name } });
  });

  it('is refused where it is not allowed, before its options are known', () => {
    const editing = startEditing();
    expect(checkInsert(editing, 'section', { slotKey: page, index: 0 })).toMatchObject({
      ok: true,
    });
    expect(checkInsert(editing, 'gone', { slotKey: page, index: 0 })).toMatchObject({
      error: { code: 'blockUnknown', params: { type: 'gone' } },
    });
    expect(checkInsert(editing, 'login-form', { slotKey: page, index: 0 }).ok).toBe(false);
  });

  it('is named in the language of the user, otherwise by its type', () => {
    const { blocks } = startEditing();
    const editing = startEditing({ uiLanguage: 'en' });
    expect(nameOf(editing, 'section')).toBe(blocks.section?.labels.en?.name);
    expect(nameOf(editing, 'gone')).toBe('gone');
  });
});

describe('removing', () => {
  it('removes everything inside too, and undo restores all of it', () => {
    const editing = startEditing();
    const size = editing.nodes.size();
    editing.run(removeNodes, { ids: ['columns-1', 'text-1'] });
    expect(editing.nodes.children('section-1/content')).toEqual(['text-3']);
    expect(['columns-1', 'text-1', 'text-2'].map((id) => editing.nodes.get(id))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    editing.undo();
    expect(editing.nodes.size()).toBe(size);
    expect(editing.nodes.children('columns-1/second')).toEqual(['text-2']);
  });

  it('selects the next sibling, otherwise the previous one, the parent or nothing', () => {
    const removed = (ids: readonly string[], nodes?: Parameters<typeof startEditing>[0]) => {
      const editing = startEditing(nodes);
      editing.run(removeNodes, { ids });
      return selected(editing);
    };
    expect(removed(['hero-1'])).toEqual(['section-1']);
    expect(removed(['section-2'])).toEqual(['place-1']);
    expect(removed(['text-2'])).toEqual(['columns-1']);
    expect(removed(['only'], { nodes: [editNode({ id: 'only' })] })).toEqual([]);
  });

  it('reports how many were removed, and refuses a missing node', () => {
    const editing = startEditing();
    const result = editing.run(removeNodes, { ids: ['hero-1', 'section-2'] });
    const name = editing.blocks.hero?.labels.hr?.name;
    expect(labelOf(result)).toEqual({ key: 'commands.remove', params: { name, smart_count: 2 } });
    expect(editing.run(removeNodes, { ids: ['hero-1'] })).toMatchObject({
      error: { code: 'notFound' },
    });
  });

  it('in one language only keeps the others and the selection, and has its own label', () => {
    const editing = startEditing();
    editing.select(['hero-1']);
    const result = editing.run(removeNodes, { ids: ['hero-1'], only: 'en' });
    expect(editing.nodes.get('hero-1')?.meta.languages).toEqual(['hr', 'de']);
    expect(selected(editing)).toEqual(['hero-1']);
    expect(labelOf(result)?.key).toBe('commands.removeHere');
    editing.run(removeNodes, { ids: ['hero-1'], only: 'de' });
    expect(editing.nodes.get('hero-1')?.meta.languages).toEqual(['hr']);
    expect(labelOf(editing.run(removeNodes, { ids: ['hero-1'], only: 'hr' }))?.key).toBe(
      'commands.remove',
    );
    expect(editing.nodes.get('hero-1')).toBeUndefined();
  });
});

describe('a copy', () => {
  it('comes directly after its original, with everything inside and its texts', () => {
    const editing = startEditing();
    const result = editing.run(duplicateNodes, { ids: ['hero-1', 'section-1', 'columns-1'] });
    const [hero, section, ...others] = selected(editing);
    expect(others).toEqual([]);
    expect(editing.nodes.children(page)).toEqual([
      'hero-1',
      hero,
      'section-1',
      section,
      'place-1',
      'section-2',
    ]);
    expect(editing.nodes.get(hero ?? '')?.translations).toEqual({ en: { title: 'Chart' } });
    const inside = editing.nodes.children(`${section}/content`);
    expect(inside.map((id) => editing.nodes.get(id)?.handler)).toEqual(['columns', 'rich-text']);
    const name = editing.blocks.hero?.labels.hr?.name;
    const params = { name, smart_count: 2 };
    expect(labelOf(result)).toEqual({ key: 'commands.duplicate', params });
  });

  it('of a missing node is refused', () => {
    expect(startEditing().run(duplicateNodes, { ids: ['gone'] })).toMatchObject({
      error: { code: 'notFound' },
    });
  });
});

describe('a held position', () => {
  const open = (index: number) => {
    const editing = startEditing();
    return { editing, held: holdPosition(editing, { slotKey: page, index }) };
  };

  it('stays after its neighbours while nodes are added and removed', () => {
    const { editing, held } = open(1);
    expect(held.now()).toEqual({ slotKey: page, index: 1 });
    const input = newBlock(editing, 'section');
    editing.run(insertBlock, { slotKey: page, index: 0, input });
    expect(held.now()).toEqual({ slotKey: page, index: 2 });
    editing.run(moveNodes, { ids: ['hero-1'], slotKey: page, index: 5 });
    expect(held.now()).toEqual({ slotKey: page, index: 5 });
    editing.run(removeNodes, { ids: ['hero-1'] });
    expect(held.now()).toEqual({ slotKey: page, index: 0 });
  });

  it('moves after nodes inserted at it', () => {
    const { editing, held } = open(1);
    const input = newBlock(editing, 'section');
    editing.run(insertBlock, { slotKey: page, index: 1, input });
    expect(held.now()?.index).toBe(1);
    held.passed(selected(editing));
    expect(held.now()?.index).toBe(2);
  });

  it('is removed with its parent element', () => {
    const editing = startEditing();
    const held = holdPosition(editing, { slotKey: 'section-2/content', index: 0 });
    expect(held.now()).toEqual({ slotKey: 'section-2/content', index: 0 });
    expect(hasSlot(editing.nodes, page)).toBe(true);
    editing.run(removeNodes, { ids: ['section-2'] });
    expect(held.now()).toBeNull();
    expect(hasSlot(editing.nodes, page)).toBe(true);
  });
});
