import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { NodeInput } from '#editor/model/commands/node-input.ts';
import { createEditing, type Editing, type EditingStart } from '#editor/model/document/editing.ts';
import { leastOptions } from '#editor/model/document/new-options.ts';
import { keysBetween } from '#editor/model/document/order.ts';
import { editNode } from '#editor/testing/samples.ts';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditDocument, EditNode } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';

export const pageDocument: EditDocument = {
  key: 'page:1',
  kind: 'page',
  title: { hr: 'Stranica' },
  description: {},
  slugs: { hr: 'stranica' },
  languages: ['hr', 'en', 'de'],
  publishedAt: null,
  changed: false,
  uses: 0,
};

export const sharedDocument: EditDocument = {
  ...pageDocument,
  key: 'shared:shared-1',
  kind: 'shared',
  title: { hr: 'Zajedničko' },
  slugs: {},
  uses: 1,
};

function optionsOf(block: EditorBlock): JsonObject {
  const options = leastOptions(block);
  invariant(options, `${block.model.type}: no options could be made.`);
  return options;
}

/** A new block of a type with the minimum of options that its schema requires. */
export function newBlock({ blocks }: Pick<Editing, 'blocks'>, handler: string): NodeInput {
  const block = blocks[handler];
  return { handler, options: block ? optionsOf(block) : {}, isExample: true };
}

/** A node of a real block with the minimum of options that its schema requires. */
export function blockNode(given: Partial<EditNode> & { readonly id: string }): EditNode {
  const block = editorBlocks[given.handler ?? 'section'];
  invariant(block, `No block ${given.handler}.`);
  return editNode({ version: block.model.version, options: optionsOf(block), ...given });
}

/** A page with nested sections, texts in three languages, and a placement of a shared element. */
export function samplePage(): EditNode[] {
  const orders = keysBetween(null, null, 4);
  const at = (index: number) => ({ order: orders[index] ?? 'V' });
  return [
    blockNode({
      id: 'hero-1',
      handler: 'hero',
      ...at(0),
      translations: { en: { title: 'Chart' } },
    }),
    blockNode({ id: 'section-1', handler: 'section', ...at(1) }),
    blockNode({ id: 'columns-1', handler: 'columns', parent: 'section-1', ...at(0) }),
    blockNode({ id: 'text-1', handler: 'rich-text', parent: 'columns-1', slot: 'first', ...at(0) }),
    blockNode({
      id: 'text-2',
      handler: 'rich-text',
      parent: 'columns-1',
      slot: 'second',
      ...at(0),
    }),
    blockNode({ id: 'text-3', handler: 'rich-text', parent: 'section-1', ...at(1), locked: true }),
    blockNode({
      id: 'place-1',
      handler: 'call-to-action',
      ...at(2),
      options: {},
      master: 'shared-1',
    }),
    blockNode({ id: 'section-2', handler: 'section', ...at(3) }),
    blockNode({
      id: 'shared-1',
      handler: 'call-to-action',
      document: 'shared:shared-1',
      opened: ['title'],
    }),
  ];
}

/** Starts editing the documents of a page, with predictable ids and time. */
export function startEditing(given: Partial<EditingStart> = {}): Editing {
  let count = 0;
  let time = 0;
  return createEditing({
    blocks: editorBlocks,
    documents: [pageDocument, sharedDocument],
    nodes: samplePage(),
    language: 'hr',
    scopes: ['editor'],
    newId: () => `new-${++count}`,
    now: () => (time += 2000),
    ...given,
  });
}
