import { createStore, type StoreApi } from 'zustand/vanilla';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { type Conflict, conflictKey, withConflict } from './conflict.ts';
import { fieldOf, withoutField } from './node-field.ts';
import { removedRoot, type Versions } from './versions.ts';

/** The conflicts that wait for a decision. */
export interface OpenConflicts {
  readonly store: StoreApi<readonly Conflict[]>;
  readonly list: () => readonly Conflict[];
  /** Keeps those of the conflicts that are still open. */
  readonly set: (conflicts: readonly Conflict[]) => void;
  readonly add: (conflicts: readonly Conflict[]) => void;
  readonly drop: (conflict: Conflict) => void;
  /** Drops conflicts that no longer exist. */
  readonly recheck: () => void;
}

export function createOpenConflicts(
  versions: Versions,
  receive: (next: ReadonlyMap<string, EditNode | null>) => void,
): OpenConflicts {
  const { get, known } = versions;
  const store = createStore<readonly Conflict[]>(() => []);
  const list = store.getState;

  function set(given: readonly Conflict[]): void {
    const remaining = given.reduce((all, each) => withRemaining(versions, all, each), given);
    const all = given.reduce((some, each) => withRemovals(versions, some, each), remaining);
    const open = all.filter((conflict) => isOpen(versions, conflict));
    const before = list();
    const isSame = open.length === before.length && open.every((each, at) => each === before[at]);
    if (!isSame) store.setState(open, true);
    const back = all.flatMap((each) => (each.kind === 'removedByMe' && get(each.id) ? each : []));
    for (const { moved } of back) receive(new Map(moved.map((id) => [id, known.get(id)])));
  }

  return {
    store,
    list,
    set,
    add(added) {
      if (added.length > 0) set(added.reduce(withConflict, list()));
    },
    drop(conflict) {
      const key = conflictKey(conflict);
      set(list().filter((each) => conflictKey(each) !== key));
    },
    recheck() {
      if (list().length > 0) set(list());
    },
  };
}

/** Removing an element does not resolve the conflicts inside it. */
function withRemovals(
  versions: Versions,
  list: readonly Conflict[],
  conflict: Conflict,
): readonly Conflict[] {
  const { get, known, lastSeen } = versions;
  const theirs = known.get(conflict.id);
  if (conflict.kind !== 'field' || get(conflict.id) || !theirs) return list;
  const root = removedRoot(versions, conflict.id);
  const seen = lastSeen.get(conflict.id) ?? theirs;
  lastSeen.set(conflict.id, withoutField(seen, conflict.path));
  return root === null ? list : withConflict(list, { kind: 'removedByMe', id: root, moved: [] });
}

/**
 * Elements that are still removed stay in conflict when the root of their conflict exists again, or when its
 * removal reached the server without them.
 */
function withRemaining(
  versions: Versions,
  list: readonly Conflict[],
  conflict: Conflict,
): readonly Conflict[] {
  if (conflict.kind !== 'removedByMe' || isOpen(versions, conflict)) return list;
  const { get, known, lastSeen } = versions;
  const candidates = get(conflict.id) ? known.subtree(conflict.id) : lastSeen.keys();
  return [...candidates]
    .filter((id) => lastSeen.has(id) && !get(id) && known.get(id))
    .map((id) => removedRoot(versions, id) ?? id)
    .reduce((all, id) => withConflict(all, { kind: 'removedByMe', id, moved: [] }), list);
}

function isOpen({ get, known }: Versions, conflict: Conflict): boolean {
  const [mine, theirs] = [get(conflict.id), known.get(conflict.id)];
  if (conflict.kind === 'removedByThem') return mine !== null && theirs === null;
  if (conflict.kind === 'removedByMe') return mine === null && theirs !== null;
  if (!mine || !theirs) return false;
  return !isEqual(fieldOf(mine, conflict.path), fieldOf(theirs, conflict.path));
}
