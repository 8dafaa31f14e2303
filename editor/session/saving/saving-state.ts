import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Editor, Problem } from '#schemas/editing/node.ts';

/**
 * `conflict`: all is saved but what waits for a decision. `refused`: the server will not have some of
 * it as it is. `offline`: no response; it is tried again. `signedOut`: somebody must sign in first.
 */
export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'signedOut'
  | 'conflict'
  | 'refused';

/** Whether this browser keeps a journal of unsaved work. */
export type JournalState = 'working' | 'full' | 'blocked';

/** Something that happened by itself and may be of interest; `id` grows. */
export interface SavingNote {
  readonly id: number;
  readonly key: 'takenIn' | 'moveUndone' | 'restored' | 'journalFull' | 'journalBlocked';
  readonly count: number;
}

export interface SavingState {
  readonly status: SaveStatus;
  /** ms since 1970; null before the first save of this visit. */
  readonly savedAt: number | null;
  readonly journal: JournalState;
  /** Why the server refuses, with the places. */
  readonly refused: readonly Problem[];
  /** Others who have the screen open. */
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

/** Whether nothing reaches the server for now. */
export const isCutOff = (status: SaveStatus) => status === 'offline' || status === 'signedOut';

/** Whether what is typed is kept somewhere outside of this tab. */
export const isWorkKept = ({ status, journal }: SavingState) =>
  journal === 'working' || !isCutOff(status);

export function notify(store: SavingStore, key: SavingNote['key'], count = 1): void {
  store.setState(({ note }) => ({ note: { id: (note?.id ?? 0) + 1, key, count } }));
}
