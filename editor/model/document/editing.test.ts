import { expect, test } from 'vitest';
import { invariant } from '#schemas/result.ts';
import { newBlock, pageDocument, samplePage, startEditing } from '#tests/support/editing.ts';
import { editNode } from '../../testing/samples.ts';
import { insertBlock } from '../commands/insert.ts';
import { removeNodes } from '../commands/remove.ts';
import { setField } from '../commands/set-options.ts';
import { createEditing } from './editing.ts';

const title = (value: string) => ({ id: 'hero-1', layer: 'hr', path: 'title', value }) as const;
const titleIn = (editing: ReturnType<typeof startEditing>) =>
  editing.nodes.get('hero-1')?.options.title;

test('steps are undone and redone one by one, until there are none', () => {
  const editing = startEditing();
  const first = titleIn(editing);
  expect([editing.undo(), editing.redo()]).toEqual([null, null]);
  editing.run(setField, title('Bura'));
  editing.run(setField, title('Jugo'));
  expect([editing.undo(), titleIn(editing)]).toMatchObject([{}, 'Bura']);
  expect([editing.undo(), titleIn(editing)]).toMatchObject([{}, first]);
  expect([editing.undo(), titleIn(editing)]).toEqual([null, first]);
  expect([editing.redo(), titleIn(editing)]).toMatchObject([{}, 'Bura']);
  expect([editing.redo(), titleIn(editing)]).toMatchObject([{}, 'Jugo']);
  expect(editing.redo()).toBeNull();
});

test('typing in one field is one step, after a pause it is another', () => {
  let time = 0;
  const editing = startEditing({ now: () => time });
  const type = (value: string, at: number) => {
    time = at;
    editing.run(setField, title(value), { group: 'hero-1/title' });
  };
  type('B', 0);
  type('Bu', 900);
  type('Bura', 2000);
  expect(editing.history.getState().done).toBe(2);
  editing.undo();
  expect(titleIn(editing)).toBe('Bu');
});

test('a step without changes is not recorded, and no listener is called', () => {
  const editing = startEditing();
  const reported: string[] = [];
  editing.onEdit(({ key }) => reported.push(key));
  const result = editing.run(setField, title(String(titleIn(editing))));
  expect([result.ok, reported, editing.history.getState().entries]).toEqual([true, [], []]);
});

test('typing that is reverted leaves no step', () => {
  const editing = startEditing({ now: () => 0 });
  const first = String(titleIn(editing));
  for (const value of [`${first}!`, first]) {
    editing.run(setField, title(value), { group: 'hero-1/title' });
  }
  expect(editing.history.getState()).toEqual({ entries: [], done: 0 });
});

test('a step that is not allowed changes nothing and returns the reason', () => {
  const editing = startEditing();
  const before = editing.nodes.get('hero-1');
  const gone = editing.run(removeNodes, { ids: ['text-3'] });
  expect(gone.ok).toBe(false);
  expect(editing.check(removeNodes, { ids: ['text-3'] })).toEqual(gone);
  expect(editing.check(setField, title('Bura')).ok).toBe(true);
  expect(editing.nodes.get('hero-1')).toBe(before);
});

test('a new node is selected, and undo restores the earlier selection', () => {
  const editing = startEditing();
  editing.select(['hero-1']);
  const added = { slotKey: 'page:1', index: 0, input: newBlock(editing, 'section') };
  editing.run(insertBlock, added);
  expect(editing.selection.getState().ids).toEqual(['new-1']);
  editing.undo();
  expect(editing.selection.getState().ids).toEqual(['hero-1']);
  editing.redo();
  expect(editing.selection.getState().ids).toEqual(['new-1']);
  editing.select(['hero-1']);
  editing.run(insertBlock, added, { keepsSelection: true });
  expect(editing.selection.getState().ids).toEqual(['hero-1']);
});

test('a removed node is neither selected nor hovered', () => {
  const editing = startEditing();
  editing.select(['hero-1', 'gone', 'section-2'], 'title');
  expect(editing.selection.getState()).toMatchObject({
    ids: ['hero-1', 'section-2'],
    field: 'title',
  });
  editing.selection.setState({ hovered: 'section-1' });
  editing.receive(new Map([['section-2', null]]));
  expect(editing.selection.getState()).toMatchObject({
    ids: ['hero-1'],
    field: null,
    hovered: 'section-1',
  });
  editing.selection.setState({ field: 'title', hovered: 'hero-1' });
  editing.receive(new Map([['place-1', null]]));
  expect(editing.selection.getState()).toMatchObject({ field: 'title', hovered: 'hero-1' });
  editing.receive(new Map([['hero-1', null]]));
  expect(editing.selection.getState()).toMatchObject({ ids: [], hovered: null });
});

test('changes from the server are no step, and edit listeners are not called', () => {
  const editing = startEditing();
  const reported: string[] = [];
  const stop = editing.onEdit(({ key }) => reported.push(key));
  const [hero] = samplePage();
  invariant(hero, 'No hero.');
  editing.receive(new Map([['hero-1', { ...hero, revision: 9 }]]));
  expect(editing.nodes.get('hero-1')?.revision).toBe(9);
  expect([reported, editing.undo()]).toEqual([[], null]);
  editing.run(setField, title('Bura'));
  expect(reported).toHaveLength(1);
  stop();
  editing.run(setField, title('Jugo'));
  expect(reported).toHaveLength(1);
});

test('documents opened later are added to the open ones', () => {
  const editing = startEditing();
  let changes = 0;
  editing.documentsChanged.subscribe(() => changes++);
  const document = { ...pageDocument, key: 'page:2' as const };
  editing.open([document], [editNode({ id: 'other', document: 'page:2' })]);
  expect([...editing.documents.keys()]).toEqual(['page:1', 'shared:shared-1', 'page:2']);
  expect(editing.nodes.get('other')?.document).toBe('page:2');
  expect(editing.nodes.get('hero-1')?.document).toBe('page:1');
  expect(changes).toBe(1);
});

test('new blocks have unique ids', () => {
  const { blocks } = startEditing();
  const start = { blocks, documents: [], nodes: [], language: 'hr', scopes: [] } as const;
  const { newId, uiLanguage, hidden } = createEditing(start);
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^n[a-z\d]{12}$/);
  expect([uiLanguage, hidden]).toEqual(['hr', {}]);
});
