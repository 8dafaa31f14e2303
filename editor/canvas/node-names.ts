import { useCallback } from 'react';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { type BlockLabels, labelsOf } from '#schemas/block/labels.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { NodeReader } from '../model/document/node-store.ts';
import { useEditor } from './editor-context.ts';

/** Returns the label of a block type; the handler for unknown types. */
export function blockName(blocks: EditorBlocks, handler: string, language: Language): string {
  return labelsOf(blocks[handler], language)?.name ?? handler;
}

/**
 * Returns the name that editors gave a node, otherwise that of its shared element, otherwise that of its
 * block.
 */
export function nodeName(
  reader: Pick<NodeReader, 'get'>,
  blocks: EditorBlocks,
  node: EditNode,
  language: Language,
): string {
  const master = node.master === null ? undefined : reader.get(node.master);
  return node.title || master?.title || blockName(blocks, node.handler, language);
}

/** Returns names of nodes in the user's language. */
export function useNodeName(): (node: EditNode) => string {
  const { editing, payload } = useEditor();
  return useCallback(
    (node) => nodeName(editing.nodes, editing.blocks, node, payload.uiLanguage),
    [editing, payload.uiLanguage],
  );
}

/** Returns the labels of block types in the user's language. */
export function useBlockLabels(): (handler: string) => BlockLabels | undefined {
  const { editing, payload } = useEditor();
  return useCallback(
    (handler) => labelsOf(editing.blocks[handler], payload.uiLanguage),
    [editing, payload.uiLanguage],
  );
}
