import { expect, test } from 'vitest';
import { note, type OpenTab, openTabs, samplePage, type } from '../../testing/editor.ts';

test('documents opened later count as saved, and do not overwrite unsaved work', async () => {
  const { clock, server, ana } = openTabs();
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

test('opening a document without nodes changes nothing', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  type(ana, 'c', 'Moje');
  ana.editing.open([...ana.editing.documents.values()], []);
  await clock.pass(20_000);
  expect(server.read('c')?.options.title).toBe('Moje');
});

test('a document counts as changed from the first edit on, also by another editor', async () => {
  const { clock, tabs } = openTabs(2);
  const [ana, ivo] = tabs;
  await clock.pass(0);
  const isChanged = ({ editing }: OpenTab) => editing.documents.get('page:1')?.changed;
  expect(isChanged(ana)).toBe(false);
  type(ana, 'c', 'Moje');
  expect(isChanged(ana)).toBe(true);
  await clock.pass(20_000);
  expect(isChanged(ivo)).toBe(true);
});

test('a document reset to its published version counts as saved, and the nodes of others stay', async () => {
  const { clock, server, ana } = openTabs();
  await clock.pass(0);
  type(ana, 'c', 'Moje');
  await ana.saving.flush();
  ana.saving.replace('page:1', samplePage().slice(0, 2));
  expect([...ana.editing.nodes.ids()].sort()).toEqual(['a', 'b']);
  expect(ana.saving.hasUnsaved()).toBe(false);
  await clock.pass(20_000);
  expect(server.read('c')).not.toBeNull();
});
