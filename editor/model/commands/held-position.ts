import type { Editing } from '../document/editing.ts';
import type { NodeStore, SlotKey } from '../document/node-store.ts';
import type { Position } from './insert.ts';

/** A position that stays correct while nodes around it are added and removed. */
export interface HeldPosition {
  /** The position after its last remaining neighbour; null once the parent is gone. */
  readonly now: () => Position | null;
  /** Counts inserted nodes among those before the position. */
  readonly passed: (ids: readonly string[]) => void;
}

export function holdPosition(
  { nodes }: Pick<Editing, 'nodes'>,
  { slotKey, index }: Position,
): HeldPosition {
  const before = new Set(nodes.children(slotKey).slice(0, index));
  return {
    now() {
      if (!hasSlot(nodes, slotKey)) return null;
      return { slotKey, index: nodes.children(slotKey).findLastIndex((id) => before.has(id)) + 1 };
    },
    passed(ids) {
      for (const id of ids) before.add(id);
    },
  };
}

/** Checks that the slot's element still exists; it may have been removed meanwhile. */
export function hasSlot(nodes: NodeStore, slotKey: SlotKey): boolean {
  return (
    slotKey.includes(':') || nodes.get(slotKey.slice(0, slotKey.lastIndexOf('/'))) !== undefined
  );
}
