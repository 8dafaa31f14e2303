import type { Result } from '#schemas/result.ts';
import { fail } from '#schemas/result.ts';
import { hasPlace } from '../../commands/held-position.ts';
import { checkInsert, type Position } from '../../commands/insert.ts';
import type { Editing } from '../../document/editing.ts';
import { insertPosition } from '../../overlay/move-actions.ts';
import type { UiStore } from '../../shell/ui-store.ts';

/** Where what is chosen goes: where insertion was asked for, else behind the selection, else at the end. */
export function targetPosition(editing: Editing, ui: UiStore): Position | null {
  const { insertAt } = ui.getState();
  return insertAt && hasPlace(editing.nodes, insertAt.place)
    ? insertAt
    : insertPosition({ editing });
}

/** Why a block of this type may not stand at a position. */
export function mayInsert(editing: Editing, type: string, position: Position | null): Result<true> {
  return position ? checkInsert(editing, type, position) : fail('notFound');
}
