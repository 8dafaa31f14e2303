import { useStore } from 'zustand';
import type { Selection } from '../model/document/selection.ts';
import type { UiState, UiStore } from '../session/ui/ui-store.ts';
import { useEditor } from './editor-context.ts';

/** Selects one value of the editor's layout. `select` must return the same value until it changes. */
export function useUi<T>(select: (state: UiState) => T): T {
  return useStore(useEditor().ui, select);
}

export function useSelection<T>(select: (selection: Selection) => T): T {
  return useStore(useEditor().editing.selection, select);
}

/** Announces a text to screen readers, also when it is the same twice. */
export function announce(ui: UiStore, label: string): void {
  const isSame = ui.getState().announcement === label;
  ui.setState({ announcement: isSame ? `${label}\u00a0` : label });
}
