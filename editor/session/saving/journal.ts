import type { HistoryEntry, HistoryState } from '../../model/commands/history.ts';
import { type StoredTab, stepKey, tabKey, type UnsavedNode } from './journal-record.ts';
import { isFull, type JournalStorage } from './journal-storage.ts';
import { notify, type SavingStore } from './saving-state.ts';
import { debounce, type Timers } from './timers.ts';

/** ms after an edit. */
const times = { rest: 300, most: 1000 } as const;
/** ms after which an unfinished write counts as failed. */
const timeout = 5000;
/** Maximum number of stored characters of history. */
const maxHistory = 5_000_000;

export interface JournalPorts {
  readonly storage: JournalStorage;
  readonly timers: Timers;
  readonly state: SavingStore;
  readonly tab: string;
  readonly user: string;
  readonly unsaved: () => readonly UnsavedNode[];
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
  const { storage, timers, state, tab, user } = ports;
  const noting = debounce(timers, times, () => void write());
  const steps = createStepTexts();
  let writing: Promise<boolean> | null = null;
  let isWanted = false;
  let written = new Set<number>();

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

  async function put({ entries, done }: HistoryState): Promise<void> {
    const kept = steps.within(entries, maxHistory);
    const added = kept.filter(({ step }) => !written.has(step));
    const keep = new Set(kept.map(({ step }) => step));
    const dropped = [...written].filter((step) => !keep.has(step));
    const left = Math.max(0, done - (entries.length - kept.length));
    const { unsaved } = ports;
    const record: StoredTab = {
      user,
      at: timers.now(),
      unsaved: unsaved(),
      steps: kept.map(({ step }) => step),
      done: left,
    };
    await inTime(
      storage.write(
        [
          [tabKey(tab), JSON.stringify(record)],
          ...added.map(({ step, text }) => [stepKey(tab, step), text] as const),
        ],
        dropped.map((step) => stepKey(tab, step)),
      ),
    );
    written = keep;
  }

  function inTime(work: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = timers.after(timeout, () => reject(new Error('The journal does not answer.')));
      work.then(resolve, reject).finally(cancel);
    });
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

interface StepText {
  readonly step: number;
  readonly text: string;
}

/** Numbered steps as text, cached per step, which is immutable. */
function createStepTexts() {
  const known = new WeakMap<HistoryEntry, StepText>();
  let last = 0;
  const textOf = (entry: HistoryEntry): StepText => {
    const made = known.get(entry) ?? { step: ++last, text: JSON.stringify(entry) };
    known.set(entry, made);
    return made;
  };
  return {
    /** Returns the latest steps with at most `most` characters in total. */
    within(entries: readonly HistoryEntry[], most: number): StepText[] {
      const kept: StepText[] = [];
      let length = 0;
      for (const entry of entries.toReversed()) {
        const text = textOf(entry);
        length += text.text.length;
        if (length > most) break;
        kept.unshift(text);
      }
      return kept;
    },
  };
}
