import type { Result } from '#schemas/result.ts';
import { fail } from '#schemas/result.ts';
import type { Position } from '../../../model/commands/insert.ts';
import { moveNodes } from '../../../model/commands/move.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { type SlotKey, slotKeyOf } from '../../../model/document/node-store.ts';
import type { TreeEntry } from './tree-entry.ts';

export type DropSide = 'before' | 'on' | 'after';

/** Returns the position of a drop, or the error why nothing can be dropped there. */
export function dropPosition(
  editing: Editing,
  ids: readonly string[],
  entry: TreeEntry,
  side: DropSide,
): Result<Position> {
  const positions = side === 'on' ? endsOf(editing, ids, entry) : beside(editing, ids, entry, side);
  const checked = positions.map((position) => {
    const plan = editing.check(moveNodes, { ids, ...position });
    return plan.ok ? ({ ok: true, value: position } as const) : plan;
  });
  return checked.find(({ ok }) => ok) ?? checked[0] ?? fail('slotUnknown');
}

function endsOf({ nodes }: Editing, ids: readonly string[], { slotKeys }: TreeEntry): Position[] {
  return slotKeys.map((slotKey) => ({
    slotKey,
    index: staying(nodes.children(slotKey), ids).length,
  }));
}

function beside(
  { nodes }: Editing,
  ids: readonly string[],
  { kind, id }: TreeEntry,
  side: 'before' | 'after',
): Position[] {
  const node = kind === 'node' && id !== null ? nodes.get(id) : undefined;
  if (!node) return [];
  const slotKey: SlotKey = slotKeyOf(node);
  const siblings = nodes.children(slotKey);
  const at = siblings.indexOf(node.id) + (side === 'after' ? 1 : 0);
  return [{ slotKey, index: staying(siblings.slice(0, at), ids).length }];
}

/** Positions are counted without the moved nodes. */
function staying(list: readonly string[], ids: readonly string[]): readonly string[] {
  return list.filter((id) => !ids.includes(id));
}
