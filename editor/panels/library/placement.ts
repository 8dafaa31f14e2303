import type { Result } from '#schemas/result.ts';
import { fail, ok } from '#schemas/result.ts';
import { insertBlock, newBlock, type Position } from '../../commands/insert.ts';
import type { NodeInput } from '../../commands/node-input.ts';
import type { Editing } from '../../document/editing.ts';
import { insertPosition } from '../../overlay/move-actions.ts';
import type { UiStore } from '../../shell/ui-store.ts';

/** Where what is chosen goes: where insertion was asked for, else behind the selection, else at the end. */
export function targetPosition(editing: Editing, ui: UiStore): Position | null {
  const { insertAt } = ui.getState();
  return insertAt && isThere(editing, insertAt) ? insertAt : insertPosition({ editing });
}

/** The element that a place lies in may have been removed meanwhile. */
function isThere({ nodes }: Editing, { place }: Position): boolean {
  return place.includes(':') || nodes.get(place.slice(0, place.lastIndexOf('/'))) !== undefined;
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

/** Puts a block where it was asked for, in this language alone when that is switched on. */
export function insertAtTarget(editing: Editing, ui: UiStore, input: NodeInput): Result<unknown> {
  const position = targetPosition(editing, ui);
  if (!position) return fail('notFound');
  const only = ui.getState().onlyThisLanguage ? { only: editing.language } : {};
  const done = editing.run(insertBlock, { ...position, ...only, input });
  if (done.ok && ui.getState().insertAt) {
    ui.setState({ insertAt: { ...position, index: position.index + 1 } });
  }
  return done;
}
