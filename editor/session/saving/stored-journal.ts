import type { HistoryEntry, HistoryState } from '../../model/commands/history.ts';
import { type StoredTab, stepKey, tabKey, type UnsavedNode } from './journal-record.ts';
import type { JournalStorage } from './journal-storage.ts';
import type { Timers } from './timers.ts';

/** ms after which an unfinished write counts as failed. */
const timeout = 5000;
/** Maximum number of stored characters of history. */
const maxHistory = 5_000_000;

export interface StoredJournalPorts {
  readonly storage: JournalStorage;
  readonly timers: Timers;
  readonly tab: string;
  readonly user: string;
  readonly unsaved: () => readonly UnsavedNode[];
}

/** The journal of this tab in the browser's storage. Knows which steps are stored, and writes only new ones. */
export interface StoredJournal {
  readonly put: (history: HistoryState) => Promise<void>;
}

export function createStoredJournal(ports: StoredJournalPorts): StoredJournal {
  const { storage, timers, tab, user, unsaved } = ports;
  const steps = createStepTexts();
  let written = new Set<number>();

  async function put({ entries, done }: HistoryState): Promise<void> {
    const kept = steps.within(entries, maxHistory);
    const added = kept.filter(({ step }) => !written.has(step));
    const keep = new Set(kept.map(({ step }) => step));
    const dropped = [...written].filter((step) => !keep.has(step));
    const record: StoredTab = {
      user,
      at: timers.now(),
      unsaved: unsaved(),
      steps: [...keep],
      done: Math.max(0, done - (entries.length - kept.length)),
    };
    const texts = added.map(({ step, text }) => [stepKey(tab, step), text] as const);
    const writing = storage.write(
      [[tabKey(tab), JSON.stringify(record)], ...texts],
      dropped.map((step) => stepKey(tab, step)),
    );
    await inTime(timers, writing);
    written = keep;
  }

  return { put };
}

function inTime(timers: Timers, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(timeout, () => reject(new Error('The journal does not answer.')));
    work.then(resolve, reject).finally(cancel);
  });
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
