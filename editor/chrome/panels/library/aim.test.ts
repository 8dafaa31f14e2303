import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { removeNodes } from '../../../model/commands/remove.ts';
import { createUiStore } from '../../../session/ui/ui-store.ts';
import { createAim, insertAtTarget } from './aim.ts';

const section = { handler: 'section' };

function stage(arranged: Parameters<typeof createUiStore>[0] = {}) {
  const editing = startEditing();
  const ui = createUiStore(arranged);
  const members = () => editing.nodes.children('page:1').slice(0, 5);
  return { editing, ui, aim: createAim(editing, ui), members };
}

test('a block that is still loading goes after the node selected when it was chosen · EDIT-06', () => {
  const { editing, ui, aim, members } = stage();
  const [first = '', second = ''] = members();
  editing.select([first]);
  const put = aim();
  editing.select([second]);
  insertAtTarget(editing, ui, section, put);
  expect(members().slice(0, 3)).toEqual([first, 'new-1', second]);
  expect(editing.selection.getState().ids).toEqual([second]);
});

test('blocks chosen one after another are inserted in that order, however late they load · EDIT-06', () => {
  const { editing, ui, aim, members } = stage();
  const [first = ''] = members();
  editing.select([first]);
  const [one, two] = [aim(), aim()];
  insertAtTarget(editing, ui, section, one);
  const three = aim();
  insertAtTarget(editing, ui, section, two);
  insertAtTarget(editing, ui, section, three);
  expect(members().slice(0, 4)).toEqual([first, 'new-1', 'new-2', 'new-3']);
  expect(editing.selection.getState().ids).toEqual(['new-3']);
});

test('an explicit insertion position is kept, and moves behind inserted blocks', () => {
  const insertAt = { slotKey: 'page:1', index: 1 };
  const { editing, ui, aim, members } = stage({ insertAt });
  const [one, two] = [aim(), aim()];
  insertAtTarget(editing, ui, section, one);
  expect(ui.getState().insertAt).toEqual({ slotKey: 'page:1', index: 2 });
  ui.setState({ insertAt: null });
  editing.select([members().at(-1) ?? '']);
  insertAtTarget(editing, ui, section, two);
  expect(members().slice(1, 3)).toEqual(['new-1', 'new-2']);
  expect(ui.getState().insertAt).toBeNull();
});

test('neighbours may be removed while a block loads; without the parent it is not inserted', () => {
  const { editing, ui, aim, members } = stage();
  const [first = '', second = ''] = members();
  editing.select([first]);
  const put = aim();
  editing.run(removeNodes, { ids: [first] });
  insertAtTarget(editing, ui, section, put);
  expect(members().slice(0, 2)).toEqual(['new-1', second]);
  ui.setState({ insertAt: { slotKey: 'columns-1/first', index: 0 } });
  const lost = aim();
  editing.run(removeNodes, { ids: ['columns-1'] });
  expect(insertAtTarget(editing, ui, section, lost)).toMatchObject({ error: { code: 'notFound' } });
});
