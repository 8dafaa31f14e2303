import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the person at work points at. */
export interface Selection {
  /** Nodes, the one worked on last. */
  readonly ids: readonly string[];
  /** Path of the field to bring into view and to the focus; null for none. */
  readonly field: string | null;
  /** Path of the field that is typed in on the page: brought into view and marked, without the focus. */
  readonly typed: string | null;
  /** Node under the pointer. */
  readonly hovered: string | null;
}

export type SelectionStore = StoreApi<Selection>;

/** Selects nodes. The list stays the same while the same are selected: nothing is rendered again for it. */
export function setSelected(
  selection: SelectionStore,
  ids: readonly string[],
  field: string | null = null,
): void {
  selection.setState((known) => {
    const isSame = known.ids.length === ids.length && ids.every((id, at) => id === known.ids[at]);
    return { ids: isSame ? known.ids : ids, field, typed: null };
  });
}

export function createSelection(): SelectionStore {
  return createStore(() => ({ ids: [], field: null, typed: null, hovered: null }));
}
