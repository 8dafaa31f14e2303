import { useStore } from 'zustand';
import type { EditDocument } from '#schemas/editing/node.ts';
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

export function documentName({ title, key }: EditDocument, language: 'hr' | 'en' | 'de'): string {
  return title[language] || title.hr || key;
}
