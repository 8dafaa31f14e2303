import { type FieldPath } from './node-field.ts';

/** Both changed a field differently: the page shows mine, the server has theirs. */
export interface FieldConflict {
  readonly kind: 'field';
  readonly id: string;
  readonly path: FieldPath;
}

/** They removed an element with unsaved changes of mine: it still exists here. */
export interface RemovedByThem {
  readonly kind: 'removedByThem';
  /** The topmost element that they removed. */
  readonly id: string;
}

/** I removed an element in which they continued to work: it is gone only here. */
export interface RemovedByMe {
  readonly kind: 'removedByMe';
  readonly id: string;
  /** Elements that they moved into it and that are elsewhere here. */
  readonly moved: readonly string[];
}

export type Conflict = FieldConflict | RemovedByThem | RemovedByMe;

export type Choice = 'mine' | 'theirs';

export function conflictKey(conflict: Conflict): string {
  const path = conflict.kind === 'field' ? conflict.path.join('/') : '';
  return `${conflict.kind} ${conflict.id} ${path}`;
}

/** Returns the list with a conflict added, replacing an earlier one of the same element or field. */
export function withConflict(list: readonly Conflict[], added: Conflict): readonly Conflict[] {
  const key = conflictKey(added);
  const before = list.find((conflict) => conflictKey(conflict) === key);
  if (!before) return [...list, added];
  return list.map((conflict) => (conflict === before ? joined(before, added) : conflict));
}

function joined(before: Conflict, added: Conflict): Conflict {
  if (before.kind !== 'removedByMe' || added.kind !== 'removedByMe') return added;
  return {
    ...added,
    moved: [...new Set([...before.moved, ...added.moved])],
  };
}
