import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import type { Editing } from '../../model/document/editing.ts';
import { adoptHistory, isCurrent } from './adopt-history.ts';
import type { Journal } from './journal.ts';
import type { JournalStorage } from './journal-storage.ts';
import { createLeftJournals } from './left-journals.ts';
import { putBack } from './put-back.ts';
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

export function createRecovery(ports: RecoveryPorts): Recovery {
  const { editing, open } = ports;
  const offer = createStore<RestoreOffer | null>(() => null);
  const journals = createLeftJournals(ports);
  const get = (id: string) => editing.nodes.get(id) ?? null;

  /** Makes the next offer, and deletes journals without any unsaved changes. */
  async function next(): Promise<void> {
    for (let record = journals.first(); record; record = journals.first()) {
      // Loads the documents of all nodes: a node that is not loaded would look removed.
      await open(record.unsaved.flatMap(({ base }) => base?.document ?? []));
      const found = offerOf(record, get, editing.blocks);
      if (found) {
        offer.setState(found, true);
        return;
      }
      adoptHistory(editing, record.history);
      await journals.forget(record.tab);
    }
    offer.setState(null, true);
  }

  return {
    offer,
    async start() {
      await journals.read();
      const latest = journals.first();
      if (latest?.unsaved.length === 0) adoptHistory(editing, latest.history);
      await next();
    },
    async restore(chosen) {
      const found = offer.getState();
      const record = found && journals.of(found.tab);
      if (!record) return null;
      const before = editing.history.getState();
      const error = putBack(editing, record, withNeeded(found, chosen, get));
      const rest = error && offerOf(record, get, editing.blocks);
      if (error && rest) {
        offer.setState(rest, true);
        return error;
      }
      if (before.entries.length === 0 && isCurrent(editing, record.history)) {
        editing.history.setState(before);
        adoptHistory(editing, record.history);
      }
      await journals.forget(found.tab);
      await next();
      return null;
    },
    async dismiss() {
      const found = offer.getState();
      if (!found) return;
      await journals.forget(found.tab);
      await next();
    },
  };
}
