import type { Journal } from './journal.ts';
import { type JournalRecord, keysOfTab, readRecords } from './journal-record.ts';
import type { JournalStorage } from './journal-storage.ts';
import type { TabLocks } from './tab-locks.ts';

export const lockName = (tab: string) => `izlog-journal ${tab}`;

interface LeftPorts {
  readonly storage: JournalStorage;
  readonly locks: TabLocks;
  readonly journal: Pick<Journal, 'write'>;
  readonly user: string;
}

/** The journals of this user's closed tabs, the latest first. */
export interface LeftJournals {
  readonly read: () => Promise<void>;
  readonly first: () => JournalRecord | undefined;
  readonly of: (tab: string) => JournalRecord | undefined;
  /** Deletes a journal, once the journal of this tab is written. */
  readonly forget: (tab: string) => Promise<void>;
}

export function createLeftJournals(ports: LeftPorts): LeftJournals {
  const { storage, locks, journal, user } = ports;
  let left: JournalRecord[] = [];
  let keys: readonly string[] = [];
  return {
    async read() {
      const stored = await entriesOf(storage);
      keys = stored.map(([key]) => key);
      const own = readRecords(stored).records.filter((record) => record.user === user);
      for (const record of own.toSorted((a, b) => b.at - a.at)) {
        if (await locks.hold(lockName(record.tab))) left.push(record);
      }
    },
    first: () => left[0],
    of: (tab) => left.find((record) => record.tab === tab),
    async forget(tab) {
      left = left.filter((record) => record.tab !== tab);
      const isWritten = await journal.write();
      if (isWritten) await storage.write([], keysOfTab(tab, keys)).catch(() => undefined);
    },
  };
}

async function entriesOf(storage: JournalStorage): ReturnType<JournalStorage['entries']> {
  try {
    return await storage.entries();
  } catch {
    // The journal reports it on its first failed write.
    return [];
  }
}
