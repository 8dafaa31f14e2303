import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the person at work points at. */
export interface Selection {
  /** Nodes, the one worked on last. */
  readonly ids: readonly string[];
  /** Path of the field to bring into view; null for none. */
  readonly field: string | null;
  /** Node under the pointer. */
  readonly hovered: string | null;
}

export type SelectionStore = StoreApi<Selection>;

export function createSelection(): SelectionStore {
  return createStore(() => ({ ids: [], field: null, hovered: null }));
}
