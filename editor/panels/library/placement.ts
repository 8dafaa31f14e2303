import type { Result } from '#schemas/result.ts';
import { fail, ok } from '#schemas/result.ts';
import { hasPlace } from '../../commands/held-position.ts';
import { insertBlock, newBlock, type Position } from '../../commands/insert.ts';
import type { NodeInput } from '../../commands/node-input.ts';
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

const inputs = new WeakMap<object, NodeInput>();

/** Why a block of this type may not stand at a position. */
export function mayInsert(editing: Editing, type: string, position: Position | null): Result<true> {
  const block = editing.blocks[type];
  if (!block || !position) return fail('notFound');
  const input = inputs.get(block) ?? newBlock(editing, type);
  inputs.set(block, input);
  const plan = editing.check(insertBlock, { ...position, input });
  return plan.ok ? ok(true) : plan;
}
