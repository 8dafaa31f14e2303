import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { viewOptions } from '../document/options.ts';
import { setMeta } from './set-meta.ts';
import { setField, setOptions } from './set-options.ts';
import { detachPlacement, placeShared, setOpened, shareNode } from './share.ts';
import { setTranslation } from './translate.ts';

const languages = ['hr', 'en', 'de'] as const;

test('a shared element moves into a document of its own, and a placement takes its position · EDIT-16', () => {
  const editing = startEditing();
  const before = editing.nodes.children('page:1');
  expect(editing.run(shareNode, { id: 'section-1', title: 'Izlozi' }).ok).toBe(true);
  const [placement = ''] = editing.selection.getState().ids;
  expect(editing.nodes.children('page:1').indexOf(placement)).toBe(before.indexOf('section-1'));
  expect(editing.nodes.get(placement)).toMatchObject({ master: 'section-1', options: {} });
  for (const id of ['section-1', 'columns-1', 'text-1']) {
    expect(editing.nodes.get(id)?.document).toBe('shared:section-1');
  }
  expect(editing.run(shareNode, { id: 'text-1', title: 'Tekst' })).toMatchObject({
    error: { code: 'blockShared' },
  });
  editing.undo();
  expect(editing.nodes.children('page:1')).toEqual(before);
  expect(editing.nodes.get('text-1')?.document).toBe('page:1');
});

test('a shared element can only be placed at the root of pages', () => {
  const editing = startEditing();
  const slotKey = { index: 0, master: 'shared-1' };
  expect(editing.run(placeShared, { ...slotKey, slotKey: 'section-2/content' })).toMatchObject({
    error: { code: 'slotRefuses' },
  });
  expect(editing.run(placeShared, { ...slotKey, slotKey: 'page:1' }).ok).toBe(true);
  expect(editing.nodes.get(editing.nodes.children('page:1')[0] ?? '')?.master).toBe('shared-1');
});

test('a detached placement keeps its content and appearance in all languages · EDIT-16', () => {
  const editing = startEditing();
  const write = (id: string, layer: (typeof languages)[number], title: string) => {
    const { options = {} } = editing.nodes.get('shared-1') ?? {};
    return editing.run(setOptions, { id, layer, options: { ...options, title } });
  };
  editing.run(setOpened, { id: 'shared-1', opened: ['title'] });
  editing.run(setField, { id: 'shared-1', layer: 'hr', path: 'text', value: 'Ljeti' });
  for (const [path, value] of Object.entries({ title: 'Come', text: 'In summer' })) {
    editing.run(setTranslation, { id: 'shared-1', language: 'en', path, value });
  }
  write('place-1', 'hr', 'Ovamo');
  editing.run(setTranslation, {
    id: 'place-1',
    language: 'en',
    path: 'title',
    value: 'Come here',
  });
  editing.run(setMeta, { ids: ['shared-1'], meta: { space: 'small', width: 'wide' } });
  editing.run(setMeta, { ids: ['place-1'], meta: { space: 'large' } });
  const at = editing.nodes.children('page:1').indexOf('place-1');

  expect(editing.run(detachPlacement, { id: 'place-1' }).ok).toBe(true);
  const copy = editing.nodes.get(editing.nodes.children('page:1')[at] ?? '');
  if (!copy) throw new Error('nothing stands there');
  const shown = languages.map((layer) => {
    const options = viewOptions(copy, editing.blocks, layer);
    return options.ok ? [options.value.title, options.value.text] : [];
  });
  expect(shown).toEqual([
    ['Ovamo', 'Ljeti'],
    ['Come here', 'In summer'],
    ['Ovamo', 'Ljeti'],
  ]);
  expect(copy).toMatchObject({ master: null, meta: { space: 'large', width: 'wide' } });
  expect(editing.nodes.get('shared-1')).toBeDefined();
});

test('a shared element has the given name, and its placement has no values of its own', () => {
  const editing = startEditing();
  editing.run(setMeta, { ids: ['hero-1'], meta: { space: 'large' } });
  const shared = editing.run(shareNode, { id: 'hero-1', title: 'Naslovnica' });
  const name = editing.blocks.hero?.labels.hr?.name;
  expect(shared.ok && shared.value.label).toEqual({ key: 'commands.share', params: { name } });
  expect(editing.nodes.get('hero-1')).toMatchObject({
    title: 'Naslovnica',
    meta: { space: 'large' },
    translations: { en: { title: 'Chart' } },
  });
  const [placement = ''] = editing.selection.getState().ids;
  expect(editing.nodes.get(placement)).toMatchObject({
    handler: 'hero',
    title: '',
    options: {},
    translations: {},
    meta: {},
    master: 'hero-1',
    revision: 0,
  });
});

test('a missing, nested or already shared element cannot be shared', () => {
  const editing = startEditing();
  const share = (id: string) => editing.run(shareNode, { id, title: '' });
  expect(share('gone')).toMatchObject({ error: { code: 'notFound' } });
  expect(share('place-1')).toMatchObject({ error: { code: 'blockShared' } });
  const { handler } = editing.nodes.get('columns-1') ?? {};
  expect(share('columns-1')).toMatchObject({
    error: { code: 'slotRefuses', params: { type: handler } },
  });
});

test('only a loaded shared element can be placed, and only a placement can be detached', () => {
  const editing = startEditing();
  const gone = { error: { code: 'notFound' } };
  const slotKey = { slotKey: 'page:1', index: 0 };
  expect(editing.run(placeShared, { ...slotKey, master: 'gone' })).toMatchObject(gone);
  expect(editing.run(placeShared, { ...slotKey, master: 'hero-1' })).toMatchObject(gone);
  expect(editing.run(detachPlacement, { id: 'hero-1' })).toMatchObject(gone);
  expect(editing.run(detachPlacement, { id: 'gone' })).toMatchObject(gone);
  expect(editing.run(setOpened, { id: 'gone', opened: [] })).toMatchObject(gone);
});

test('each change to shared elements is named in the history, and the result is selected', () => {
  const editing = startEditing();
  const name = editing.blocks['call-to-action']?.labels.hr?.name;
  const labelOf = (result: ReturnType<typeof editing.run>) => result.ok && result.value.label;
  const placed = editing.run(placeShared, { slotKey: 'page:1', index: 0, master: 'shared-1' });
  expect(labelOf(placed)).toEqual({ key: 'commands.placeShared', params: { name } });
  expect(editing.selection.getState().ids).toEqual(editing.nodes.children('page:1').slice(0, 1));
  const detached = editing.run(detachPlacement, { id: 'place-1' });
  expect(labelOf(detached)).toEqual({ key: 'commands.detach', params: { name } });
  const [copy = ''] = editing.selection.getState().ids;
  expect(editing.nodes.get(copy)?.master).toBeNull();
  const opened = editing.run(setOpened, { id: 'shared-1', opened: ['title', 'text'] });
  expect(labelOf(opened)).toEqual({ key: 'commands.open', params: { name } });
  expect(editing.nodes.get('shared-1')?.opened).toEqual(['title', 'text']);
});
