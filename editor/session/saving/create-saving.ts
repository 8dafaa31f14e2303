import type { StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '#runtime/api/client.ts';
import type { SyncInput } from '#schemas/api/cms-drafts.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { NodeChange } from '../../model/document/node-store.ts';
import { openRemaining } from '../../model/document/open-documents.ts';
import type { Choice, Conflict } from './conflict.ts';
import { markChanged, replaceDocument } from './document-changes.ts';
import { followOpened } from './follow-opened.ts';
import { createJournal } from './journal.ts';
import type { UnsavedNode } from './journal-record.ts';
import type { JournalStorage } from './journal-storage.ts';
import { lockName } from './left-journals.ts';
import type { LogIn } from './log-in.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { createSavingStore, type SavingStore } from './saving-state.ts';
import { createSessionUser, type SessionUser } from './session-user.ts';
import { createSync } from './sync.ts';
import type { TabLocks } from './tab-locks.ts';
import type { Timers } from './timers.ts';

export interface SavingPorts {
  readonly editing: Editing;
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Timers;
  readonly storage: JournalStorage;
  readonly locks: TabLocks;
  readonly logIn: LogIn;
  /** Sends without waiting for a response, while the page is being closed. */
  readonly sendLeaving: (input: SyncInput) => void;
  /** Id of this browser tab. */
  readonly tab: string;
  readonly user: string;
  /** The server's clock when the documents were read. */
  readonly clock: number;
}

/** Saves the work of this tab: in the browser within a second, on the server within ten. */
export interface Saving extends SessionUser {
  readonly state: SavingStore;
  readonly conflicts: StoreApi<readonly Conflict[]>;
  readonly recovery: Recovery;
  readonly known: Reconciler['known'];
  /** Saves to the server now. Returns true when nothing is unsaved afterwards. */
  readonly flush: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
  readonly resolve: (conflict: Conflict, choice: Choice) => void;
  /** Like `flush`, and also writes the journal of this browser. */
  readonly flushAll: () => Promise<boolean>;
  /** Replaces documents with the server's version, e.g. after their draft was discarded. */
  readonly replace: (document: DocumentKey, nodes: readonly EditNode[]) => void;
  /** Sets whether the page is visible. */
  readonly watch: (isWatched: boolean) => void;
  /** Call when the page is hidden or closed: writes what is not saved yet. */
  readonly leave: (isClosing: boolean) => void;
  readonly stop: () => void;
}

export function createSaving(ports: SavingPorts): Saving {
  const parts = createParts(ports);
  const { state, reconciler, journal, sync, recovery } = parts;
  const { editing } = ports;
  const stops = followEdits(ports, parts);
  void ports.locks.hold(lockName(ports.tab));
  void recovery.start();
  sync.watch(true);

  return {
    ...createSessionUser({ ...ports, sync, state }),
    state,
    conflicts: reconciler.conflicts,
    recovery,
    known: reconciler.known,
    flush: sync.flush,
    hasUnsaved: () => reconciler.unsaved().length > 0,
    resolve(conflict, choice) {
      reconciler.resolve(conflict, choice);
      sync.edited();
      journal.note();
    },
    async flushAll() {
      const isSaved = await sync.flush();
      await journal.write();
      return isSaved;
    },
    replace(document, nodes) {
      replaceDocument(editing, reconciler.known, document, nodes);
      journal.note();
    },
    watch: sync.watch,
    leave(isClosing) {
      void journal.write();
      if (isClosing) sendLeaving(ports, parts);
      else void sync.flush();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

type Parts = ReturnType<typeof createParts>;

function createParts(ports: SavingPorts) {
  const { editing, api } = ports;
  const state = createSavingStore();
  const reconciler = createReconciler(editing);
  const journal = createJournal({
    ...ports,
    state,
    unsaved: () => unsavedNodes(editing, reconciler),
    history: editing.history.getState,
  });
  const sync = createSync({
    ...ports,
    reconciler,
    state,
    client: ports.tab,
    onResponse(foreign) {
      markChanged(
        editing,
        foreign.flatMap((id) => editing.nodes.get(id)?.document ?? []),
      );
      journal.note();
    },
  });
  const open = (documents: readonly DocumentKey[]) => openRemaining(editing, api, documents);
  const recovery = createRecovery({ ...ports, journal, open });
  return { state, reconciler, journal, sync, recovery };
}

function unsavedNodes({ nodes }: Editing, reconciler: Reconciler): UnsavedNode[] {
  return reconciler.unsaved().map((id) => ({
    id,
    base: reconciler.known.get(id),
    mine: nodes.get(id) ?? null,
    ...(reconciler.isUnlocked(id) && { isUnlocked: true }),
  }));
}

/** Returns functions that stop it. */
function followEdits({ editing }: SavingPorts, parts: Parts): (() => void)[] {
  const { reconciler, sync, journal } = parts;

  function edited(changes: readonly NodeChange[]): void {
    const nodes = changes.flatMap(({ before, after }) => after ?? before ?? []);
    reconciler.touch(nodes.map(({ id }) => id));
    markChanged(
      editing,
      nodes.map(({ document }) => document),
    );
    sync.edited();
    // The server keeps locked nodes in place, so it must receive the unlocking before the move.
    if (changes.some(({ before, after }) => before?.locked && after?.locked === false)) {
      void sync.flush();
    }
    journal.note();
  }

  return [
    // Subscribed first, so that a local edit is not mistaken for an opened document.
    followOpened(editing, reconciler),
    editing.onEdit((_label, changes) => edited(changes)),
    editing.selection.subscribe((now, before) => {
      if (now.ids !== before.ids) sync.selected();
    }),
    sync.stop,
    journal.stop,
  ];
}

/** The page is closing: nothing waits for the response. */
function sendLeaving(ports: SavingPorts, { state, reconciler, sync }: Parts): void {
  const input = sync.input();
  if (input.writes.length === 0 || state.getState().status === 'loggedOut') return;
  reconciler.sent(input.writes);
  ports.sendLeaving(input);
}
