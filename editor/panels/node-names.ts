import { useCallback } from 'react';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { BlockLabels } from '#schemas/block/labels.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { NodeReader } from '../document/node-store.ts';
import { useEditor } from '../start/editor-context.ts';

/** What a block type is called; unknown types by their handler. */
export function blockName(blocks: EditorBlocks, handler: string, language: Language): string {
  return blocks[handler]?.labels[language].name ?? handler;
}

/** The name editors gave a node, else that of its shared element, else that of its block. */
export function nodeName(
  reader: Pick<NodeReader, 'get'>,
  blocks: EditorBlocks,
  node: EditNode,
  language: Language,
): string {
  const master = node.master === null ? undefined : reader.get(node.master);
  return node.title || master?.title || blockName(blocks, node.handler, language);
}

/** Names of nodes in the language of the person at work. */
export function useNodeName(): (node: EditNode) => string {
  const { editing, payload } = useEditor();
  return useCallback(
    (node) => nodeName(editing.nodes, editing.blocks, node, payload.uiLanguage),
    [editing, payload.uiLanguage],
  );
}

/** What editors read about block types. */
export function useBlockLabels(): (handler: string) => BlockLabels | undefined {
  const { editing, payload } = useEditor();
  return useCallback(
    (handler) => editing.blocks[handler]?.labels[payload.uiLanguage],
    [editing, payload.uiLanguage],
  );
}
