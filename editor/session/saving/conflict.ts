import { type FieldPath } from './node-field.ts';

/** Both editors changed a field differently. The page shows the local value, the server has the other one. */
export interface FieldConflict {
  readonly kind: 'field';
  readonly id: string;
  readonly path: FieldPath;
}

/** Another editor removed an element with unsaved local changes. The element still exists on this page. */
export interface RemovedByThem {
  readonly kind: 'removedByThem';
  /** The topmost removed element. */
  readonly id: string;
}

/**
 * This user removed an element in which another editor continued to work. It is removed only on this page.
 */
export interface RemovedByMe {
  readonly kind: 'removedByMe';
  readonly id: string;
  /** Elements that the other editor moved into the removed element, and that are elsewhere on this page. */
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
