import { expect, test } from 'vitest';
import { blockNode, samplePage, startEditing } from '#tests/support/editing.ts';
import { setField, setOptions } from '../../../model/commands/set-options.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { createProblemStore, type ProblemStore } from './problem-store.ts';

function storeOf(editing: Editing, checked: string[] = []) {
  const waiting: ((timeLeft: () => number) => void)[] = [];
  const store = createProblemStore(
    editing.nodes,
    {
      blocks: editing.blocks,
      languagesOf: (node) => {
        checked.push(node.id);
        return ['hr'];
      },
      hasMedium: (key) => key !== 'gone',
    },
    (work) => {
      waiting.push(work);
      return () => undefined;
    },
  );
  const rest = () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work(() => 1);
  };
  rest();
  return { store, rest };
}

const codes = (store: ProblemStore, id: string) => store.of(id).map(({ code }) => code);

test('invalid input is a problem of its layer until it is fixed', () => {
  const editing = startEditing();
  const { store, rest } = storeOf(editing);
  const options = { ...editing.nodes.get('hero-1')?.options, title: 5 };
  editing.run(setOptions, { id: 'hero-1', layer: 'hr', options });
  rest();
  expect(store.of('hero-1')).toMatchObject([{ code: 'blockOptionsInvalid', layer: 'hr' }]);
  expect(store.totals.getState().errors).toBe(1);
  editing.run(setOptions, { id: 'hero-1', layer: 'hr', options: { ...options, title: 'Karta' } });
  rest();
  expect(store.totals.getState()).toMatchObject({ errors: 0, isChecking: false });
});

test('warns of missing recommended texts of a block, also in list items', () => {
  const editing = startEditing();
  const { store, rest } = storeOf(editing);
  const actions = [{ id: 'a', label: ' ', target: 'screen:shop' }];
  const options = { ...editing.nodes.get('hero-1')?.options, title: '', actions };
  editing.run(setOptions, { id: 'hero-1', layer: 'hr', options });
  rest();
  expect(store.of('hero-1')).toMatchObject([
    { code: 'required', path: 'title', severity: 'warning' },
    { code: 'required', path: 'actions/a/label', severity: 'warning' },
  ]);
  expect(store.totals.getState()).toMatchObject({ errors: 0, warnings: 2 });
  editing.undo();
  rest();
  expect(store.of('hero-1')).toEqual([]);
});

test('warns of unknown blocks and of blocks from later versions', () => {
  const nodes = [
    ...samplePage(),
    blockNode({ id: 'odd', handler: 'section', order: 'z', version: 99 }),
    { ...blockNode({ id: 'lost', order: 'zz' }), handler: 'no-such-block' },
  ];
  const { store } = storeOf(startEditing({ nodes }));
  expect(codes(store, 'odd')).toEqual(['blockVersionUnknown']);
  expect(store.of('lost')).toMatchObject([{ code: 'blockUnknown', severity: 'warning' }]);
});

test('reports media that no longer exist', () => {
  const editing = startEditing();
  const { store, rest } = storeOf(editing);
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'picture', value: 'gone' });
  rest();
  expect(store.of('hero-1')).toMatchObject([{ code: 'mediaMissing', path: 'picture' }]);
});

test('a change checks only the changed node', () => {
  const editing = startEditing();
  const checked: string[] = [];
  const { rest } = storeOf(editing, checked);
  checked.length = 0;
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Karta' });
  rest();
  expect(checked).toEqual(['hero-1']);
});

test('continues while there is time, and resumes later', () => {
  const editing = startEditing();
  const steps: ((timeLeft: () => number) => void)[] = [];
  const store = createProblemStore(
    editing.nodes,
    { blocks: editing.blocks, languagesOf: () => ['en'], hasMedium: () => true },
    (work) => {
      steps.push(work);
      return () => undefined;
    },
  );
  steps.shift()?.(() => 0);
  expect(store.totals.getState().isChecking).toBe(true);
  while (steps.length > 0) steps.shift()?.(() => 0);
  expect(store.totals.getState()).toMatchObject({ isChecking: false, errors: 0 });
  expect(store.totals.getState().warnings).toBeGreaterThan(0);
});

test('problems from the server stay until their node is changed', () => {
  const editing = startEditing();
  const { store, rest } = storeOf(editing);
  store.setServer([
    {
      document: 'page:1',
      node: 'hero-1',
      path: 'actions',
      layer: 'hr',
      severity: 'error',
      code: 'linkBroken',
      params: { target: 'page:nema' },
    },
    {
      document: 'page:1',
      node: null,
      path: '',
      layer: null,
      severity: 'error',
      code: 'blockNeeded',
      params: { type: 'hero' },
    },
  ]);
  expect(codes(store, 'hero-1')).toEqual(['linkBroken']);
  expect(store.all()).toHaveLength(2);
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Karta' });
  rest();
  expect(codes(store, 'hero-1')).toEqual([]);
  expect(store.all()).toHaveLength(1);
});
