import type { Result } from '#schemas/result.ts';
import { fail } from '#schemas/result.ts';
import { insertPosition } from '../../../canvas/overlay/move-actions.ts';
import { hasSlot } from '../../../model/commands/held-position.ts';
import { checkInsert, type Position } from '../../../model/commands/insert.ts';
import type { Editing } from '../../../model/document/editing.ts';
import type { UiStore } from '../../../session/ui/ui-store.ts';

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
