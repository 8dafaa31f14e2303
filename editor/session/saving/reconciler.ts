import type { StoreApi } from 'zustand/vanilla';
import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { Choice, Conflict } from './conflict.ts';
import { joinReturned } from './join-returned.ts';
import { createLocalChanges } from './local-changes.ts';
import {
  type MergedChanges,
  mergeServerChanges,
  type ServerNodes,
} from './merge-server-changes.ts';
import { createOpenConflicts } from './open-conflicts.ts';
import { createOrphans } from './orphans.ts';
import { createConflictResolver } from './resolve-conflict.ts';
import { createSentWrites } from './sent-writes.ts';
import { createServerCopy, type ServerCopy } from './server-copy.ts';
import { unsavedIds, unsavedWrites } from './unsaved.ts';

/** Tracks the local and the server's version of all nodes, and their differences. */
export interface Reconciler {
  readonly known: ServerCopy;
  readonly conflicts: StoreApi<readonly Conflict[]>;
  /** Ids of all nodes that differ from the server's version. */
  readonly unsaved: () => string[];
  /** Changes that can be sent now, without those that wait for a decision. */
  readonly writes: () => NodeWrite[];
  /** Call when writes were sent, so that they are recognised as own changes when they come back. */
  readonly sent: (writes: readonly NodeWrite[]) => void;
  /** Call when the server has stored the writes. */
  readonly stored: (writes: readonly NodeWrite[]) => void;
  /** Call when the server refused these versions. They are sent again once they change. */
  readonly refuse: (nodes: ReadonlyMap<string, EditNode | null>) => void;
  readonly mergeServerChanges: (changed: ServerNodes) => MergedChanges;
  readonly resolve: (conflict: Conflict, choice: Choice) => void;
  /** Marks nodes as possibly different from the server's version. */
  readonly touch: (ids: Iterable<string>) => void;
  readonly refusedIds: () => string[];
  /** Whether a node locked on the server was unlocked here, even if it has been locked again since. */
  readonly isUnlocked: (id: string) => boolean;
}

export function createReconciler(editing: Editing): Reconciler {
  const { nodes, blocks } = editing;
  const get = (id: string) => nodes.get(id) ?? null;
  const known = createServerCopy([...nodes.ids()].flatMap((id) => get(id) ?? []));
  const versions = { get, known, lastSeen: new Map<string, EditNode | null>() };
  const local = createLocalChanges(get, known);
  const sent = createSentWrites();
  const conflicts = createOpenConflicts(versions, receive);
  const { touched } = local;
  const resolveConflict = createConflictResolver({ editing, known, touched, receive });
  const orphans = createOrphans({ editing, known, touched, conflicts, receive });
  const here = () => ({ ...local, get, known, conflicts: conflicts.list() });

  function receive(next: ReadonlyMap<string, EditNode | null>): void {
    if (next.size > 0) editing.receive(next);
  }

  function receiveReturned(): void {
    const returned = joinReturned(versions, blocks);
    receive(returned.next);
    conflicts.add(returned.conflicts);
  }

  return {
    known,
    conflicts: conflicts.store,
    unsaved: () => unsavedIds(here()),
    writes() {
      orphans.contest();
      return unsavedWrites(here());
    },
    sent: sent.add,
    stored(writes) {
      local.stored(writes);
      for (const { id, base, node } of writes) known.set(id, node, base);
      conflicts.recheck();
    },
    refuse: local.refuse,
    mergeServerChanges(changed) {
      const ports = { ...versions, ids: nodes.ids, touched, blocks, sent };
      const merged = mergeServerChanges(ports, changed, conflicts.list());
      sent.clear();
      receive(merged.next);
      conflicts.set(merged.conflicts);
      return merged;
    },
    resolve(conflict, choice) {
      resolveConflict(conflict, choice);
      conflicts.drop(conflict);
    },
    touch(ids) {
      local.touch(ids);
      if (versions.lastSeen.size > 0) receiveReturned();
      orphans.rescue();
      conflicts.recheck();
    },
    isUnlocked: (id) => local.unlocked.has(id),
    refusedIds: local.refusedIds,
  };
}
