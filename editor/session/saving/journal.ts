import type { HistoryState } from '../../model/commands/history.ts';
import { isFull } from './journal-storage.ts';
import { notify, type SavingStore } from './saving-state.ts';
import { createStoredJournal, type StoredJournalPorts } from './stored-journal.ts';
import { debounce } from './timers.ts';

/** Delays of a write in ms: after the last edit, and at most after the first one. */
const times = { rest: 300, most: 1000 } as const;

export interface JournalPorts extends StoredJournalPorts {
  readonly state: SavingStore;
  readonly history: () => HistoryState;
}

/** Stores in this browser what the server does not have yet, and the undo history. */
export interface Journal {
  /** Something changed: writes within a second. */
  readonly note: () => void;
  /** Writes now. Returns false when that failed. */
  readonly write: () => Promise<boolean>;
  readonly stop: () => void;
}

export function createJournal(ports: JournalPorts): Journal {
  const { timers, state } = ports;
  const noting = debounce(timers, times, () => void write());
  const { put } = createStoredJournal(ports);
  let writing: Promise<boolean> | null = null;
  let isWanted = false;

  function write(): Promise<boolean> {
    noting.stop();
    if (writing) {
      isWanted = true;
      return writing.then(() => writing ?? true);
    }
    writing = writeOnce().finally(() => {
      writing = null;
      if (isWanted) void write();
      isWanted = false;
    });
    return writing;
  }

  async function writeOnce(): Promise<boolean> {
    try {
      await put(ports.history());
    } catch (error) {
      return isFull(error) ? writeWithoutHistory() : failed('blocked');
    }
    return works();
  }

  /** Unsaved work is more important than the undo history. */
  async function writeWithoutHistory(): Promise<boolean> {
    try {
      await put({ entries: [], done: 0 });
    } catch (error) {
      return failed(isFull(error) ? 'full' : 'blocked');
    }
    return works();
  }

  function works(): true {
    if (state.getState().journal !== 'working') state.setState({ journal: 'working' });
    return true;
  }

  /** Reported once. The next edit tries again. */
  function failed(journal: 'full' | 'blocked'): false {
    if (state.getState().journal === 'working') {
      state.setState({ journal });
      notify(state, journal === 'full' ? 'journalFull' : 'journalBlocked');
    }
    return false;
  }

  return { note: noting.wish, write, stop: noting.stop };
}
