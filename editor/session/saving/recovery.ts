import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { AppError } from '#schemas/result.ts';
import type { HistoryEntry, HistoryState } from '../../model/commands/history.ts';
import { setLocked } from '../../model/commands/set-meta.ts';
import type { Editing } from '../../model/document/editing.ts';
import { withKnownParts } from '../../model/document/equal.ts';
import { ancestry } from '../../model/document/node-store.ts';
import type { Journal } from './journal.ts';
import { type JournalRecord, keysOfTab, readRecords } from './journal-record.ts';
import type { JournalStorage } from './journal-storage.ts';
import { restoreNodes } from './restore-nodes.ts';
import { offerOf, type RestoreOffer, withNeeded } from './restore-offer.ts';
import type { TabLocks } from './tab-locks.ts';

export interface RecoveryPorts {
  readonly editing: Editing;
  readonly storage: JournalStorage;
  readonly locks: TabLocks;
  readonly journal: Journal;
  /** Loads documents that are not open, as far as they still exist. */
  readonly open: (documents: readonly DocumentKey[]) => Promise<void>;
  readonly user: string;
}

/** Restores the undo history and unsaved changes of this user's earlier tabs. */
export interface Recovery {
  /** The unsaved work that is offered now. The next offer follows. */
  readonly offer: StoreApi<RestoreOffer | null>;
  readonly start: () => Promise<void>;
  /** Restores the chosen nodes. Returns why some could not be restored; these are still offered. */
  readonly restore: (chosen: ReadonlySet<string>) => Promise<AppError | null>;
  /** Discards the offered work. */
  readonly dismiss: () => Promise<void>;
}

export const lockName = (tab: string) => `izlog-journal ${tab}`;

export function createRecovery(ports: RecoveryPorts): Recovery {
  const { editing, storage, locks, journal, open, user } = ports;
  const offer = createStore<RestoreOffer | null>(() => null);
  const get = (id: string) => editing.nodes.get(id) ?? null;
  let left: JournalRecord[] = [];
  let keys: readonly string[] = [];

  async function start(): Promise<void> {
    let stored: Awaited<ReturnType<JournalStorage['entries']>>;
    try {
      stored = await storage.entries();
    } catch {
      // The journal reports it on its first failed write.
      return;
    }
    keys = stored.map(([key]) => key);
    const own = readRecords(stored).records.filter((record) => record.user === user);
    for (const record of own.toSorted((a, b) => b.at - a.at)) {
      if (await locks.hold(lockName(record.tab))) left.push(record);
    }
    const [latest] = left;
    if (latest && latest.unsaved.length === 0) adoptHistory(latest.history);
    await next();
  }

  /** Makes the next offer, and deletes journals without any unsaved changes. */
  async function next(): Promise<void> {
    for (let record = left[0]; record; record = left[0]) {
      // Loads the documents of all nodes: a node that is not loaded would look removed.
      await open(record.unsaved.flatMap(({ base }) => base?.document ?? []));
      const found = offerOf(record, get, editing.blocks);
      if (found) {
        offer.setState(found, true);
        return;
      }
      adoptHistory(record.history);
      await forget(record.tab);
    }
    offer.setState(null, true);
  }

  async function forget(tab: string): Promise<void> {
    left = left.filter((record) => record.tab !== tab);
    const kept = await journal.write();
    if (!kept) return;
    await storage.write([], keysOfTab(tab, keys)).catch(() => undefined);
  }

  /** Steps can only be used while all nodes are as the steps left them. */
  function adoptHistory({ entries, done }: HistoryState): void {
    const isFresh = editing.history.getState().entries.length === 0;
    if (!isFresh || entries.length === 0 || !isCurrent({ entries, done })) return;
    editing.history.setState({ entries: entries.map(linked), done });
  }

  function isCurrent({ entries, done }: HistoryState): boolean {
    const last = new Map<string, EditNode | null>();
    for (const { changes } of entries.slice(0, done)) {
      for (const { before, after } of changes) last.set((after ?? before)?.id ?? '', after);
    }
    return [...last].every(([id, node]) => isSameNode(get(id), node));
  }

  function linked(entry: HistoryEntry): HistoryEntry {
    const link = (node: EditNode | null) => node && withKnownParts(get(node.id), node);
    const changes = entry.changes.map(({ before, after }) => ({
      before: link(before),
      after: link(after),
    }));
    return { ...entry, changes };
  }

  async function restore(chosen: ReadonlySet<string>): Promise<AppError | null> {
    const found = offer.getState();
    const record = left.find(({ tab }) => tab === found?.tab);
    if (!found || !record) return null;
    const before = editing.history.getState();
    const chosenNodes = withNeeded(found, chosen, get);
    unlockAgain(record, chosenNodes);
    const error = putBack(chosenNodes);
    const rest = error && offerOf(record, get, editing.blocks);
    if (error && rest) {
      offer.setState(rest, true);
      return error;
    }
    if (before.entries.length === 0 && isCurrent(record.history)) {
      editing.history.setState(before);
      adoptHistory(record.history);
    }
    await forget(found.tab);
    await next();
    return null;
  }

  /** Restored nodes first in their order, then removals, the innermost first. */
  function inOrder(nodes: ReadonlyMap<string, EditNode | null>) {
    const depth = (id: string) => ancestry(editing.nodes, id).length;
    const going = [...nodes].filter(([, node]) => node === null);
    return [
      ...[...nodes].filter(([, node]) => node !== null),
      ...going.sort(([one], [other]) => depth(other) - depth(one)),
    ];
  }

  /** A node that was unlocked before its move or removal must be unlocked again first. */
  function unlockAgain(
    { unsaved }: JournalRecord,
    chosen: ReadonlyMap<string, EditNode | null>,
  ): void {
    const ids = unsaved.flatMap(({ id, isUnlocked }) => {
      const isHeld = chosen.get(id)?.locked !== false && get(id)?.locked;
      return isUnlocked && chosen.has(id) && isHeld ? id : [];
    });
    if (ids.length > 0) editing.run(setLocked, { ids, locked: false });
  }

  function putBack(nodes: ReadonlyMap<string, EditNode | null>): AppError | null {
    const whole = editing.run(restoreNodes, { nodes });
    if (whole.ok) return null;
    let error: AppError | null = null;
    for (const entry of inOrder(nodes)) {
      const one = editing.run(restoreNodes, { nodes: new Map([entry]) });
      if (!one.ok) error ??= one.error;
    }
    return error;
  }

  return {
    offer,
    start,
    restore,
    async dismiss() {
      const found = offer.getState();
      if (!found) return;
      await forget(found.tab);
      await next();
    },
  };
}
