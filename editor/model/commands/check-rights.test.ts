import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { blockNode, pageDocument, startEditing } from '#tests/support/editing.ts';
import { moveNodes } from './move.ts';
import { removeNodes } from './remove.ts';
import { setField } from './set-options.ts';

const closed = { ok: false, error: { code: 'fieldClosed' } };

function openFrame(scopes: readonly string[]) {
  return startEditing({
    scopes,
    nodes: [
      blockNode({ id: 'cookies', handler: 'cookie-section', document: 'shared:cookies' }),
      blockNode({ id: 'footer', handler: 'footer-section', document: 'shared:footer' }),
    ],
  });
}

const target = { layer: 'hr', value: 'page:moje' } as const;

test('a scope cannot change a field that is closed to it, in any layer · PERM-20', () => {
  const editing = openFrame(['editor']);
  const privacy = { id: 'cookies', path: 'privacyTarget', ...target };
  expect(editing.run(setField, privacy)).toMatchObject(closed);
  expect(editing.run(setField, { ...privacy, layer: 'mobile' })).toMatchObject(closed);
  const withdrawal = { id: 'footer', path: 'withdrawalTarget', ...target };
  expect(editing.run(setField, withdrawal)).toMatchObject(closed);
  expect(openFrame(['admin']).run(setField, privacy).ok).toBe(true);
  expect(openFrame(['admin']).run(setField, withdrawal).ok).toBe(true);
});

test('other fields of the same block may be changed · PERM-20', () => {
  const editing = openFrame(['editor']);
  const title = { id: 'cookies', layer: 'hr', path: 'title', value: 'Kolačići' } as const;
  expect(editing.run(setField, title).ok).toBe(true);
});

test('a scope cannot fill, empty or reorder a slot that is closed to it · PERM-20', () => {
  const { section } = editorBlocks;
  const slots = { content: { ...section?.model.slots.content, scope: { change: ['designer'] } } };
  const blocks = {
    ...editorBlocks,
    ...(section && { section: { ...section, model: { ...section.model, slots } } }),
  };
  const nodes = [
    blockNode({ id: 'box', handler: 'section', order: 'A' }),
    blockNode({ id: 'one', handler: 'rich-text', parent: 'box', order: 'A' }),
    blockNode({ id: 'two', handler: 'rich-text', parent: 'box', order: 'B' }),
    blockNode({ id: 'out', handler: 'rich-text', order: 'B' }),
  ];
  const open = (scope: string) =>
    startEditing({ blocks, nodes, documents: [pageDocument], scopes: [scope] });
  const reorder = { ids: ['one'], slotKey: 'box/content', index: 1 } as const;
  const fill = { ids: ['out'], slotKey: 'box/content', index: 0 } as const;
  const empty = { ids: ['one'], slotKey: 'page:1', index: 0 } as const;
  for (const move of [reorder, fill, empty]) {
    expect(open('editor').check(moveNodes, move)).toMatchObject(closed);
    expect(open('designer').check(moveNodes, move).ok).toBe(true);
  }
  expect(open('editor').check(removeNodes, { ids: ['one'] })).toMatchObject(closed);
});
