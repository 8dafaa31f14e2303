import { expect, test } from 'vitest';
import { insertBlock } from '../../model/commands/insert.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setLocked } from '../../model/commands/set-meta.ts';
import { setField } from '../../model/commands/set-options.ts';
import { openDocuments } from '../../model/document/open-documents.ts';
import {
  createTestStorage,
  createTestTimers,
  note,
  type OpenTab,
  openTab,
  samplePage,
} from '../../testing/editor.ts';
import { createTestServer } from '../../testing/server.ts';

/** A browser in which tabs are opened and killed. */
function openBrowser() {
  const clock = createTestTimers();
  const server = createTestServer(samplePage());
  const { storage, kept } = createTestStorage();
  const openTabs = new Set<string>();
  let last = 0;
  return {
    clock,
    server,
    kept,
    async open(user = 'Ana') {
      const tab = `t${++last}`;
      const opened = openTab({ server, clock, tab, storage, openTabs, user });
      await clock.pass(0);
      const kill = () => {
        opened.saving.stop();
        openTabs.delete(`izlog-journal ${tab}`);
      };
      return { ...opened, kill };
    },
  };
}

const type = ({ editing }: Pick<OpenTab, 'editing'>, id: string, value: string) =>
  editing.run(setField, { id, layer: 'hr', path: 'title', value });

const offered = ({ saving }: Pick<OpenTab, 'saving'>) => saving.recovery.offer.getState();

test('offers unsaved changes of a killed tab, beside the current content', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  server.failWith('unavailable');
  type(killed, 'c', 'Pola reč');
  killed.editing.run(removeNodes, { ids: ['b'] });
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  const next = await open();
  expect(next.title('c')).toBe('c');
  const nodes = offered(next)?.nodes ?? [];
  expect(nodes.map(({ id }) => id).sort()).toEqual(['b', 'b1', 'c']);
  expect(nodes.find(({ id }) => id === 'c')).toMatchObject({
    now: { options: { title: 'c' } },
    restored: { options: { title: 'Pola reč' } },
  });
});

test('at most a second of typing is lost', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  server.failWith('unavailable');
  for (let key = 0; key <= 50; key++) {
    type(killed, 'c', `${key}`);
    await clock.pass(100);
  }
  killed.kill();
  const next = await open();
  const title = offered(next)?.nodes[0]?.restored?.options.title;
  expect(Number(title)).toBeGreaterThanOrEqual(40);
});

test('restores all of it with its steps', async () => {
  const { clock, server, open, kept } = openBrowser();
  const killed = await open();
  server.failWith('unavailable');
  type(killed, 'c', 'Novo');
  killed.editing.run(moveNodes, { ids: ['c'], slotKey: 'a/main', index: 0 });
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  const next = await open();
  expect(await next.saving.recovery.restore(new Set(['c']))).toBeNull();
  expect(next.get('c')).toMatchObject({ parent: 'a', options: { title: 'Novo' } });
  expect(offered(next)).toBeNull();
  await clock.pass(3000);
  expect(server.read('c')?.options.title).toBe('Novo');
  next.editing.undo();
  next.editing.undo();
  expect(next.get('c')).toMatchObject({ parent: null, options: { title: 'c' } });
  expect([...kept.keys()].filter((key) => key.includes('t1'))).toEqual([]);
});

test('restores some of it, with the parents it needs, as one step', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  killed.editing.run(removeNodes, { ids: ['a'] });
  await clock.pass(2000);
  server.failWith('unavailable');
  killed.editing.undo();
  type(killed, 'c', 'Ne treba');
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  const next = await open();
  expect(await next.saving.recovery.restore(new Set(['a1']))).toBeNull();
  expect(next.get('a1')?.parent).toBe('a');
  expect(next.get('a')).toBeDefined();
  expect(next.title('c')).toBe('c');
  next.editing.undo();
  expect(next.get('a')).toBeUndefined();
});

/** A tab that was killed offline, after it unlocked a node that is locked on the server. */
async function killedAfterUnlock(work: (tab: OpenTab) => void) {
  const browser = openBrowser();
  const { clock, server, open } = browser;
  const held = server.read('c');
  if (held) server.put('c', { ...held, locked: true });
  const killed = await open();
  await clock.pass(8000);
  expect(killed.get('c')?.locked).toBe(true);
  server.failWith('unavailable');
  killed.editing.run(setLocked, { ids: ['c'], locked: false });
  work(killed);
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  return { ...browser, next: await open() };
}

test('a node that was unlocked, moved and locked again is restored and saved in that order', async () => {
  const { clock, server, next } = await killedAfterUnlock(({ editing }) => {
    editing.run(moveNodes, { ids: ['c'], slotKey: 'a/main', index: 0 });
    editing.run(setLocked, { ids: ['c'], locked: true });
  });
  await clock.pass(8000);
  expect(next.get('c')).toMatchObject({ parent: null, locked: true });
  expect(await next.saving.recovery.restore(new Set(['c']))).toBeNull();
  expect(next.get('c')).toMatchObject({ parent: 'a', locked: true });
  await clock.pass(10_000);
  expect(server.read('c')).toMatchObject({ parent: 'a', locked: true });
  expect(next.saving.state.getState()).toMatchObject({ status: 'saved', refused: [] });
});

test('a node that was unlocked and removed is removed again when that is restored', async () => {
  const { clock, server, next } = await killedAfterUnlock(({ editing }) => {
    editing.run(removeNodes, { ids: ['c'] });
  });
  await clock.pass(8000);
  expect(await next.saving.recovery.restore(new Set(['c']))).toBeNull();
  await clock.pass(10_000);
  expect(server.read('c')).toBeNull();
  expect(next.saving.state.getState()).toMatchObject({ status: 'saved', refused: [] });
});

test('a node that was never unlocked stays in place when a journal is restored', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  server.failWith('unavailable');
  killed.editing.run(moveNodes, { ids: ['c'], slotKey: 'a/main', index: 0 });
  await clock.pass(1000);
  killed.kill();
  const held = server.read('c');
  if (held) server.put('c', { ...held, locked: true });
  server.failWith(null);
  const next = await open();
  await clock.pass(8000);
  expect(await next.saving.recovery.restore(new Set(['c']))).toMatchObject({ code: 'blockLocked' });
  expect(server.read('c')).toMatchObject({ parent: null, locked: true });
});

test('a restored removal orphans no node that others inserted since', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  await clock.pass(1000);
  server.failWith('unavailable');
  killed.editing.run(removeNodes, { ids: ['a'] });
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  const other = await open('Ivo');
  const input = { handler: 'note', options: {} };
  const added = other.editing.run(insertBlock, { slotKey: 'a/main', index: 1, input });
  await other.saving.flush();
  const [theirs = ''] = added.ok ? (added.value.select ?? []) : [];
  const next = await open();
  const error = await next.saving.recovery.restore(new Set(['a', 'a1']));
  expect(error).toEqual({ code: 'conflict' });
  expect(next.get(theirs)?.parent).toBe('a');
  expect([Boolean(next.get('a')), next.get('a1')]).toEqual([true, undefined]);
});

test('keeps changes of others to other fields', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  server.failWith('unavailable');
  type(killed, 'c', 'Moje');
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  server.put('c', {
    ...(server.read('c') as NonNullable<ReturnType<typeof server.read>>),
    title: 'Ime',
  });
  const next = await open();
  await next.saving.recovery.restore(new Set(['c']));
  expect(next.get('c')).toMatchObject({ title: 'Ime', options: { title: 'Moje' } });
});

test('a dismissed offer is not made again', async () => {
  const { clock, server, open } = openBrowser();
  const killed = await open();
  server.failWith('unavailable');
  type(killed, 'c', 'Ne');
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  const next = await open();
  await next.saving.recovery.dismiss();
  expect(offered(next)).toBeNull();
  next.kill();
  expect(offered(await open())).toBeNull();
});

test('offers nothing that the server has, and restores the steps', async () => {
  const { clock, open } = openBrowser();
  const first = await open();
  type(first, 'c', 'Jedan');
  await clock.pass(3000);
  first.kill();
  const next = await open();
  expect(offered(next)).toBeNull();
  expect(next.editing.history.getState()).toMatchObject({ done: 1 });
  next.editing.undo();
  expect(next.title('c')).toBe('c');
});

test('drops steps that no longer apply', async () => {
  const { clock, server, open } = openBrowser();
  const first = await open();
  type(first, 'c', 'Jedan');
  await clock.pass(3000);
  first.kill();
  const stored = server.read('c');
  if (stored) server.put('c', { ...stored, options: { title: 'Tuđe', text: '' } });
  const next = await open();
  expect(next.editing.history.getState().entries).toEqual([]);
  expect(next.title('c')).toBe('Tuđe');
});

test('ignores the journals of open tabs and of other users', async () => {
  const { clock, server, open } = openBrowser();
  const other = await open('Ivo');
  const still = await open();
  server.failWith('unavailable');
  type(other, 'c', 'Ivino');
  type(still, 'a1', 'Anino');
  await clock.pass(1000);
  other.kill();
  expect(offered(await open())).toBeNull();
  expect(offered(await open('Ivo'))?.nodes.map(({ id }) => id)).toEqual(['c']);
});

test('ignores a journal that cannot be read', async () => {
  const { clock, kept, open } = openBrowser();
  kept.set('tab x', '{broken');
  kept.set('tab y', 'null');
  kept.set('step y 1', '7');
  const next = await open();
  await clock.pass(0);
  expect(offered(next)).toBeNull();
});

test('offers changes in documents that are not open, compared with their current content', async () => {
  const { clock, server, open } = openBrowser();
  server.put('far', note('far', { document: 'page:2' }));
  const killed = await open();
  await openDocuments(killed.editing, server.api, ['page:2']);
  server.failWith('unavailable');
  type(killed, 'far', 'Svugdje');
  type(killed, 'c', 'Ovdje');
  await clock.pass(1000);
  killed.kill();
  server.failWith(null);
  const next = await open();
  expect(
    offered(next)
      ?.nodes.map(({ now }) => now?.options.title)
      .sort(),
  ).toEqual(['c', 'far']);
  await next.saving.recovery.restore(new Set(['far', 'c']));
  expect(await next.saving.flush()).toBe(true);
  expect(['far', 'c'].map((id) => server.read(id)?.options.title)).toEqual(['Svugdje', 'Ovdje']);
});
