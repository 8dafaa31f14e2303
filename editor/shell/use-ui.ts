import { useStore } from 'zustand';
import type { Selection } from '../document/selection.ts';
import { useEditor } from '../start/editor-context.ts';
import type { UiState, UiStore } from './ui-store.ts';

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
