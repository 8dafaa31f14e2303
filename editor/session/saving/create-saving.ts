import type { StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '#runtime/api/client.ts';
import type { SyncInput } from '#schemas/api/cms-drafts.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { NodeChange } from '../../model/document/node-store.ts';
import { openRemaining } from '../../model/document/open-documents.ts';
import type { Choice, Conflict } from './conflict.ts';
import { createJournal } from './journal.ts';
import type { UnsavedNode } from './journal-record.ts';
import type { JournalStorage } from './journal-storage.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { createRecovery, lockName, type Recovery } from './recovery.ts';
import { createSavingStore, type SavingStore } from './saving-state.ts';
import type { SignIn } from './sign-in.ts';
import { createSync, isPassing } from './sync.ts';
import type { TabLocks } from './tab-locks.ts';
import type { Timers } from './timers.ts';

export interface SavingPorts {
  readonly editing: Editing;
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Timers;
  readonly storage: JournalStorage;
  readonly locks: TabLocks;
  readonly signIn: SignIn;
  /** Sends without waiting for a response, while the page is being closed. */
  readonly sendLeaving: (input: SyncInput) => void;
  /** Id of the tab. */
  readonly tab: string;
  readonly user: string;
  /** The server's clock when the documents were read. */
  readonly clock: number;
}

/** Saves the work of this tab: in the browser within a second, on the server within ten. */
export interface Saving {
  readonly state: SavingStore;
  readonly conflicts: StoreApi<readonly Conflict[]>;
  readonly recovery: Recovery;
  readonly known: Reconciler['known'];
  /** Saves to the server now. Returns true when nothing is unsaved afterwards. */
  readonly flush: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
  readonly resolve: (conflict: Conflict, choice: Choice) => void;
  /**
   * Signs in again and saves. Returns null or the reason for the failure. `''`: signed in, but not as an
   * editor.
   */
  readonly signIn: SignIn;
  /** Call when someone signed in or out in another tab. Saving pauses unless the same user is signed in. */
  readonly personChanged: () => Promise<void>;
  /** Like `flush`, and also writes the journal of this browser. */
  readonly settle: () => Promise<boolean>;
  /** Replaces documents with the server's version, e.g. after their draft was discarded. */
  readonly replace: (document: DocumentKey, nodes: SyncNodes) => void;
  /** Sets whether the page is visible. */
  readonly watch: (isWatched: boolean) => void;
  /** Call when the page is hidden or closed: writes what is not saved yet. */
  readonly leave: (isClosing: boolean) => void;
  readonly stop: () => void;
}

type SyncNodes = Parameters<Editing['open']>[1];

export function createSaving(ports: SavingPorts): Saving {
  const { editing, api, timers, storage, locks, tab, user, clock } = ports;
  const state = createSavingStore();
  const reconciler = createReconciler(editing);
  const journal = createJournal({
    storage,
    timers,
    state,
    tab,
    user,
    unsaved,
    history: editing.history.getState,
  });
  const onResponse = (foreign: readonly string[]) => {
    markChanged(foreign.flatMap((id) => editing.nodes.get(id)?.document ?? []));
    journal.note();
  };
  const sync = createSync({
    editing,
    reconciler,
    api,
    timers,
    state,
    client: tab,
    clock,
    onResponse,
  });
  const recovery = createRecovery({
    editing,
    storage,
    locks,
    journal,
    open: (documents) => openRemaining(editing, api, documents),
    user,
  });

  function unsaved(): UnsavedNode[] {
    return reconciler.unsaved().map((id) => ({
      id,
      base: reconciler.known.get(id),
      mine: editing.nodes.get(id) ?? null,
      ...(reconciler.isUnlocked(id) && { isUnlocked: true }),
    }));
  }

  /** Marks documents as changed at once, before the next response from the server does. */
  function markChanged(keys: readonly DocumentKey[]): void {
    const changed = [...new Set(keys)].flatMap((key) => {
      const document = editing.documents.get(key);
      return document && !document.changed ? [{ ...document, changed: true }] : [];
    });
    if (changed.length > 0) editing.open(changed, []);
  }

  function edited(changes: readonly NodeChange[]): void {
    reconciler.touch(changes.map(({ before, after }) => (after ?? before)?.id ?? ''));
    markChanged(changes.flatMap(({ before, after }) => (after ?? before)?.document ?? []));
    sync.edited();
    // The server keeps locked nodes in place, so it must receive the unlocking before the move.
    if (changes.some(({ before, after }) => before?.locked && after?.locked === false)) {
      void sync.flush();
    }
    journal.note();
  }

  const stops = [
    // Subscribed first, so that a local edit is not mistaken for an opened document.
    followOpened(editing, reconciler),
    editing.onEdit((_label, changes) => edited(changes)),
    editing.selection.subscribe((now, before) => {
      if (now.ids !== before.ids) sync.selected();
    }),
    sync.stop,
    journal.stop,
  ];
  void locks.hold(lockName(tab));
  void recovery.start();
  sync.watch(true);

  return {
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
    async personChanged() {
      const profile = await api.call('user.adminProfile', {});
      const isGone = !profile.ok && isPassing(profile.error);
      if (!isGone) await sync.hold(!profile.ok || String(profile.value.id) !== user);
    },
    async settle() {
      const isSaved = await sync.flush();
      await journal.write();
      return isSaved;
    },
    async signIn(username, password) {
      const error = await ports.signIn(username, password);
      if (error !== null) return error;
      await sync.hold(false);
      await sync.flush();
      return state.getState().status === 'signedOut' ? '' : null;
    },
    replace(document, nodes) {
      const gone = reconciler.known.documents().has(document) ? idsOf(editing, document) : [];
      const news = new Map<string, SyncNodes[number] | null>(gone.map((id) => [id, null]));
      for (const node of nodes) news.set(node.id, node);
      for (const [id, node] of news) reconciler.known.set(id, node);
      editing.receive(news);
      journal.note();
    },
    watch: sync.watch,
    leave(isClosing) {
      void journal.write();
      if (!isClosing) void sync.flush();
      else {
        const input = sync.input();
        if (input.writes.length > 0 && state.getState().status !== 'signedOut') {
          reconciler.sent(input.writes);
          ports.sendLeaving(input);
        }
      }
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

function idsOf({ nodes }: Editing, document: DocumentKey): string[] {
  return [...nodes.ids()].filter((id) => nodes.get(id)?.document === document);
}

/** Documents opened later came from the server. Unsaved work in them must not be overwritten. */
function followOpened(editing: Editing, reconciler: Reconciler): () => void {
  let applied: readonly NodeChange[] = [];
  const forget = () => {
    applied = [];
  };
  const stops = [
    editing.nodes.subscribeAll((changes) => {
      applied = changes;
      queueMicrotask(forget);
    }),
    editing.onEdit(forget),
    editing.documentsChanged.subscribe(() => {
      const opened = applied.filter(
        ({ after }) => after && reconciler.known.get(after.id) !== after,
      );
      const before = opened.flatMap((change) => change.before ?? []);
      if (before.length > 0) editing.receive(byId(before));
      reconciler.mergeServerChanges(byId(opened.flatMap(({ after }) => after ?? [])));
      forget();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const byId = (nodes: SyncNodes) => new Map(nodes.map((node) => [node.id, node]));
