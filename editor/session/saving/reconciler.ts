import { createStore, type StoreApi } from 'zustand/vanilla';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { type Choice, type Conflict, conflictKey, withConflict } from './conflict.ts';
import { mergeNode } from './merge-node.ts';
import { fieldOf, withoutField } from './node-field.ts';
import { createOrphans } from './orphans.ts';
import { createServerCopy, type ServerCopy } from './server-copy.ts';
import { createSettle } from './settle.ts';
import { mergeServerChanges, type News, removedRoot, type TakenIn } from './take-in.ts';
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
  readonly mergeServerChanges: (news: News) => TakenIn;
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
  const conflicts = createStore<readonly Conflict[]>(() => []);
  const touched = new Set<string>();
  const unlocked = new Set<string>();
  const refused = new Map<string, EditNode | null>();
  const lastSeen = new Map<string, EditNode | null>();
  const underWay = new Map<string, (EditNode | null)[]>();
  const ports = { get, ids: nodes.ids, known, touched, lastSeen, blocks, isOwn, mayBeRemoved };

  function isOwn(id: string, node: EditNode | null): boolean {
    return underWay.get(id)?.some((sent) => isSameNode(sent, node)) ?? false;
  }

  function mayBeRemoved(id: string): boolean {
    return underWay.get(id)?.includes(null) ?? false;
  }

  const settle = createSettle({ editing, known, touched, receive });
  const orphans = createOrphans({
    editing,
    known,
    touched,
    conflicts: conflicts.getState,
    setConflicts,
    receive,
  });
  const here = () => ({ get, known, touched, unlocked, conflicts: conflicts.getState(), refused });

  function receive(next: ReadonlyMap<string, EditNode | null>): void {
    if (next.size > 0) editing.receive(next);
  }

  function setConflicts(given: readonly Conflict[]): void {
    const before = conflicts.getState();
    const list = given.reduce(withRemovals, given.reduce(withRemaining, given));
    const kept = list.filter((conflict) => isOpen(conflict));
    const isSame = kept.length === before.length && kept.every((each, at) => each === before[at]);
    if (!isSame) conflicts.setState(kept, true);
    const back = list.flatMap((each) => (each.kind === 'removedByMe' && get(each.id) ? each : []));
    for (const { moved } of back) receive(new Map(moved.map((id) => [id, known.get(id)])));
  }

  /** Removing an element does not resolve the conflicts inside it. */
  function withRemovals(list: readonly Conflict[], conflict: Conflict): readonly Conflict[] {
    const theirs = known.get(conflict.id);
    if (conflict.kind !== 'field' || get(conflict.id) || !theirs) return list;
    const root = removedRoot(get, known, conflict.id);
    const seen = lastSeen.get(conflict.id) ?? theirs;
    lastSeen.set(conflict.id, withoutField(seen, conflict.path));
    return root === null ? list : withConflict(list, { kind: 'removedByMe', id: root, moved: [] });
  }

  /** If an element exists again, elements inside it that are still removed stay in conflict. */
  function withRemaining(list: readonly Conflict[], conflict: Conflict): readonly Conflict[] {
    if (conflict.kind !== 'removedByMe' || !get(conflict.id)) return list;
    return known
      .subtree(conflict.id)
      .filter((id) => lastSeen.has(id) && !get(id))
      .map((id) => removedRoot(get, known, id) ?? id)
      .reduce((all, id) => withConflict(all, { kind: 'removedByMe', id, moved: [] }), list);
  }

  function isOpen(conflict: Conflict): boolean {
    const [mine, theirs] = [get(conflict.id), known.get(conflict.id)];
    if (conflict.kind === 'removedByThem') return mine !== null && theirs === null;
    if (conflict.kind === 'removedByMe') return mine === null && theirs !== null;
    if (!mine || !theirs) return false;
    return !isEqual(fieldOf(mine, conflict.path), fieldOf(theirs, conflict.path));
  }

  /** Merges restored nodes with what others changed in them while they were removed here. */
  function joinReturned(): void {
    const next = new Map<string, EditNode | null>();
    const contested: Conflict[] = [];
    for (const [id, base] of lastSeen) {
      const [mine, theirs] = [get(id), known.get(id)];
      if (!theirs) lastSeen.delete(id);
      else if (mine) {
        const merged = mergeNode(base, mine, theirs, blocks);
        next.set(id, merged.node);
        contested.push(...merged.conflicts.map((path) => ({ kind: 'field', id, path }) as const));
        lastSeen.delete(id);
      } else if (base === null && (theirs.parent === null || get(theirs.parent))) {
        next.set(id, theirs);
        lastSeen.delete(id);
      }
    }
    receive(next);
    if (contested.length > 0) setConflicts(contested.reduce(withConflict, conflicts.getState()));
  }

  return {
    known,
    conflicts,
    unsaved: () => unsavedIds(here()),
    writes() {
      orphans.contest();
      return unsavedWrites(here());
    },
    sent(writes) {
      for (const { id, node } of writes) underWay.set(id, [...(underWay.get(id) ?? []), node]);
    },
    stored(writes) {
      for (const { id, base, node } of writes) {
        known.set(id, node, base);
        if (!node?.locked) unlocked.delete(id);
      }
      setConflicts(conflicts.getState());
    },
    refuse(nodes) {
      for (const [id, node] of nodes) refused.set(id, node);
    },
    mergeServerChanges(news) {
      const taken = mergeServerChanges(ports, news, conflicts.getState());
      underWay.clear();
      receive(taken.next);
      setConflicts(taken.conflicts);
      return taken;
    },
    resolve(conflict, choice) {
      settle(conflict, choice);
      const key = conflictKey(conflict);
      setConflicts(conflicts.getState().filter((each) => conflictKey(each) !== key));
    },
    touch(ids) {
      for (const id of ids) {
        touched.add(id);
        if (known.get(id)?.locked && get(id)?.locked === false) unlocked.add(id);
      }
      if (lastSeen.size > 0) joinReturned();
      orphans.rescue();
      if (conflicts.getState().length > 0) setConflicts(conflicts.getState());
    },
    isUnlocked: (id) => unlocked.has(id),
    refusedIds: () => [...refused].flatMap(([id, node]) => (get(id) === node ? id : [])),
  };
}
