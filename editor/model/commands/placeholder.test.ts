import { expect, test } from 'vitest';
import { blankTarget, placeholdersOf } from '#schemas/editing/placeholders.ts';
import { blockNode, pageDocument, startEditing } from '#tests/support/editing.ts';
import { copyTexts, pasteBlocks, pastedBlocks } from '../clipboard/block-clipboard.ts';
import { openFields } from '../document/placeholders.ts';
import { duplicateNodes } from './duplicate.ts';
import { setPlaceholder } from './placeholder.ts';
import { setField } from './set-options.ts';
import { shareNode } from './share.ts';

const noHtml = async () => [];

const template = { ...pageDocument, key: 'template:7', kind: 'template' } as const;
const action = { id: 'a', label: 'Saznajte više', target: 'screen:home' };

function open() {
  const onTemplate = blockNode({
    id: 'example',
    handler: 'hero',
    document: 'template:7',
    options: { title: 'Naslov', kicker: '', actions: [action] },
    translations: { en: { title: 'Title' } },
  });
  const onPage = blockNode({
    id: 'hero',
    handler: 'hero',
    options: { title: '', actions: [{ ...action, target: blankTarget }] },
    linkMeta: {
      placeholders: { title: { hr: 'Ovdje napišite', en: 'Write here' }, 'actions/a/target': {} },
    },
  });
  const editing = startEditing({
    documents: [pageDocument, template],
    nodes: [onTemplate, onPage],
  });
  const node = (id: string) => {
    const found = editing.nodes.get(id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  const left = (id: string) => openFields(node(id), editing.blocks).map(({ path }) => path);
  return { editing, node, left };
}

const mark = (path: string, isMarked = true) => ({ id: 'example', path, isMarked });

test('marking a template field fills an empty one with a prompt, and undo removes the mark', () => {
  const { editing, node } = open();
  const before = node('example');
  expect(editing.run(setPlaceholder, mark('title')).ok).toBe(true);
  const content = { hr: 'Ovdje napišite: Nadnaslov', en: 'Write here: Kicker' };
  editing.run(setPlaceholder, { ...mark('kicker'), content });
  expect(Object.keys(placeholdersOf(node('example')))).toEqual(['title', 'kicker']);
  expect(node('example')).toMatchObject({
    options: { title: 'Naslov', kicker: content.hr },
    translations: { en: { title: 'Title', kicker: content.en } },
  });
  editing.run(setPlaceholder, mark('title', false));
  expect(Object.keys(placeholdersOf(node('example')))).toEqual(['kicker']);
  for (let step = 0; step < 3; step++) editing.undo();
  expect(node('example')).toEqual(before);
});

test('sharing a block of a template removes the marks from it and its placement', () => {
  const { editing, node, left } = open();
  editing.run(setPlaceholder, mark('title'));
  const marked = node('example');
  expect(editing.run(shareNode, { id: 'example', title: 'Svugdje' }).ok).toBe(true);
  const [placement = ''] = editing.selection.getState().ids;
  expect(placeholdersOf(node('example'))).toEqual({});
  expect(placeholdersOf(node(placement))).toEqual({});
  editing.run(setField, { id: 'example', layer: 'hr', path: 'title', value: '' });
  expect(left('example')).toEqual([]);
  for (let step = 0; step < 2; step++) editing.undo();
  expect(node('example')).toEqual(marked);
});

test('only texts, pictures and links of a page template can be marked', () => {
  const { editing } = open();
  for (const path of ['title', 'picture', 'actions/a/target', 'actions/a/label']) {
    expect(editing.run(setPlaceholder, mark(path)).ok).toBe(true);
  }
  expect(editing.run(setPlaceholder, mark('corners'))).toMatchObject({
    error: { code: 'placeholderRefused', field: 'corners' },
  });
  expect(editing.run(setPlaceholder, { ...mark('lead'), id: 'hero' })).toMatchObject({
    error: { code: 'badRequest' },
  });
});

test('typing fills a field in; undo and clearing the text make it open again', () => {
  const { editing, left } = open();
  const type = (value: string) =>
    editing.run(setField, { id: 'hero', layer: 'hr', path: 'title', value });
  expect(left('hero')).toEqual(['title', 'actions/a/target']);
  type('Bura');
  expect(left('hero')).toEqual(['actions/a/target']);
  editing.undo();
  expect(left('hero')).toContain('title');
  type('Bura');
  type('');
  expect(left('hero')).toContain('title');
});

test('a text can be left empty on purpose, a link without a target cannot', () => {
  const { editing, left } = open();
  const leave = (path: string) =>
    editing.run(setPlaceholder, { id: 'hero', path, isMarked: false });
  expect(leave('title').ok).toBe(true);
  expect(leave('actions/a/target')).toMatchObject({ error: { code: 'placeholderRefused' } });
  expect(left('hero')).toEqual(['actions/a/target']);
});

test('copies keep their fields to fill in; a template block pasted on a page has them empty', async () => {
  const { editing, node, left } = open();
  editing.run(duplicateNodes, { ids: ['hero'] });
  const [copy = ''] = editing.selection.getState().ids;
  expect(left(copy)).toEqual(['title', 'actions/a/target']);
  editing.run(setPlaceholder, mark('title'));
  const paste = async (slotKey: string) => {
    const blocks = await pastedBlocks(editing, copyTexts(editing, ['example'], ''), noHtml);
    if (!blocks.ok) throw new Error(blocks.error.code);
    pasteBlocks(editing, blocks.value, { slotKey, index: 0 });
    return node(editing.selection.getState().ids[0] ?? '');
  };
  const pasted = await paste('page:1');
  expect(pasted.options.title).toBe('');
  expect(placeholdersOf(pasted)).toEqual({ title: { hr: 'Naslov', en: 'Title' } });
  const back = await paste('template:7');
  expect(back).toMatchObject({
    options: { title: 'Naslov' },
    translations: { en: { title: 'Title' } },
  });
});
