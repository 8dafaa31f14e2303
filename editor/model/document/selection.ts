import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeStore } from './node-store.ts';

/** The user's selection, and the element under the pointer. */
export interface Selection {
  /** Selected nodes, the most recent last. */
  readonly ids: readonly string[];
  /** Path of the field to scroll to and focus; null for none. */
  readonly field: string | null;
  /** Path of the field being typed in on the page: scrolled to and highlighted, but not focused. */
  readonly typed: string | null;
  readonly hovered: string | null;
}

export type SelectionStore = StoreApi<Selection>;

/** Selects nodes. Keeps the array when the ids are the same, so nothing re-renders. */
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

/** Removed nodes are no longer selected. */
export function forgetGone(selection: SelectionStore, nodes: Pick<NodeStore, 'get'>): void {
  const { ids, hovered } = selection.getState();
  const kept = ids.filter((id) => nodes.get(id));
  if (kept.length < ids.length) selection.setState({ ids: kept, field: null });
  if (hovered !== null && !nodes.get(hovered)) selection.setState({ hovered: null });
}
