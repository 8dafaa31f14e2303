import type { Result } from '#schemas/result.ts';
import { fail } from '#schemas/result.ts';
import { hasSlot } from '../../commands/held-position.ts';
import { checkInsert, type Position } from '../../commands/insert.ts';
import type { Editing } from '../../document/editing.ts';
import { insertPosition } from '../../overlay/move-actions.ts';
import type { UiStore } from '../../shell/ui-store.ts';

/**
 * Returns where an item is inserted: at the explicit position, otherwise after the selection, otherwise at
 * the end.
 */
export function targetPosition(editing: Editing, ui: UiStore): Position | null {
  const { insertAt } = ui.getState();
  return insertAt && hasSlot(editing.nodes, insertAt.slotKey)
    ? insertAt
    : insertPosition({ editing });
}

/** Returns why a block of this type is not allowed at a position. */
export function mayInsert(editing: Editing, type: string, position: Position | null): Result<true> {
  return position ? checkInsert(editing, type, position) : fail('notFound');
}
