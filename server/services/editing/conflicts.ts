import type { EditNode, NodeConflict } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { StoredNode } from '../content/stored-nodes.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Returns writes to nodes changed by others since their base revision, and nodes whose parent was removed by
 * either side.
 */
export function findConflicts(context: WriteContext, orphans: ReadonlyMap<string, EditNode>) {
  const conflicts = new Map<string, NodeConflict>();
  for (const { id, base, node } of context.writes) {
    const stored = context.stored.get(id);
    const theirs = stored?.current ?? null;
    if (revisionOf(stored) === base || isSameNode(node, theirs)) continue;
    conflicts.set(id, { id, theirs });
  }
  for (const { id, parent } of context.after.values()) {
    if (parent === null || context.after.has(parent)) continue;
    const orphan = orphans.get(id);
    if (orphan) conflicts.set(id, { id, theirs: orphan });
    else if (context.written.has(id)) conflicts.set(parent, { id: parent, theirs: null });
  }
  return [...conflicts.values()];
}

/** A missing or removed node has the revision 0. */
const revisionOf = (stored: StoredNode | undefined) => (stored?.current ? stored.revision : 0);

/** Nodes that remain although this batch removes their parent, because another user added them. */
export function orphanIds({ after, written }: WriteContext): string[] {
  return [...after.values()].flatMap(({ id, parent }) =>
    parent !== null && !after.has(parent) && !written.has(id) ? [id] : [],
  );
}
