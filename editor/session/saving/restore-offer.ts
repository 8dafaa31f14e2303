import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { currentHandler } from '#schemas/block/former-handlers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { withKnownParts } from '../../model/document/equal.ts';
import type { JournalRecord, UnsavedNode } from './journal-record.ts';
import { mergeNode } from './merge-node.ts';
import { lineOf } from './server-copy.ts';

/** A node of a journal beside its current version. */
export interface OfferedNode {
  readonly id: string;
  readonly now: EditNode | null;
  /** The node after restoring: changes of others stay, and the unsaved input is added. */
  readonly restored: EditNode | null;
}

/** Unsaved changes of an earlier tab. */
export interface RestoreOffer {
  readonly tab: string;
  /** Time of the last entry, ms since 1970. */
  readonly at: number;
  readonly nodes: readonly OfferedNode[];
}

/** Returns the offer for a journal; null if the current content already includes all of its changes. */
export function offerOf(
  { tab, at, unsaved }: JournalRecord,
  get: (id: string) => EditNode | null,
  blocks: EditorBlocks,
): RestoreOffer | null {
  const nodes = unsaved.flatMap((node): OfferedNode[] => {
    const now = get(node.id);
    const restored = restoredNode(node, now, blocks);
    return isSameNode(now, restored) ? [] : [{ id: node.id, now, restored }];
  });
  return nodes.length > 0 ? { tab, at, nodes } : null;
}

function restoredNode(
  { base, mine }: UnsavedNode,
  now: EditNode | null,
  blocks: EditorBlocks,
): EditNode | null {
  if (!mine) return null;
  if (!now) return { ...mine, handler: currentHandler(blocks, mine.handler) };
  const known = base && withKnownParts(now, base);
  return mergeNode(known, withKnownParts(known, withKnownParts(now, mine)), now, blocks).node;
}

/**
 * Returns the chosen nodes with those they need: parents to be restored, and nodes inside removed elements.
 * Parents first.
 */
export function withNeeded(
  { nodes }: RestoreOffer,
  chosen: ReadonlySet<string>,
  get: (id: string) => EditNode | null,
): Map<string, EditNode | null> {
  const offered = new Map(nodes.map((node) => [node.id, node]));
  const then = (id: string) => offered.get(id)?.restored ?? get(id);
  const wanted = new Set(chosen);
  for (const id of chosen) {
    for (const { id: above } of lineOf(then, id)) if (!get(above)) wanted.add(above);
  }
  for (const { id, restored } of nodes) {
    const isInside = lineOf(get, id).some((above) => chosen.has(above.id) && isRemoved(above.id));
    if (restored === null && isInside) wanted.add(id);
  }
  const depth = (id: string) => lineOf(then, id).length;
  const ids = [...wanted].filter((id) => offered.has(id)).sort((a, b) => depth(a) - depth(b));
  return new Map(ids.map((id) => [id, offered.get(id)?.restored ?? null]));

  function isRemoved(id: string): boolean {
    return offered.get(id)?.restored === null;
  }
}
