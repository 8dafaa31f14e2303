import { expect, test } from 'vitest';
import {
  createTestStorage,
  createTestTimers,
  openTab,
  samplePage,
  type,
} from '../../testing/editor.ts';
import { createTestServer } from '../../testing/server.ts';

test('reports once that the storage is full, while saving to the server continues', async () => {
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

test('drops steps before it drops unsaved work', async () => {
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

test('works without a journal when the browser blocks it', async () => {
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
