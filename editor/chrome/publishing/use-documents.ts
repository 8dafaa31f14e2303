import { useStore } from 'zustand';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { blockName } from '../../canvas/node-names.ts';
import { useSelection } from '../../canvas/use-ui.ts';

/** Returns the main document of the screen; null when it only has regions. */
export function useMainDocument(): EditDocument | null {
  const { editing, payload } = useEditor();
  useStore(editing.documentsChanged);
  const [first = null] = [payload.content, ...Object.values(payload.regions).flat()].filter(
    (key) => key !== null,
  );
  return (first && editing.documents.get(first)) ?? null;
}

/** Returns the shared element with the selected block; null elsewhere. */
export function useSelectedShared(): EditDocument | null {
  const { editing } = useEditor();
  useStore(editing.documentsChanged);
  const key = useSelection(({ ids: [id = ''] }) => editing.nodes.get(id)?.document);
  return key?.startsWith('shared:') ? (editing.documents.get(key) ?? null) : null;
}

/** Returns the name of a document. A shared element without a title has the name of its block. */
export function useDocumentName(): (document: EditDocument) => string {
  const { editing, payload } = useEditor();
  const { uiLanguage } = payload;
  return ({ title, key }) =>
    blockName(editing.blocks, title[uiLanguage] || title[defaultLanguage] || key, uiLanguage);
}
