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
  /** Sends without waiting for a response, while the page is being left. */
  readonly sendLeaving: (input: SyncInput) => void;
  /** One per open tab. */
  readonly tab: string;
  readonly user: string;
  /** The server's counter when the documents were read. */
  readonly clock: number;
}

/** Keeps the work of this tab safe: here within a second, at the server within ten. */
export interface Saving {
  readonly state: SavingStore;
  readonly conflicts: StoreApi<readonly Conflict[]>;
  readonly recovery: Recovery;
  readonly known: Reconciler['known'];
  /** Asks the server now; true when nothing is unsaved afterwards. */
  readonly flush: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
  readonly resolve: (conflict: Conflict, choice: Choice) => void;
  /** Signs in again and saves; null or why it failed. `''`: signed in, but not as an editor. */
  readonly signIn: SignIn;
  /** Somebody signed in or out in another tab: what is edited here is saved by this person alone. */
  readonly personChanged: () => Promise<void>;
  /** The same as `flush`, and what this browser keeps of it is written. */
  readonly settle: () => Promise<boolean>;
  /** Takes in documents as the server has them, e.g. after their draft was discarded. */
  readonly replace: (document: DocumentKey, nodes: SyncNodes) => void;
  /** Whether anybody looks at the page. */
  readonly watch: (isWatched: boolean) => void;
  /** The page is hidden or closed: writes what is not safe yet. */
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

  /** A document that differs from what is published says so, before the server is asked again. */
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
    // The server holds what is locked in its place: it must know of the key before of the move.
    if (changes.some(({ before, after }) => before?.locked && after?.locked === false)) {
      void sync.flush();
    }
    journal.note();
  }

  const stops = [
    // First, so that what was just edited is not taken for opened.
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

/** Documents that were opened later came from the server; unsaved work in them is not written over. */
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
      reconciler.takeIn(byId(opened.flatMap(({ after }) => after ?? [])));
      forget();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const byId = (nodes: SyncNodes) => new Map(nodes.map((node) => [node.id, node]));
