import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Editor, Problem } from '#schemas/editing/node.ts';

/**
 * `conflict`: everything is saved except what waits for a decision. `refused`: the server refuses some
 * changes. `offline`: no response, retrying. `loggedOut`: the user must log in first.
 */
export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'loggedOut'
  | 'conflict'
  | 'refused';

/** Whether this browser can store a journal of unsaved work. */
export type JournalState = 'working' | 'full' | 'blocked';

/** A note about an automatic change. `id` increases. */
export interface SavingNote {
  readonly id: number;
  readonly key: 'takenIn' | 'moveUndone' | 'restored' | 'journalFull' | 'journalBlocked';
  readonly count: number;
}

export interface SavingState {
  readonly status: SaveStatus;
  /** ms since 1970; null before the first save since the page was loaded. */
  readonly savedAt: number | null;
  readonly journal: JournalState;
  /** Problems for which the server refuses changes. */
  readonly refused: readonly Problem[];
  /** Other editors of the screen. */
  readonly editors: readonly Editor[];
  readonly note: SavingNote | null;
}

export type SavingStore = StoreApi<SavingState>;

export function createSavingStore(): SavingStore {
  return createStore(() => ({
    status: 'saved',
    savedAt: null,
    journal: 'working',
    refused: [],
    editors: [],
    note: null,
  }));
}

/** Whether the server cannot be reached or used at the moment. */
export const isCutOff = (status: SaveStatus) => status === 'offline' || status === 'loggedOut';

/** Whether changes are stored anywhere outside of this tab. */
export const isWorkStored = ({ status, journal }: SavingState) =>
  journal === 'working' || !isCutOff(status);

export function notify(store: SavingStore, key: SavingNote['key'], count = 1): void {
  store.setState(({ note }) => ({ note: { id: (note?.id ?? 0) + 1, key, count } }));
}

export function showStatus(store: SavingStore, status: SaveStatus): void {
  if (store.getState().status !== status) store.setState({ status });
}
