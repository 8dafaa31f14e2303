import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { BlockData } from '#runtime/page/edit-payload.ts';
import { ok } from '#schemas/result.ts';
import { blockNode, pageDocument, startEditing } from '#tests/support/editing.ts';
import { setField } from '../../model/commands/set-options.ts';
import { createSavingStore } from '../../session/saving/saving-state.ts';
import { followMenus } from './follow-menus.ts';

const settle = () => new Promise((done) => setTimeout(done, 0));

function open() {
  const header = 'shared:header';
  const editing = startEditing({
    documents: [pageDocument, { ...pageDocument, key: header, kind: 'shared' }],
    nodes: [
      blockNode({ id: 'header', handler: 'header-section', document: header }),
      blockNode({ id: 'menu', handler: 'navigation', document: 'shared:menu' }),
      blockNode({ id: 'text', handler: 'call-to-action' }),
    ],
  });
  const requested: string[][] = [];
  const rendered = createStore<BlockData>(() => ({}));
  const state = createSavingStore();
  const stop = followMenus({
    editing,
    saving: { state },
    regions: { header: [header], footer: [] },
    data: { set: (data) => rendered.setState(data) },
    request: async (elements) => {
      requested.push(elements.map(({ id }) => id));
      return ok({ data: { header: { data: 'new menu', error: null } }, links: {}, media: {} });
    },
  });
  return { editing, requested, rendered, state, stop };
}

const item = { id: 'a', title: 'Muzej', target: 'screen:shop', items: [] };
const change = { id: 'menu', layer: 'hr', path: 'items', value: [item] } as const;

test('the header renders again with a changed menu, as soon as it is saved · EDIT-05', async () => {
  const { editing, requested, rendered, state } = open();
  editing.run(setField, change);
  state.setState({ status: 'unsaved' });
  await settle();
  expect(requested).toEqual([]);
  state.setState({ status: 'saved' });
  await settle();
  expect(requested).toEqual([['header']]);
  expect(rendered.getState().header?.data).toBe('new menu');
  state.setState({ savedAt: 1 });
  await settle();
  expect(requested).toHaveLength(1);
});

test('a menu saved by another editor is shown too; other blocks change nothing · EDIT-05', async () => {
  const { editing, requested } = open();
  editing.run(setField, { id: 'text', layer: 'hr', path: 'title', value: 'Novo' });
  await settle();
  expect(requested).toEqual([]);
  const menu = editing.nodes.get('menu');
  editing.receive(new Map([['menu', menu ? { ...menu, revision: 7 } : null]]));
  await settle();
  expect(requested).toEqual([['header']]);
});
