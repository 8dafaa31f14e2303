import { describe, expect, test } from 'vitest';
import { insertBlock } from '../commands/insert.ts';
import { moveNodes } from '../commands/move.ts';
import { removeNodes } from '../commands/remove.ts';
import { setField } from '../commands/set-options.ts';
import type { Conflict } from './conflict.ts';
import {
  createTestStorage,
  createTestTimers,
  note,
  type OpenTab,
  openTab,
  samplePage,
} from './test-editor.ts';
import { createTestServer } from './test-server.ts';

function open(count = 1) {
  const clock = createTestTimers();
  const server = createTestServer(samplePage());
  const tabs = Array.from({ length: count }, (_, at) => openTab({ server, clock, tab: `t${at}x` }));
  return { clock, server, tabs: tabs as [OpenTab, OpenTab], ana: tabs[0] as OpenTab };
}

const type = ({ editing }: OpenTab, id: string, value: string, path = 'title') =>
  editing.run(setField, { id, layer: 'hr', path, value }, { group: `${id} ${path}` });

const remove = ({ editing }: OpenTab, id: string) => editing.run(removeNodes, { ids: [id] });

const theOnly = ({ saving }: OpenTab): Conflict => {
  const [conflict, ...more] = saving.conflicts.getState();
  expect(more).toEqual([]);
  return conflict as Conflict;
};

describe('saving a draft', () => {
  test('sends what changed when typing rests, and says so · EDIT-13', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    type(ana, 'c', 'Karta');
    expect(ana.saving.state.getState().status).toBe('unsaved');
    await clock.pass(1600);
    expect(server.read('c')?.options).toMatchObject({ title: 'Karta' });
    expect(server.requests.at(-1)?.writes.map(({ id }) => id)).toEqual(['c']);
    expect(ana.saving.state.getState()).toMatchObject({ status: 'saved' });
  });

  test('waits no longer than 8 s while somebody keeps typing', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    for (let key = 0; key < 90; key++) {
      type(ana, 'c', `K${key}`);
      await clock.pass(100);
    }
    expect(server.read('c')?.options.title).toMatch(/^K7\d$/);
  });

  test('keeps 500 keystrokes typed while a save takes its time', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    type(ana, 'c', '');
    server.hold();
    await clock.pass(1600);
    let text = '';
    for (let key = 0; key < 500; key++) {
      text += String.fromCharCode(97 + (key % 26));
      type(ana, 'c', text);
      await clock.pass(4);
    }
    expect(ana.saving.state.getState().status).toBe('saving');
    server.release();
    await clock.pass(2000);
    expect(server.read('c')?.options.title).toBe(text);
    expect(ana.title('c')).toBe(text);
    expect(ana.saving.state.getState().status).toBe('saved');
  });

  test('does not draw a block anew because it was saved', async () => {
    const { clock, ana } = open();
    await clock.pass(0);
    type(ana, 'c', 'Karta');
    const before = ana.get('c');
    await clock.pass(20_000);
    expect(ana.get('c')).toBe(before);
  });

  test('asks for news while it rests, and not while nobody looks', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    await clock.pass(8100);
    expect(server.requests).toHaveLength(2);
    ana.saving.watch(false);
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(2);
  });

  test('saves on as soon as the server is there again', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    server.failWith('unavailable');
    type(ana, 'c', 'Bez mreže');
    await clock.pass(2000);
    expect(ana.saving.state.getState().status).toBe('offline');
    type(ana, 'a1', 'I dalje');
    await clock.pass(60_000);
    server.failWith(null);
    await ana.saving.flush();
    expect(server.read('c')?.options.title).toBe('Bez mreže');
    expect(server.read('a1')?.options.title).toBe('I dalje');
    expect(ana.saving.state.getState().status).toBe('saved');
  });

  test('tries again by itself', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    server.failWith('internal');
    type(ana, 'c', 'Karta');
    await clock.pass(5000);
    server.failWith(null);
    await clock.pass(8000);
    expect(server.read('c')?.options.title).toBe('Karta');
  });

  test('takes a request that never ends for lost', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    server.hold();
    type(ana, 'c', 'Karta');
    await clock.pass(22_000);
    expect(ana.saving.state.getState().status).toBe('offline');
  });

  test('is in no conflict with itself when an answer is lost', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    server.loseAnswers(true);
    type(ana, 'c', 'Prvo');
    await clock.pass(2000);
    expect(server.read('c')?.options.title).toBe('Prvo');
    type(ana, 'c', 'Drugo');
    server.loseAnswers(false);
    await ana.saving.flush();
    expect(ana.saving.conflicts.getState()).toEqual([]);
    expect(server.read('c')?.options.title).toBe('Drugo');
  });

  test('waits for a sign-in and then goes on', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    server.failWith('unauthorized');
    type(ana, 'c', 'Karta');
    await clock.pass(2000);
    expect(ana.saving.state.getState().status).toBe('signedOut');
    const asked = server.requests.length;
    type(ana, 'c', 'Karta 2');
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(asked);
    expect(await ana.saving.signIn('ana@example.com', 'lozinka1')).toBe('');
    server.failWith(null);
    expect(await ana.saving.signIn('ana@example.com', 'lozinka1')).toBeNull();
    expect(server.read('c')?.options.title).toBe('Karta 2');
    expect(ana.saving.state.getState().status).toBe('saved');
  });

  test('saves everything but what the server refuses, until that is changed', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    server.refuse((node, id) => (node?.options.title === 'loše' ? problemAt(id) : null));
    type(ana, 'c', 'loše');
    type(ana, 'a1', 'dobro');
    await clock.pass(8000);
    expect(server.read('a1')?.options.title).toBe('dobro');
    expect(ana.saving.state.getState()).toMatchObject({
      status: 'refused',
      refused: [{ node: 'c', code: 'fieldClosed' }],
    });
    const asked = server.requests.filter(({ writes }) => writes.length > 0).length;
    await clock.pass(30_000);
    expect(server.requests.filter(({ writes }) => writes.length > 0)).toHaveLength(asked);
    type(ana, 'c', 'bolje');
    await clock.pass(2000);
    expect(server.read('c')?.options.title).toBe('bolje');
    expect(ana.saving.state.getState()).toMatchObject({ status: 'saved', refused: [] });
  });

  test('brings back a block whose removal was saved', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    remove(ana, 'a');
    await clock.pass(2000);
    expect(server.read('a1')).toBeNull();
    ana.editing.undo();
    await clock.pass(2000);
    expect(server.read('a1')?.parent).toBe('a');
    expect(ana.saving.state.getState().status).toBe('saved');
  });

  test('sends what is unsaved when the page is closed', async () => {
    const sent: unknown[] = [];
    const clock = createTestTimers();
    const server = createTestServer(samplePage());
    const ana = openTab({ server, clock, tab: 't', leaving: (input) => sent.push(input) });
    await clock.pass(0);
    ana.saving.leave(true);
    expect(sent).toEqual([]);
    type(ana, 'c', 'Zadnje');
    expect(ana.saving.hasUnsaved()).toBe(true);
    ana.saving.leave(true);
    expect(sent).toMatchObject([{ writes: [{ id: 'c', base: 1 }] }]);
  });
});

function problemAt(node: string) {
  return {
    document: 'page:1',
    node,
    path: 'title',
    layer: 'hr',
    severity: 'error',
    code: 'fieldClosed',
    params: {},
  } as const;
}

describe('two editors', () => {
  test('see each other’s changes', async () => {
    const { clock, tabs } = open(2);
    const [ana, ivo] = tabs;
    await clock.pass(0);
    type(ana, 'c', 'Anino');
    ana.editing.run(insertBlock, {
      place: 'a/main',
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

  test('write in different fields of one block', async () => {
    const { clock, server, tabs } = open(2);
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

  test('write in the same field: both texts are kept until somebody decides', async () => {
    const { clock, server, tabs } = open(2);
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

  test('taking the other’s text can be undone', async () => {
    const { clock, server, tabs } = open(2);
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

  test('one removes what the other works on', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { clock, server, tabs } = open(2);
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

  test('one works on what the other removes', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { clock, server, tabs } = open(2);
      const [ana, ivo] = tabs;
      await clock.pass(0);
      type(ana, 'a1', 'Anin');
      ana.editing.run(insertBlock, {
        place: 'a/main',
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

  test('undoing a removal takes in what was written meanwhile', async () => {
    const { clock, server, tabs } = open(2);
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

  test('moves that would put two boxes into each other: the later one gives way', async () => {
    const { clock, server, tabs } = open(2);
    const [ana, ivo] = tabs;
    await clock.pass(0);
    ana.editing.run(moveNodes, { ids: ['a'], place: 'b/main', index: 0 });
    await ana.saving.flush();
    ivo.editing.run(moveNodes, { ids: ['b'], place: 'a/main', index: 0 });
    await clock.pass(20_000);
    expect(ivo.get('b')?.parent).toBeNull();
    expect(server.read('a')?.parent).toBe('b');
    expect(ivo.saving.state.getState()).toMatchObject({
      status: 'saved',
      note: { key: 'moveUndone', count: 1 },
    });
  });
});

describe('documents that are opened later', () => {
  test('count as saved, and do not write over unsaved work', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    type(ana, 'c', 'Moje');
    const theirs = { ...note('c'), options: { title: 'c', text: 'njihovo' }, revision: 9 };
    ana.editing.open([], [theirs, note('novo', { order: 'D', revision: 9 })]);
    expect(ana.get('c')?.options).toEqual({ title: 'Moje', text: 'njihovo' });
    server.put('c', theirs, 9);
    await clock.pass(20_000);
    expect(server.read('c')?.options).toEqual({ title: 'Moje', text: 'njihovo' });
    expect(server.read('novo')).toBeNull();
  });

  test('facts of a document alone change nothing', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    type(ana, 'c', 'Moje');
    ana.editing.open([...ana.editing.documents.values()], []);
    await clock.pass(20_000);
    expect(server.read('c')?.options.title).toBe('Moje');
  });
});

describe('the document', () => {
  test('counts as changed from the first edit on, one’s own or another’s', async () => {
    const { clock, tabs } = open(2);
    const [ana, ivo] = tabs;
    await clock.pass(0);
    const isChanged = ({ editing }: OpenTab) => editing.documents.get('page:1')?.changed;
    expect(isChanged(ana)).toBe(false);
    type(ana, 'c', 'Moje');
    expect(isChanged(ana)).toBe(true);
    await clock.pass(20_000);
    expect(isChanged(ivo)).toBe(true);
  });

  test('put back to what is published is saved, and others’ nodes stay', async () => {
    const { clock, server, ana } = open();
    await clock.pass(0);
    type(ana, 'c', 'Moje');
    await ana.saving.flush();
    ana.saving.replace('page:1', samplePage().slice(0, 2));
    expect([...ana.editing.nodes.ids()].sort()).toEqual(['a', 'b']);
    expect(ana.saving.hasUnsaved()).toBe(false);
    await clock.pass(20_000);
    expect(server.read('c')).not.toBeNull();
  });
});

describe('the journal in the browser', () => {
  test('tells once that it is full, while drafts go on', async () => {
    const clock = createTestTimers();
    const server = createTestServer(samplePage());
    const { storage, limit } = createTestStorage();
    const ana = openTab({ server, clock, tab: 't', storage });
    limit(10);
    await clock.pass(0);
    type(ana, 'c', 'Karta');
    await clock.pass(1000);
    expect(ana.saving.state.getState()).toMatchObject({
      journal: 'full',
      note: { id: 1, key: 'journalFull' },
    });
    type(ana, 'c', 'Karta 2');
    await clock.pass(10_000);
    expect(ana.saving.state.getState().note?.id).toBe(1);
    expect(server.read('c')?.options.title).toBe('Karta 2');
    limit(100_000);
    type(ana, 'c', 'Karta 3');
    await clock.pass(1000);
    expect(ana.saving.state.getState().journal).toBe('working');
  });

  test('gives up steps before it gives up unsaved work', async () => {
    const clock = createTestTimers();
    const server = createTestServer(samplePage());
    const { storage, limit, kept } = createTestStorage();
    const ana = openTab({ server, clock, tab: 't', storage });
    server.failWith('unavailable');
    limit(2500);
    await clock.pass(0);
    type(ana, 'c', 'Karta');
    await clock.pass(1000);
    expect(kept.get('tab t')).toContain('Karta');
    expect(ana.saving.state.getState().journal).toBe('working');
  });

  test('is done without when the browser blocks it', async () => {
    const clock = createTestTimers();
    const server = createTestServer(samplePage());
    const { storage, breakWith } = createTestStorage();
    breakWith(new Error('blocked'));
    const ana = openTab({ server, clock, tab: 't', storage });
    await clock.pass(0);
    type(ana, 'c', 'Karta');
    await clock.pass(3000);
    expect(server.read('c')?.options.title).toBe('Karta');
    expect(ana.saving.state.getState()).toMatchObject({
      status: 'saved',
      journal: 'blocked',
      note: { key: 'journalBlocked' },
    });
  });
});
