import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Conflict } from './conflict.ts';
import { mergeNode } from './merge-node.ts';
import type { Versions } from './versions.ts';

interface Returned {
  readonly next: Map<string, EditNode | null>;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges restored nodes with what others changed in them while they were removed here. Removes them from
 * `lastSeen`.
 */
export function joinReturned(versions: Versions, blocks: EditorBlocks): Returned {
  const { get, known, lastSeen } = versions;
  const next = new Map<string, EditNode | null>();
  const conflicts: Conflict[] = [];
  for (const [id, base] of lastSeen) {
    const [mine, theirs] = [get(id), known.get(id)];
    const isNew = base === null && isAttached(theirs);
    if (mine && theirs) {
      const merged = mergeNode(base, mine, theirs, blocks);
      next.set(id, merged.node);
      conflicts.push(...merged.conflicts.map((path) => ({ kind: 'field', id, path }) as const));
    } else if (isNew) next.set(id, theirs);
    if (!theirs || mine || isNew) lastSeen.delete(id);
  }
  return { next, conflicts };

  function isAttached(node: EditNode | null): boolean {
    return node !== null && (node.parent === null || get(node.parent) !== null);
  }
}
