import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { invariant } from '#schemas/result.ts';
import { startEditing } from '#tests/support/editing.ts';
import { insertBlock } from '../../../model/commands/insert.ts';
import { nodesFromInput } from '../../../model/commands/node-input.ts';
import { removeNodes } from '../../../model/commands/remove.ts';
import { leastOptions } from '../../../model/document/new-options.ts';
import { translationsOf } from '../../../model/document/translations.ts';
import { createUiStore } from '../../../session/ui/ui-store.ts';
import { insertAtTarget } from './aim.ts';
import { libraryItems, searchItems } from './library-items.ts';
import { mayInsert, targetPosition } from './placement.ts';
import { loadPreset, presetInput } from './preset-input.ts';
import { readRecent, saveRecent } from './recent-items.ts';

const namesFor = (keywords: string) =>
  searchItems(libraryItems(editorBlocks, 'hr'), keywords).map(({ type }) => type);

test('finds blocks by name, description and keywords, without accents', () => {
  expect(namesFor('baner')[0]).toBe('banner');
  expect(namesFor('natpis')).toContain('banner');
  expect(namesFor('PREKO CIJELE SIRINE')).toContain('banner');
  expect(namesFor('nema takvog')).toEqual([]);
});

test('offers presets with a name of their own; other examples are not offered', () => {
  const items = libraryItems(editorBlocks, 'en');
  const namesOf = (wanted: string) =>
    items.filter(({ type }) => type === wanted).map(({ name }) => name);
  expect(namesOf('banner')).toEqual(['Banner', 'Short strip']);
  expect(namesOf('product-list')).toHaveLength(1);
  expect(namesFor('banner')).toEqual(['banner', 'banner']);
  const names = items.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a block that the site hides is not offered, in the library and its search', () => {
  const { hero, banner } = editorBlocks;
  invariant(hero && banner, 'no block');
  const items = libraryItems({ hero: { ...hero, isHidden: true }, banner }, 'en');
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['banner']));
  expect(searchItems(items, 'hero')).toEqual([]);
});

test('a block with a pattern on a required text is offered and starts from its example · EDIT-06', () => {
  const base = editorBlocks['coming-soon'];
  invariant(base, 'no block');
  const ticket: EditorBlock = {
    ...base,
    model: {
      ...base.model,
      type: 'ticket',
      schema: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string', pattern: '^[A-Z]{3}$' } },
      },
    },
    validate: (value) => /^[A-Z]{3}$/.test((value as { code: string }).code),
  };
  const editing = startEditing({ blocks: { ...editorBlocks, ticket } });
  const position = { slotKey: 'page:1', index: 0 };
  expect(leastOptions(ticket)).toBeNull();
  expect(mayInsert(editing, 'ticket', position).ok).toBe(true);
  const input = presetInput('ticket', { options: { code: 'ABC' } });
  expect(editing.run(insertBlock, { ...position, input }).ok).toBe(true);
  const broken = presetInput('ticket', { options: { code: '' } });
  expect(editing.run(insertBlock, { ...position, input: broken })).toMatchObject({
    error: { code: 'blockOptionsInvalid' },
  });
});

test('explains why a block is not allowed at the target', () => {
  const editing = startEditing();
  const position = targetPosition(editing, createUiStore());
  expect(mayInsert(editing, 'section', position).ok).toBe(true);
  expect(mayInsert(editing, 'cart-items', position)).toMatchObject({
    ok: false,
    error: { code: 'slotRefuses' },
  });
});

test('every preset of every block is valid input of the insert command', async () => {
  const editing = startEditing();
  const errors: string[] = [];
  for (const item of libraryItems(editorBlocks, 'hr')) {
    if (!mayInsert(editing, item.type, { slotKey: 'page:1', index: 0 }).ok) continue;
    const preset = await loadPreset(editorBlocks[item.type], item.preset);
    const input = preset && presetInput(item.type, preset);
    const ui = createUiStore({ insertAt: { slotKey: 'page:1', index: 0 } });
    const done = input && insertAtTarget(editing, ui, input);
    if (!done?.ok) errors.push(`${item.id}: ${done?.error.code}`);
  }
  expect(errors).toEqual([]);
});

test('inserts after the selection, or one after another at an explicit position', async () => {
  const editing = startEditing();
  const ui = createUiStore({ insertAt: { slotKey: 'page:1', index: 1 } });
  insertAtTarget(editing, ui, { handler: 'section' });
  expect(editing.nodes.children('page:1')[1]).toBe('new-1');
  expect(ui.getState().insertAt).toEqual({ slotKey: 'page:1', index: 2 });
  ui.setState({ insertAt: null });
  editing.select(['hero-1']);
  insertAtTarget(editing, ui, { handler: 'section' });
  expect(editing.nodes.children('page:1')[1]).toBe('new-2');
});

test('does not insert at a position that no longer exists', () => {
  const editing = startEditing();
  const ui = createUiStore({ insertAt: { slotKey: 'columns-1/first', index: 0 } });
  editing.run(removeNodes, { ids: ['columns-1'] });
  expect(targetPosition(editing, ui)?.slotKey).toBe('section-1/content');
});

test('remembers recently used blocks, and works without storage', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  saveRecent(storage, 'hero/current');
  saveRecent(storage, 'banner/plain');
  saveRecent(storage, 'hero/current');
  expect(readRecent(storage)).toEqual(['hero/current', 'banner/plain']);
  const broken = () => {
    throw new Error('forbidden');
  };
  expect(readRecent(broken)).toEqual([]);
  expect(() => saveRecent(broken, 'hero/current')).not.toThrow();
});

test('a block inserted from the library has its texts in every language, as examples · EDIT-15', async () => {
  const editing = startEditing();
  const target = { document: 'page:1', parent: null, slot: 'root', order: 'V' } as const;
  const missing: string[] = [];
  for (const { type, preset, category } of libraryItems(editorBlocks, 'hr')) {
    if (category === 'site') continue;
    const found = await loadPreset(editorBlocks[type], preset);
    if (!found) throw new Error(`no ${type}/${preset}`);
    for (const node of nodesFromInput(editing, presetInput(type, found), target)) {
      for (const language of ['en', 'de'] as const) {
        for (const { path, state } of translationsOf(node, editorBlocks, language)) {
          if (state !== 'example')
            missing.push(`${type}/${preset} ${node.handler} ${path} ${language}`);
        }
      }
    }
  }
  expect(missing).toEqual([]);
});
