import { expect, test } from 'vitest';
import { sessionChannel } from '#runtime/browser/session-channel.ts';
import { moveNodes } from '../../model/commands/move.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setLocked } from '../../model/commands/set-meta.ts';
import {
  createTestTimers,
  type OpenTab,
  openTab,
  openTabs,
  samplePage,
  type,
} from '../../testing/editor.ts';
import { createTestServer } from '../../testing/server.ts';
import { followSession } from './follow-session.ts';

const remove = ({ editing }: OpenTab, id: string) => editing.run(removeNodes, { ids: [id] });

test('sends changes when typing pauses, and shows it · EDIT-13', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  type(ana, 'c', 'Karta');
  expect(ana.saving.state.getState().status).toBe('unsaved');
  await clock.pass(1600);
  expect(server.read('c')?.options).toMatchObject({ title: 'Karta' });
  expect(server.requests.at(-1)?.writes.map(({ id }) => id)).toEqual(['c']);
  expect(ana.saving.state.getState()).toMatchObject({ status: 'saved' });
});

test('waits no longer than 8 s during continuous typing', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  for (let key = 0; key < 90; key++) {
    type(ana, 'c', `K${key}`);
    await clock.pass(100);
  }
  expect(server.read('c')?.options.title).toMatch(/^K7\d$/);
});

test('keeps 500 keystrokes typed during a slow save', async () => {
  const { clock, server, ana } = openTabs();
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

test('does not re-render a block because it was saved', async () => {
  const { clock, ana } = openTabs();
  await clock.pass(0);
  type(ana, 'c', 'Karta');
  const before = ana.get('c');
  await clock.pass(20_000);
  expect(ana.get('c')).toBe(before);
});

test('polls for changes while idle, but not while the page is not visible', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  await clock.pass(8100);
  expect(server.requests).toHaveLength(2);
  ana.saving.watch(false);
  await clock.pass(60_000);
  expect(server.requests).toHaveLength(2);
});

test('resumes saving as soon as the server is back', async () => {
  const { clock, server, ana } = openTabs();
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

test('retries by itself', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  server.failWith('internal');
  type(ana, 'c', 'Karta');
  await clock.pass(5000);
  server.failWith(null);
  await clock.pass(8000);
  expect(server.read('c')?.options.title).toBe('Karta');
});

test('treats a request that never ends as failed', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  server.hold();
  type(ana, 'c', 'Karta');
  await clock.pass(22_000);
  expect(ana.saving.state.getState().status).toBe('offline');
});

test('has no conflict with itself when a response is lost', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  server.loseResponses(true);
  type(ana, 'c', 'Prvo');
  await clock.pass(2000);
  expect(server.read('c')?.options.title).toBe('Prvo');
  type(ana, 'c', 'Drugo');
  server.loseResponses(false);
  await ana.saving.flush();
  expect(ana.saving.conflicts.getState()).toEqual([]);
  expect(server.read('c')?.options.title).toBe('Drugo');
});

test('waits for a login and then continues', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  server.failWith('unauthorized');
  type(ana, 'c', 'Karta');
  await clock.pass(2000);
  expect(ana.saving.state.getState().status).toBe('loggedOut');
  const requested = server.requests.length;
  type(ana, 'c', 'Karta 2');
  await clock.pass(60_000);
  expect(server.requests).toHaveLength(requested);
  expect(await ana.saving.logIn('ana@example.com', 'lozinka1')).toBe('');
  server.failWith(null);
  expect(await ana.saving.logIn('ana@example.com', 'lozinka1')).toBeNull();
  expect(server.read('c')?.options.title).toBe('Karta 2');
  expect(ana.saving.state.getState().status).toBe('saved');
});

test('another user who logs in in this browser saves no changes of the first', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  server.logIn('Eva');
  await ana.saving.personChanged();
  expect(ana.saving.state.getState().status).toBe('loggedOut');
  const requested = server.requests.length;
  type(ana, 'c', 'Karta');
  await clock.pass(60_000);
  expect(await ana.saving.flush()).toBe(false);
  expect(server.requests).toHaveLength(requested);
  server.logIn('Ana');
  await ana.saving.personChanged();
  await clock.pass(0);
  expect(server.read('c')?.options.title).toBe('Karta');
  expect(ana.saving.state.getState().status).toBe('saved');
});

test('shop pages in other tabs report a login or logout to edit mode', async () => {
  let count = 0;
  const stop = followSession({ personChanged: async () => void count++ });
  const shop = new BroadcastChannel(sessionChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  shop.postMessage('7 12 1');
  await expect.poll(() => count).toBe(1);
  shop.close();
  stop();
});

test('saves everything except what the server refuses, until that is changed', async () => {
  const { clock, server, ana } = openTabs();
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
  const requested = server.requests.filter(({ writes }) => writes.length > 0).length;
  await clock.pass(30_000);
  expect(server.requests.filter(({ writes }) => writes.length > 0)).toHaveLength(requested);
  type(ana, 'c', 'bolje');
  await clock.pass(2000);
  expect(server.read('c')?.options.title).toBe('bolje');
  expect(ana.saving.state.getState()).toMatchObject({ status: 'saved', refused: [] });
});

test('restores a block whose removal was saved', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  remove(ana, 'a');
  await clock.pass(2000);
  expect(server.read('a1')).toBeNull();
  ana.editing.undo();
  await clock.pass(2000);
  expect(server.read('a1')?.parent).toBe('a');
  expect(ana.saving.state.getState().status).toBe('saved');
});

test('sends unsaved changes when the page is closed', async () => {
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

const lock = ({ editing }: OpenTab, id: string, locked: boolean) =>
  editing.run(setLocked, { ids: [id], locked });

/** A tab on a page whose last note is locked, offline. */
async function offlineWithLock() {
  const tabs = openTabs();
  const { clock, server, ana } = tabs;
  const held = server.read('c');
  if (held) server.put('c', { ...held, locked: true });
  await clock.pass(8000);
  expect(ana.get('c')?.locked).toBe(true);
  server.failWith('unavailable');
  return tabs;
}

test('a block that was unlocked, moved and locked again offline is saved in that order · EDIT-13', async () => {
  const { clock, server, ana } = await offlineWithLock();
  lock(ana, 'c', false);
  ana.editing.run(moveNodes, {
    ids: ['c'],
    slotKey: 'a/main',
    index: 0,
  });
  lock(ana, 'c', true);
  type(ana, 'b1', 'Uz to');
  await clock.pass(5000);
  server.failWith(null);
  await clock.pass(60_000);
  expect(server.read('c')).toMatchObject({ parent: 'a', locked: true });
  expect(server.read('b1')?.options.title).toBe('Uz to');
  expect(ana.saving.state.getState()).toMatchObject({ status: 'saved', refused: [] });
  const sent = server.requests.flatMap(({ writes }) => writes.filter(({ id }) => id === 'c'));
  expect(sent.at(-2)?.node).toMatchObject({ parent: null, locked: false });
  expect(sent.at(-1)?.node).toMatchObject({ parent: 'a', locked: true });
});

test('a block that was unlocked and removed offline is removed on the server', async () => {
  const { clock, server, ana } = await offlineWithLock();
  lock(ana, 'c', false);
  remove(ana, 'c');
  server.failWith(null);
  await clock.pass(60_000);
  expect(server.read('c')).toBeNull();
  expect(ana.saving.state.getState()).toMatchObject({ status: 'saved', refused: [] });
});

test('a move does not unlock a block that another editor locked meanwhile', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  server.failWith('unavailable');
  ana.editing.run(moveNodes, {
    ids: ['c'],
    slotKey: 'a/main',
    index: 0,
  });
  await clock.pass(3000);
  const now = server.read('c');
  if (now) server.put('c', { ...now, locked: true });
  server.failWith(null);
  await clock.pass(60_000);
  expect(server.read('c')).toMatchObject({ parent: null, locked: true });
  expect(ana.saving.state.getState().refused).toMatchObject([{ node: 'c', code: 'blockLocked' }]);
});
