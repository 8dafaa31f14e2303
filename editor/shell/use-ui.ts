import { useStore } from 'zustand';
import type { Selection } from '../document/selection.ts';
import { useEditor } from '../start/editor-context.ts';
import type { UiState, UiStore } from './ui-store.ts';

/** One thing of how the editor is arranged; `select` must answer the same value until it changes. */
export function useUi<T>(select: (state: UiState) => T): T {
  return useStore(useEditor().ui, select);
}

export function useSelection<T>(select: (selection: Selection) => T): T {
  return useStore(useEditor().editing.selection, select);
}

/** Has screen readers say something; the same words twice are said twice. */
export function announce(ui: UiStore, words: string): void {
  const isSame = ui.getState().announcement === words;
  ui.setState({ announcement: isSame ? `${words}\u00a0` : words });
}
