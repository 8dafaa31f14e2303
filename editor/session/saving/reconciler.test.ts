import { expect, test } from 'vitest';
import { insertBlock } from '../../model/commands/insert.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { type OpenTab, openTabs, type } from '../../testing/editor.ts';
import type { Conflict } from './conflict.ts';

const remove = ({ editing }: OpenTab, id: string) => editing.run(removeNodes, { ids: [id] });

const theOnly = ({ saving }: OpenTab): Conflict => {
  const [conflict, ...more] = saving.conflicts.getState();
  expect(more).toEqual([]);
  return conflict as Conflict;
};

test('two editors see each other’s changes', async () => {
  const { clock, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  type(ana, 'c', 'Anino');
  ana.editing.run(insertBlock, {
    slotKey: 'a/main',
    index: 1,
    input: { handler: 'note', options: {} },
  });
  remove(ana, 'b');
  await clock.pass(10_000);
  expect(ivo.title('c')).toBe('Anino');
  expect(ivo.editing.nodes.children('a/main')).toHaveLength(2);
  expect(ivo.get('b1')).toBeUndefined();
  expect(ivo.saving.state.getState().note).toMatchObject({ key: 'takenIn', count: 4 });
  expect(ivo.editing.history.getState().entries).toEqual([]);
});

test('two editors write in different fields of one block', async () => {
  const { clock, server, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  type(ana, 'c', 'Anin naslov');
  type(ivo, 'c', 'Ivin tekst', 'text');
  await clock.pass(20_000);
  const both = { title: 'Anin naslov', text: 'Ivin tekst' };
  for (const node of [server.read('c'), ana.get('c'), ivo.get('c')]) {
    expect(node?.options).toEqual(both);
  }
  expect([...ana.saving.conflicts.getState(), ...ivo.saving.conflicts.getState()]).toEqual([]);
});

test('when two editors write in the same field, both texts are kept until one of them chooses', async () => {
  const { clock, server, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  type(ana, 'c', 'Anin');
  await ana.saving.flush();
  type(ivo, 'c', 'Ivin');
  type(ivo, 'c', 'uz to', 'text');
  await clock.pass(20_000);
  expect(theOnly(ivo)).toEqual({ kind: 'field', id: 'c', path: ['options', 'title'] });
  expect(ivo.saving.state.getState().status).toBe('conflict');
  expect(ivo.title('c')).toBe('Ivin');
  expect(server.read('c')?.options).toEqual({ title: 'Anin', text: 'uz to' });
  ivo.saving.resolve(theOnly(ivo), 'mine');
  await clock.pass(20_000);
  expect(server.read('c')?.options).toEqual({ title: 'Ivin', text: 'uz to' });
  expect(ana.get('c')?.options).toEqual({ title: 'Ivin', text: 'uz to' });
  expect(ivo.saving.state.getState().status).toBe('saved');
});

test('taking the text of the other editor can be undone', async () => {
  const { clock, server, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  type(ana, 'c', 'Anin');
  await ana.saving.flush();
  type(ivo, 'c', 'Ivin');
  await clock.pass(20_000);
  ivo.saving.resolve(theOnly(ivo), 'theirs');
  expect(ivo.title('c')).toBe('Anin');
  expect(ivo.saving.conflicts.getState()).toEqual([]);
  ivo.editing.undo();
  await clock.pass(20_000);
  expect(server.read('c')?.options.title).toBe('Ivin');
});

test('one editor removes what the other works on', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const { clock, server, tabs } = openTabs(2);
    const [ana, ivo] = tabs;
    await clock.pass(0);
    remove(ana, 'a');
    await ana.saving.flush();
    type(ivo, 'a1', 'Ivin');
    await clock.pass(20_000);
    expect(theOnly(ivo)).toEqual({ kind: 'removedByThem', id: 'a' });
    expect(ivo.title('a1')).toBe('Ivin');
    expect(server.read('a')).toBeNull();
    ivo.saving.resolve(theOnly(ivo), choice);
    await clock.pass(20_000);
    expect(server.read('a1')?.options.title).toBe(choice === 'mine' ? 'Ivin' : undefined);
    expect(Boolean(ivo.get('a'))).toBe(choice === 'mine');
    expect(Boolean(ana.get('a'))).toBe(choice === 'mine');
  }
});

test('one editor works on what the other removes', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const { clock, server, tabs } = openTabs(2);
    const [ana, ivo] = tabs;
    await clock.pass(0);
    type(ana, 'a1', 'Anin');
    ana.editing.run(insertBlock, {
      slotKey: 'a/main',
      index: 1,
      input: { handler: 'note', options: {} },
    });
    await ana.saving.flush();
    remove(ivo, 'a');
    await clock.pass(20_000);
    expect(theOnly(ivo)).toMatchObject({ kind: 'removedByMe', id: 'a' });
    expect(server.read('a1')?.options.title).toBe('Anin');
    ivo.saving.resolve(theOnly(ivo), choice);
    await clock.pass(20_000);
    expect(server.ids().length).toBe(choice === 'mine' ? 3 : 6);
    expect([...ivo.editing.nodes.ids()].sort()).toEqual(server.ids().sort());
    expect([...ana.editing.nodes.ids()].sort()).toEqual(server.ids().sort());
  }
});

test('undoing a removal includes what was written meanwhile', async () => {
  const { clock, server, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  type(ana, 'a1', 'Anin');
  await ana.saving.flush();
  remove(ivo, 'a');
  await clock.pass(4000);
  ivo.editing.undo();
  await clock.pass(20_000);
  expect(ivo.title('a1')).toBe('Anin');
  expect(server.read('a1')?.options.title).toBe('Anin');
  expect(ivo.saving.conflicts.getState()).toEqual([]);
});

test('of two moves that would put two boxes into each other, the later one is reverted', async () => {
  const { clock, server, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  ana.editing.run(moveNodes, { ids: ['a'], slotKey: 'b/main', index: 0 });
  await ana.saving.flush();
  ivo.editing.run(moveNodes, { ids: ['b'], slotKey: 'a/main', index: 0 });
  await clock.pass(20_000);
  expect(ivo.get('b')?.parent).toBeNull();
  expect(server.read('a')?.parent).toBe('b');
  expect(ivo.saving.state.getState()).toMatchObject({
    status: 'saved',
    note: { key: 'moveUndone', count: 1 },
  });
});
