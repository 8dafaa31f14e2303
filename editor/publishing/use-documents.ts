import { useStore } from 'zustand';
import type { EditDocument } from '#schemas/editing/node.ts';
import { blockName } from '../panels/node-names.ts';
import { useSelection } from '../shell/use-ui.ts';
import { useEditor } from '../start/editor-context.ts';

/** The document that the screen is about; null where there is none but the regions around it. */
export function useMainDocument(): EditDocument | null {
  const { editing, payload } = useEditor();
  useStore(editing.documentsChanged);
  const [first = null] = [payload.content, ...Object.values(payload.regions).flat()].filter(
    (key) => key !== null,
  );
  return (first && editing.documents.get(first)) ?? null;
}

/** The shared element in which something is selected; null elsewhere. */
export function useSelectedShared(): EditDocument | null {
  const { editing } = useEditor();
  useStore(editing.documentsChanged);
  const key = useSelection(({ ids: [id = ''] }) => editing.nodes.get(id)?.document);
  return key?.startsWith('shared:') ? (editing.documents.get(key) ?? null) : null;
}

/** What people call a document; a shared element without a name goes by that of its block. */
export function useDocumentName(): (document: EditDocument) => string {
  const { editing, payload } = useEditor();
  const { uiLanguage } = payload;
  return ({ title, key }) =>
    blockName(editing.blocks, title[uiLanguage] || title.hr || key, uiLanguage);
}
